import type { OrderStatus } from '../../../src/domain/order/order.ts';
import type { TransitionResult } from './transition-order.ts';

/**
 * Converts a transition result to the answer of its endpoint, such as `CancelAnswer`, `RefundAnswer` or `MoveAnswer`.
 */
export function transitionAnswer<Refusal>(
  result: TransitionResult | { readonly refusal: Refusal } | null,
):
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: Refusal | 'not-found' } {
  if (result === null) return { outcome: 'refused', refusal: 'not-found' };
  if ('refusal' in result) return { outcome: 'refused', refusal: result.refusal };
  return { outcome: 'moved', status: result.state.order.status };
}
