import { withoutUnpaid } from '../order-edit/cancel-pieces.ts';
import { paise } from '../money/money.ts';
import {
  applyTransition,
  type Effect,
  type OrderState,
  type Transition,
} from '../order/order-change.ts';
import { withReturnedPieces } from '../order/order-pieces.ts';
import { type MoveRefusal, moveRefusal, type Order } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import { applyRefund, type RefundRefusal } from '../refund/order-refund.ts';
import { pieceShare } from '../refund/refundable-lines.ts';
import type { RefundItem } from '../payment/transaction.ts';
import type { Parcel } from '../return/parcel.ts';
import type { GoodsCount, UndeliveredReason } from '../return/returned-parcel.ts';
import type { ReturnItem } from '../return/return-request.ts';
import { isCashUnderWay, type OrderParcel, parcelsOf } from '../parcel/order-parcel.ts';
import { settleParcels, withCashInNext } from './settle-parcels.ts';

/** What staff do with one parcel. */
export type ParcelHandling =
  | { readonly step: 'ship'; readonly shipment: Parcel }
  | { readonly step: 'deliver' }
  | { readonly step: 'turn-back'; readonly reason: UndeliveredReason }
  /** It is back, or lost: what came back of each line. `reference`: the bank's, of money that staff have sent back. */
  | {
      readonly step: 'check-in';
      readonly goods: readonly GoodsCount[];
      readonly reference?: string | undefined;
    }
  /** The cash of the order came in another way: no parcel collects it any more. */
  | { readonly step: 'collect' };

/** The name of a step. */
export type ParcelHandlingName = ParcelHandling['step'];

/** Why a step with a parcel is refused. */
export type ParcelRefusal =
  | 'unknown-parcel'
  /** It has no such step now. */
  | 'not-now'
  /** Its order is not packed: the invoice goes before the first parcel. */
  | 'not-packed'
  /** Another parcel is on its way with the cash of the whole order: a lower total would not be what is collected. */
  | 'cash-under-way'
  | MoveRefusal
  | RefundRefusal;

/** The complete table: any other step is refused. */
const STEPS: Readonly<Record<ParcelHandlingName, readonly OrderParcel['state'][]>> = {
  ship: ['waiting'],
  // A courier may deliver a parcel after all.
  deliver: ['shipped', 'returning'],
  'turn-back': ['shipped'],
  'check-in': ['returning'],
  collect: ['delivered'],
};

/** The steps that a parcel has now, in order. */
export function handlingsOf(order: Order, parcel: OrderParcel): readonly ParcelHandlingName[] {
  const names = Object.keys(STEPS) as ParcelHandlingName[];
  return names.filter((step) => handlingRefusal(order, parcel, step) === null);
}

/** Why a parcel cannot take a step; null if it can. Checked before showing a button, and again before writing. */
function handlingRefusal(
  order: Order,
  parcel: OrderParcel,
  step: ParcelHandlingName,
): ParcelRefusal | null {
  if (!STEPS[step].includes(parcel.state)) return 'not-now';
  switch (step) {
    case 'ship':
      if (order.status !== 'packed') return 'not-packed';
      return moveRefusal({ ...order, parcels: [] }, 'ship', 'staff');
    case 'deliver':
    case 'turn-back':
      return ['packed', 'shipped', 'returning'].includes(order.status) ? null : 'not-from-here';
    case 'check-in':
      // All that is left comes back: the whole order is checked in, with its delivery fee.
      if (!['packed', 'shipped'].includes(order.status)) return 'not-from-here';
      return isCashUnderWay(order, parcel) ? 'cash-under-way' : null;
    case 'collect':
      return isCashUncollected(order) ? null : 'not-now';
  }
}

/** Whether no parcel collects the cash of an unpaid cash order any more, because the one that did came back. */
export function isCashUncollected(order: Order): boolean {
  const parcels = parcelsOf(order);
  const isOpen = ['packed', 'shipped', 'delivered'].includes(order.status);
  if (parcels.length === 0 || !isOpen) return false;
  if (!isPaidOnDelivery(order.method) || order.payment.paidPaise > 0) return false;
  return !parcels.some((one) => one.collectsCash && one.state !== 'returned');
}

/**
 * Moves one parcel of an order, whose status follows. What comes back in a parcel leaves the order, with its share of the
 * money: a prepaid share is refunded, the total of an unpaid cash order falls. `now` is epoch milliseconds.
 */
export function handleParcel(
  state: OrderState,
  id: number,
  step: ParcelHandling,
  now: number,
): Transition | { readonly refusal: ParcelRefusal } {
  const { order, transaction } = state;
  const parcel = parcelsOf(order).find((one) => one.id === id);
  if (!parcel) return { refusal: 'unknown-parcel' };
  const refusal = handlingRefusal(order, parcel, step.step);
  if (refusal) return { refusal };
  const moved = (changes: Partial<OrderParcel>): OrderState => ({
    order: withParcel(order, { ...parcel, ...changes }),
    transaction,
  });
  switch (step.step) {
    case 'ship': {
      const shipped = moved({ state: 'shipped', shipment: step.shipment, shippedAt: now });
      return settled(state, applyTransition(shipped, now, [mail('parcel-shipped', id)]), now);
    }
    case 'deliver': {
      const delivered = moved({ state: 'delivered', deliveredAt: now, undelivered: null });
      const isCash = parcel.collectsCash && isPaidOnDelivery(order.method);
      const cashAt = transaction.cashAt ?? (isCash ? now : null);
      const paid = { ...delivered, transaction: { ...transaction, cashAt } };
      return settled(state, applyTransition(paid, now, []), now);
    }
    case 'turn-back': {
      const undelivered = { reason: step.reason, at: now };
      const turned = settled(
        state,
        applyTransition(moved({ state: 'returning', undelivered }), now, []),
        now,
      );
      // The letter about the last parcel is the one about its order.
      if (turned.state.order.status === 'returning') return turned;
      return { ...turned, effects: [...turned.effects, mail('parcel-returning', id)] };
    }
    case 'check-in':
      return checkIn(state, parcel, step, now);
    case 'collect': {
      const paid = { order, transaction: { ...transaction, cashAt: now } };
      return applyTransition(paid, now, []);
    }
  }
}

function checkIn(
  state: OrderState,
  parcel: OrderParcel,
  { goods, reference }: Extract<ParcelHandling, { step: 'check-in' }>,
  now: number,
): Transition | { readonly refusal: ParcelRefusal } {
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
  const next = { state: { ...result.state, order }, effects: [...restock, ...result.effects] };
  return settled(state, next, now);
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

/** The paid order without these pieces: what they cost is refunded, or was by staff. */
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
  const request = { key, amountPaise, items: priced, why: 'parcel-returned', reference };
  const result =
    amountPaise === 0 ? applyTransition(state, now, []) : applyRefund(state, request, now);
  if ('refusal' in result) return result;
  const order = withReturnedPieces(result.state.order, items);
  return { ...result, state: { ...result.state, order } };
}

/** The unpaid cash order without these pieces: its total falls, and its invoice is credited. */
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
  // One step, one entry of the journal and one credit note.
  const order = { ...without.order, moves: state.order.moves + 1 };
  const amountPaise = paise(priced.reduce((sum, one) => sum + one.amountPaise, 0));
  const credit: Effect = {
    ...{ effect: 'credit-note', key, amountPaise, items: priced, why: 'parcel-returned' },
  };
  const isCredited = order.invoice !== '' && amountPaise > 0;
  return { state: { ...without, order }, effects: isCredited ? [credit] : [] };
}

function withParcel(order: Order, parcel: OrderParcel): Order {
  return {
    ...order,
    parcels: parcelsOf(order).map((one) => (one.id === parcel.id ? parcel : one)),
  };
}

const settled = (before: OrderState, transition: Transition, now: number): Transition =>
  settleParcels(before, transition, now);

const mail = (name: 'parcel-shipped' | 'parcel-returning', parcel: number): Effect => ({
  effect: 'parcel-mail',
  mail: name,
  parcel,
});
