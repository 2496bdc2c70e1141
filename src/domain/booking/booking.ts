import * as v from 'valibot';
import { Count, Moment, Text, UpTo } from '../core/record-fields.ts';
import { OrderId } from '../order/order.ts';
import type { ParcelRefusal } from '../parcel-handling/handle-parcel.ts';

/** Limits of what staff measure: grams, and centimetres of each edge of the box. */
export const MEASURE_LIMITS = { grams: 30_000, edge: 150 };

const { grams, edge } = MEASURE_LIMITS;

/** A packed parcel: its weight in grams, and its box in centimetres. */
const MeasuresSchema = v.strictObject({
  grams: UpTo(grams),
  length: UpTo(edge),
  breadth: UpTo(edge),
  height: UpTo(edge),
});

/** Weight (grams) and box (centimetres) of a parcel. */
export type Measures = v.InferOutput<typeof MeasuresSchema>;

/** A request of staff to book a parcel with the courier service. */
export const BookRequestSchema = v.strictObject({
  orderId: OrderId,
  /** The id of the parcel; null for an order in one parcel. */
  parcel: v.nullable(UpTo(999)),
  measures: MeasuresSchema,
});

/** A request to book a parcel. */
export type BookRequest = Readonly<v.InferInput<typeof BookRequestSchema>>;

/** The tracking statuses that the shop uses. */
export const TRACKING_UPDATES = ['collected', 'delivered', 'turned-back', 'lost'] as const;

/** A tracking status. */
export type TrackingUpdateKind = (typeof TRACKING_UPDATES)[number];

/**
 * `bookings/{orderId}_{parcel}`: a parcel that is booked, or being booked, with a courier service. Written by functions, read by
 * the team. Times are epoch milliseconds.
 */
export const BookingSchema = v.object({
  id: Text(60),
  orderId: Text(40),
  /** 0 for an order in one parcel. */
  parcel: Count,
  service: Text(40),
  /** The reference of the parcel at the service: constant while the outcome of an attempt is unknown, new after a refusal. */
  reference: Text(50),
  /** The number of references so far. */
  attempt: Count,
  /** `pending`: the outcome is unknown until the service is called again. */
  state: v.picklist(['pending', 'booked', 'refused']),
  /** The lease of the attempt: no other begins before. */
  untilAt: Moment,
  measures: MeasuresSchema,
  /** The digest of the request of the pending attempt: a different request cancels that one first. */
  requestHash: v.optional(Text(64), ''),
  /** The service's own id of the parcel; empty until it is booked, as are those below. */
  shipment: v.optional(Text(40), ''),
  tracking: v.optional(Text(60), ''),
  /** The address of the label (PDF); empty while the service has none. */
  label: v.optional(Text(500), ''),
  /** When the courier comes for it; null while no pickup is confirmed. */
  pickupAt: v.optional(v.nullable(Moment), null),
  trackingStatus: v.optional(v.nullable(v.picklist(TRACKING_UPDATES)), null),
  trackingStatusAt: v.optional(v.nullable(Moment), null),
});

/** A booking. Times are epoch milliseconds. */
export type Booking = v.InferOutput<typeof BookingSchema>;

/** The id of the booking of a parcel; `parcel` is null for an order in one parcel. */
export function bookingId(orderId: string, parcel: number | null): string {
  return `${orderId}_${parcel ?? 0}`;
}

/** The name of a parcel at the service, from the order number, so that people recognise it there. At most 50 characters. */
export function bookingReference(number: string, parcel: number | null, attempt: number): string {
  const part = parcel === null ? '' : `-${parcel}`;
  return attempt === 1 ? `${number}${part}` : `${number}${part}.${attempt}`;
}

/** Why a courier service takes no parcel. */
export type ServiceRefusal =
  /** No courier delivers to the PIN code, or none collects cash there. */
  | 'pin-not-served'
  | 'no-cash-there'
  /** The service names weight or box, or the address. */
  | 'measures'
  | 'address'
  /** It gives another reason, such as an empty wallet. */
  | 'not-accepted'
  /** An earlier attempt with another weight, box or address arrived after all; it is withdrawn. */
  | 'other-request';

/** Why a parcel is not booked. Nothing has changed in the order. */
export type BookingRefusal =
  | ServiceRefusal
  | ParcelRefusal
  | 'not-found'
  /** The owner has chosen no courier service. */
  | 'by-hand'
  /** Another member of the team is booking it at this moment. */
  | 'under-way'
  /** Address, pieces or cash of the order have changed while it was booked; the booking is withdrawn. */
  | 'order-changed'
  /** The service did not answer, so the outcome is unknown; a repeated request resolves it. */
  | 'no-answer'
  | 'misconfigured'
  /** It is booked, but the order has changed meanwhile, and the service did not withdraw the booking. */
  | 'booked-unshipped';

/** The result of booking. The same request once more answers the same booking. */
export type BookAnswer =
  | {
      readonly outcome: 'booked';
      readonly tracking: string;
      readonly hasLabel: boolean;
    }
  | { readonly outcome: 'refused'; readonly refusal: BookingRefusal };
