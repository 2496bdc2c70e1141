import { withoutUnpaid } from '../order-edit/cancel-pieces.ts';
import { paise } from '../money/money.ts';
import {
  applyTransition,
  type Effect,
  type OrderState,
  type Transition,
} from '../order/order-change.ts';
import { withoutGift, withReturnedPieces } from '../order/order-pieces.ts';
import type { Order } from '../order/order.ts';
import { giftParcel, type OrderParcel, parcelsOf, withParcel } from '../parcel/order-parcel.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { RefundItem } from '../payment/transaction.ts';
import { isHeldBack, refundAsLeft } from '../refund/held-refunds.ts';
import { applyRefund, type RefundRefusal } from '../refund/order-refund.ts';
import { pieceShare } from '../refund/refundable-lines.ts';
import type { ReturnItem } from '../return/return-request.ts';
import { type GoodsCount, isAllSellable } from '../return/returned-parcel.ts';
import { settleParcels, withCashInNext } from './settle-parcels.ts';

/** A parcel that is back, or lost. */
export interface ParcelCheckIn {
  /** What came back of each of its lines. */
  readonly goods: readonly GoodsCount[];
  /** The bank's reference of money that staff have sent back. */
  readonly reference?: string | undefined;
}

/** Checks in a parcel that came back or was lost, and takes its pieces out of the order. `now` is epoch milliseconds. */
export function checkInParcel(
  state: OrderState,
  parcel: OrderParcel,
  { goods, reference }: ParcelCheckIn,
  now: number,
): Transition | { readonly refusal: RefundRefusal | 'goods-not-counted' } {
  const { items, id } = parcel;
  if (!isCounted(items, goods)) return { refusal: 'goods-not-counted' };
  const key = `parcel_${state.order.id}_${id}`;
  const sellable = goods
    .filter((one) => one.sellable > 0)
    .map(({ line, sellable: quantity }) => ({ line, quantity }));
  const restock: readonly Effect[] =
    sellable.length > 0
      ? [{ effect: 'stock', change: 'restock', pieces: sellable, key: `parcel_${id}` }]
      : [];
  const isUnpaid = isPaidOnDelivery(state.order.method) && state.transaction.cashAt === null;
  const result = isUnpaid
    ? withoutUnpaidItems(state, items, { key, now })
    : refundItems(state, items, { key, reference, now });
  if ('refusal' in result) return result;
  const back = { ...parcel, state: 'returned' as const, counts: [...goods], checkedAt: now };
  const without = withParcel(result.state.order, back);
  const order =
    isUnpaid && parcel.collectsCash
      ? { ...without, parcels: [...withCashInNext(parcelsOf(without))] }
      : without;
  const gift = settleGift(order, parcel, goods);
  const effects = [...restock, ...gift.effects, ...result.effects];
  return settleParcels(state, { state: { ...result.state, order: gift.order }, effects }, now);
}

/**
 * Decides about the gift with its parcel: it goes back into stock if it must still be inside, and is gone otherwise. What becomes
 * of the other parcels changes nothing about it.
 */
function settleGift(
  order: Order,
  { id, items }: OrderParcel,
  goods: readonly GoodsCount[],
): ReturnType<typeof withoutGift> {
  if (!order.gift || giftParcel(order)?.id !== id) return { order, effects: [] };
  return isAllSellable(items, goods)
    ? withoutGift(order)
    : { order: { ...order, gift: null }, effects: [] };
}

/** Whether each line of a parcel is counted once, with no more pieces than it had. */
function isCounted(items: readonly ReturnItem[], goods: readonly GoodsCount[]): boolean {
  return (
    goods.length === items.length &&
    items.every(({ line, quantity }) =>
      goods.some((one) => one.line === line && one.sellable + one.damaged <= quantity),
    )
  );
}

interface ItemContext {
  readonly key: string;
  readonly reference?: string | undefined;
  readonly now: number;
}

/**
 * Takes pieces out of a paid order and refunds their price, or records that staff have returned it. An open or lost dispute holds
 * back the money, never the goods.
 */
function refundItems(
  state: OrderState,
  items: readonly ReturnItem[],
  { key, reference, now }: ItemContext,
): Transition | { readonly refusal: RefundRefusal } {
  const priced = items.map(({ line, quantity }) => ({
    line,
    quantity,
    amountPaise: pieceShare(state, line, quantity),
  }));
  const amountPaise = paise(priced.reduce((sum, one) => sum + one.amountPaise, 0));
  const without = { ...state, order: withReturnedPieces(state.order, items) };
  if (amountPaise === 0) return applyTransition(without, now, []);
  const why = 'parcel-returned';
  if (isHeldBack(state.transaction)) {
    const refund = refundAsLeft(without, { items: priced, why }, now);
    return applyTransition(refund.state, now, refund.effects);
  }
  return applyRefund(without, { key, amountPaise, items: priced, why, reference }, now);
}

/** Takes pieces out of an unpaid cash order: its total falls, and its invoice is credited. */
function withoutUnpaidItems(
  state: OrderState,
  items: readonly ReturnItem[],
  { key, now }: ItemContext,
): Transition {
  const priced: RefundItem[] = [];
  let without = state;
  for (const item of items) {
    const amountPaise = pieceShare(without, item.line, item.quantity);
    priced.push({ ...item, amountPaise });
    without = withoutUnpaid(without, item, { amountPaise, restock: null, key, now }).state;
  }
  // All pieces together are one journal entry and one credit note.
  const order = { ...without.order, moves: state.order.moves + 1 };
  const amountPaise = paise(priced.reduce((sum, one) => sum + one.amountPaise, 0));
  const credit: Effect = {
    effect: 'credit-note',
    key,
    amountPaise,
    items: priced,
    why: 'parcel-returned',
  };
  const isCredited = order.invoice !== '' && amountPaise > 0;
  return { state: { ...without, order }, effects: isCredited ? [credit] : [] };
}
