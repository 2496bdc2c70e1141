import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import { parcelsOf, withParcel } from '../parcel/order-parcel.ts';
import type { Parcel } from '../return/parcel.ts';
import type { ParcelRefusal } from './handle-parcel.ts';

/** Why tracking details are not corrected. `not-now`: the parcel is not with the courier. */
export type CorrectionRefusal =
  | Extract<ParcelRefusal, 'unknown-parcel' | 'not-now'>
  /** A courier service booked it, so the number is the service's own. */
  | 'booked';

/** Corrected tracking details: of this parcel, or of an order in a single parcel where `parcel` is null. */
export interface TrackingCorrection {
  readonly parcel: number | null;
  readonly shipment: Parcel;
}

type Shipped = Pick<Order, 'status' | 'shipment' | 'parcels'>;

/** Courier and tracking number of a parcel, or of an order in a single parcel where `id` is null; null without any. */
export function shipmentOf(order: Shipped, id: number | null): Parcel | null {
  return sentParcel(order, id)?.shipment ?? null;
}

/** Why tracking details cannot be corrected; null if they can. Checked before showing a button, and again before writing. */
export function correctionRefusal(order: Shipped, id: number | null): CorrectionRefusal | null {
  const sent = sentParcel(order, id);
  if (!sent) return 'unknown-parcel';
  const { state, shipment } = sent;
  if (!shipment || !['shipped', 'returning'].includes(state)) return 'not-now';
  return shipment.bookedBy === undefined ? null : 'booked';
}

/**
 * Replaces courier, tracking number and link of a parcel that is with the courier. The same details again change nothing.
 * `now` is epoch milliseconds.
 */
export function correctTracking(
  state: OrderState,
  { parcel: id, shipment }: TrackingCorrection,
  now: number,
): Transition | { readonly refusal: CorrectionRefusal } {
  const { order, transaction } = state;
  const refusal = correctionRefusal(order, id);
  if (refusal) return { refusal };
  if (isSameShipment(shipmentOf(order, id), shipment)) return { state, effects: [] };
  const parcel = parcelsOf(order).find((one) => one.id === id);
  const corrected = parcel ? withParcel(order, { ...parcel, shipment }) : { ...order, shipment };
  return applyTransition({ order: corrected, transaction }, now, [
    { effect: 'tracking-mail', parcel: id },
  ]);
}

/** Whether two parcels have the same courier, tracking number and link. */
export function isSameShipment(one: Parcel | null, other: Parcel): boolean {
  return (
    one?.courier === other.courier && one.tracking === other.tracking && one.link === other.link
  );
}

function sentParcel(order: Shipped, id: number | null) {
  if (id === null) return { state: order.status, shipment: order.shipment };
  return parcelsOf(order).find((one) => one.id === id);
}
