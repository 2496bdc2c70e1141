import {
  applyTransition,
  type Effect,
  type OrderState,
  type Transition,
} from '../order/order-change.ts';
import { type MoveRefusal, moveRefusal, type Order } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { RefundRefusal } from '../refund/order-refund.ts';
import type { Parcel } from '../return/parcel.ts';
import type { UndeliveredReason } from '../return/returned-parcel.ts';
import { isCashUnderWay, type OrderParcel, parcelsOf, withParcel } from '../parcel/order-parcel.ts';
import { checkInParcel, type ParcelCheckIn } from './check-in-parcel.ts';
import { settleParcels } from './settle-parcels.ts';

/** What staff do with one parcel. */
export type ParcelHandling =
  | { readonly step: 'ship'; readonly shipment: Parcel }
  | { readonly step: 'deliver' }
  | { readonly step: 'turn-back'; readonly reason: UndeliveredReason }
  | ({ readonly step: 'check-in' } & ParcelCheckIn)
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
  /** Another parcel is collecting the cash of the whole order, so the total must not change now. */
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
export function handlingRefusal(
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
      // When all remaining parcels come back, the whole order is checked in, which also covers the delivery fee.
      if (!['packed', 'shipped'].includes(order.status)) return 'not-from-here';
      return isCashUnderWay(order, parcel) ? 'cash-under-way' : null;
    case 'collect':
      return isCashUncollected(order) ? null : 'not-now';
  }
}

/** Whether no parcel will collect the cash of an unpaid cash order any more, because the one that should have came back. */
export function isCashUncollected(order: Order): boolean {
  const parcels = parcelsOf(order);
  const isOpen = ['packed', 'shipped', 'delivered'].includes(order.status);
  if (parcels.length === 0 || !isOpen) return false;
  if (!isPaidOnDelivery(order.method) || order.payment.paidPaise > 0) return false;
  return !parcels.some((one) => one.collectsCash && one.state !== 'returned');
}

/**
 * Moves one parcel of an order, and the order's status with it. The pieces of a returned parcel leave the order with their
 * share of the money: a prepaid share is refunded, the total of an unpaid cash order falls. `now` is epoch milliseconds.
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
      return settleParcels(state, applyTransition(shipped, now, [mail('parcel-shipped', id)]), now);
    }
    case 'deliver': {
      const delivered = moved({ state: 'delivered', deliveredAt: now, undelivered: null });
      const isCash = parcel.collectsCash && isPaidOnDelivery(order.method);
      const cashAt = transaction.cashAt ?? (isCash ? now : null);
      const paid = { ...delivered, transaction: { ...transaction, cashAt } };
      return settleParcels(state, applyTransition(paid, now, []), now);
    }
    case 'turn-back': {
      const undelivered = { reason: step.reason, at: now };
      const turned = settleParcels(
        state,
        applyTransition(moved({ state: 'returning', undelivered }), now, []),
        now,
      );
      // For the last parcel, the letter about the order is sent instead.
      if (turned.state.order.status === 'returning') return turned;
      return { ...turned, effects: [...turned.effects, mail('parcel-returning', id)] };
    }
    case 'check-in':
      return checkInParcel(state, parcel, step, now);
    case 'collect': {
      const paid = { order, transaction: { ...transaction, cashAt: now } };
      return applyTransition(paid, now, []);
    }
  }
}

const mail = (name: 'parcel-shipped' | 'parcel-returning', parcel: number): Effect => ({
  effect: 'parcel-mail',
  mail: name,
  parcel,
});
