import type { OrderState, Transition } from '../order/order-change.ts';
import { returnablePieces, withReturnedPieces } from '../order/order-pieces.ts';
import type { OrderStatus } from '../order/order.ts';
import { applyRefund, type RefundRefusal, type RefundRequest } from './order-refund.ts';

/** Statuses in which the pieces of an order are still in the shop. */
const IN_SHOP: readonly OrderStatus[] = ['paid', 'placed', 'packed'];

/** A refund request of staff, for pieces of its line where `quantity` is not 0. */
export interface PieceRefundRequest extends Omit<RefundRequest, 'items'> {
  readonly quantity?: number;
  /** Whether the pieces go back into stock: only before they are shipped. */
  readonly restock?: boolean;
}

/** Whether pieces of an order can go back into stock without a return. */
export function isInShop({ status }: { readonly status: OrderStatus }): boolean {
  return IN_SHOP.includes(status);
}

/**
 * Requests a refund as `applyRefund` does. The order no longer has the pieces that it pays back, so the packing slip leaves
 * them out, and the credit note has their number. Idempotent for the same key, amount, line and pieces.
 */
export function applyPieceRefund(
  state: OrderState,
  { quantity = 0, restock = false, ...request }: PieceRefundRequest,
  now: number,
): Transition | { readonly refusal: RefundRefusal } {
  const { key, line = null, amountPaise } = request;
  if (line === null || quantity === 0) return applyRefund(state, request, now);
  const items = [{ line, quantity, amountPaise }];
  const result = applyRefund(state, { ...request, items }, now);
  if ('refusal' in result || result.state === state) return result;
  const { order, transaction } = result.state;
  // A refund that repeats a failed one pays for pieces that have left the order before.
  if (transaction.refunds.some(({ replacedBy }) => replacedBy === key)) return result;
  if (quantity > returnablePieces(state.order, line)) return { refusal: 'too-many-pieces' };
  if (restock && !isInShop(state.order)) return { refusal: 'restock-after-shipping' };
  const pieces = [{ line, quantity }];
  return {
    state: { order: withReturnedPieces(order, pieces), transaction },
    effects: [
      ...(restock ? [{ effect: 'stock', change: 'restock', pieces, key } as const] : []),
      ...(order.status === 'delivered'
        ? [{ effect: 'sales', change: 'returned', pieces } as const]
        : []),
      ...result.effects,
    ],
  };
}
