import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import {
  applyTransition,
  type Effect,
  type OrderState,
  type Transition,
} from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { piecesOf, returnablePieces, withReturnedPieces } from '../order/order-pieces.ts';
import { lineAmount, type MoveRefusal, type Order, type OrderLine } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import { isHeldBack, refundAsLeft } from '../refund/held-refunds.ts';
import type { RefundRefusal } from '../refund/order-refund.ts';
import { applyPieceRefund } from '../refund/refund-pieces.ts';
import { pieceShare } from '../refund/refundable-lines.ts';
import type { ReturnItem } from '../return/return-request.ts';

/** Pieces of a line that are no longer wanted. */
export interface PiecesEdit {
  readonly what: 'pieces';
  readonly item: ReturnItem;
}

/** Why pieces cannot be cancelled. */
export type PiecesRefusal = RefundRefusal | MoveRefusal;

interface Context {
  readonly key: string;
  readonly actor: 'shopper' | 'staff';
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Cancels pieces of a line and puts them back into stock. Their value is their price after their share of bundles and coupon;
 * delivery and fees stay as ordered. A paid order is refunded, and the total of an unpaid cash order falls. Staff may cancel them
 * while the payment is disputed or lost, because no parcel leaves then. Cancelling the last pieces cancels the order.
 */
export function cancelPieces(
  state: OrderState,
  item: ReturnItem,
  { key, actor, now }: Context,
): Transition | { readonly refusal: PiecesRefusal } {
  const { order, transaction } = state;
  const { line, quantity } = item;
  if (!order.lines[line - 1]) return { refusal: 'unknown-line' };
  if (quantity > returnablePieces(order, line)) return { refusal: 'too-many-pieces' };
  const remaining = piecesOf(order).reduce((sum, one) => sum + one.quantity, 0);
  if (quantity === remaining) return applyMove(state, { move: 'cancel', actor }, now);
  const restock: Effect = { effect: 'stock', change: 'restock', pieces: [item], key };
  const amountPaise = pieceShare(state, line, quantity);
  if (isPaidOnDelivery(order.method) && transaction.cashAt === null) {
    return withoutUnpaid(state, item, { amountPaise, restock, key, now });
  }
  const without = { ...state, order: withReturnedPieces(order, [item]) };
  if (amountPaise === 0) return applyTransition(without, now, [restock]);
  const why = 'cancelled-pieces';
  if (actor === 'staff' && isHeldBack(transaction)) {
    const refund = refundAsLeft(without, { items: [{ ...item, amountPaise }], why }, now);
    return applyTransition(refund.state, now, [restock, ...refund.effects]);
  }
  const request = { key, line, quantity, amountPaise, restock: true, why };
  const result = applyPieceRefund(state, request, now);
  if ('refusal' in result) return result;
  // A request that only repeats a failed refund cancels no pieces.
  const isRepeat = result.state.transaction.refunds.some(({ replacedBy }) => replacedBy === key);
  return isRepeat ? { refusal: 'failed-refund' } : result;
}

interface Cancelled {
  /** The price of the pieces after discounts, in paise. */
  readonly amountPaise: Paise;
  /** The pieces that go back into stock; null for none. */
  readonly restock: Effect | null;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Takes pieces out of an unpaid cash order. If it has an invoice, they are credited. */
export function withoutUnpaid(
  { order, transaction }: OrderState,
  item: ReturnItem,
  { amountPaise, restock, key, now }: Cancelled,
): Transition {
  const items = [{ ...item, amountPaise }];
  const credit: Effect = { effect: 'credit-note', key: `cancelled_${key}`, amountPaise, items };
  return applyTransition(
    {
      order: withFewerPieces(order, item, amountPaise),
      transaction: {
        ...transaction,
        amountPaise: paise(transaction.amountPaise - amountPaise),
      },
    },
    now,
    [...(restock ? [restock] : []), ...(order.invoice !== '' && amountPaise > 0 ? [credit] : [])],
  );
}

function withFewerPieces(order: Order, { line, quantity }: ReturnItem, amount: Paise): Order {
  const lines = order.lines.map((one, index) =>
    index === line - 1 ? reducedLine(one, quantity, amount) : one,
  );
  const sum = (of: (one: OrderLine) => number) =>
    paise(lines.reduce((all, one) => all + of(one), 0));
  const discountPaise = sum((one) => one.discountPaise);
  const { totals } = order;
  return {
    ...order,
    lines,
    bundles: withDiscount(order, discountPaise),
    totals: {
      ...totals,
      itemsPaise: sum((one) => one.unitPricePaise * one.quantity),
      mrpPaise: sum((one) => one.unitMrpPaise * one.quantity),
      discountPaise,
      totalPaise: paise(totals.totalPaise - amount),
    },
  };
}

function reducedLine(line: OrderLine, cancelled: number, amount: Paise): OrderLine {
  const quantity = line.quantity - cancelled;
  const rest = lineAmount(line) - amount;
  return {
    ...line,
    quantity,
    discountPaise: paise(line.unitPricePaise * quantity - rest),
    cancelledQuantity: (line.cancelledQuantity ?? 0) + cancelled,
  };
}

/** Splits the lower discount over bundles and coupon in proportion to their earlier parts, and returns the bundles. */
function withDiscount({ bundles, totals }: Order, discount: Paise): Order['bundles'] {
  const savings = bundles.map(({ savingPaise }) => savingPaise);
  const ofBundles = savings.reduce((sum, saving) => sum + saving, 0);
  const ofCoupon = paise(Math.max(0, totals.discountPaise - ofBundles));
  const shares = allocate(discount, [...savings, ofCoupon]);
  return bundles
    .map((bundle, index) => ({ ...bundle, savingPaise: shares[index] ?? paise(0) }))
    .filter(({ savingPaise }) => savingPaise > 0);
}
