import type { OrderStatus } from '../../../src/domain/order/order.ts';
import type { TransitionResult } from './orders.ts';

/** A change of an order as its answer: a `CancelAnswer`, `RefundAnswer` or `MoveAnswer` by what it can be refused for. */
export function transitionAnswer<Refusal>(
  changed: TransitionResult | { readonly refusal: Refusal } | null,
):
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: Refusal | 'not-found' } {
  if (changed === null) return { outcome: 'refused', refusal: 'not-found' };
  if ('refusal' in changed) return { outcome: 'refused', refusal: changed.refusal };
  return { outcome: 'moved', status: changed.state.order.status };
}
