import type { InvoiceRefusal } from '../../src/domain/invoice-draft.ts';
import type { RefundRefusal } from '../../src/domain/order-refund.ts';
import type { MoveRefusal, OrderStatus } from '../../src/domain/order.ts';
import type { Changed } from './orders.ts';

/** What a request to move an order answers: where it stands now, or why it was not moved. Nothing was written then. */
export type MoveAnswer =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | {
      readonly outcome: 'refused';
      readonly refusal: MoveRefusal | RefundRefusal | 'not-found';
    }
  /** It could not be packed, because no invoice can be made of it. */
  | { readonly outcome: 'no-invoice'; readonly refusal: InvoiceRefusal };

/** A change as its answer. */
export function moved(
  changed: Changed | { readonly refusal: MoveRefusal | RefundRefusal | 'not-found' } | null,
): MoveAnswer {
  if (changed === null) return { outcome: 'refused', refusal: 'not-found' };
  if ('refusal' in changed) return { outcome: 'refused', refusal: changed.refusal };
  return { outcome: 'moved', status: changed.state.order.status };
}
