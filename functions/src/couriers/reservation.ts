import type { InferOutput } from 'valibot';
import {
  type Booking,
  bookingId,
  bookingReference,
  BookingSchema,
  type BookingRefusal,
  type BookRequestSchema,
} from '../../../src/domain/booking/booking.ts';
import type { CourierServiceName } from '../../../src/domain/booking/courier-services.ts';
import { moveRefusal, type Order } from '../../../src/domain/order/order.ts';
import { handlingRefusal } from '../../../src/domain/parcel-handling/handle-parcel.ts';
import { type OrderParcel, parcelsOf } from '../../../src/domain/parcel/order-parcel.ts';
import { readOrder } from '../orders/order-documents.ts';
import { parcelRequest, hashOfRequest } from './booking-request.ts';
import type { BookingRequest } from './service.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Longer than a booking takes: the function ends after a minute. */
const UNDER_WAY_MS = 70_000;

type Request = InferOutput<typeof BookRequestSchema>;

/** A parcel that is reserved for this call. */
export interface Reservation {
  readonly order: Order;
  /** Null for an order in one parcel. */
  readonly parcel: OrderParcel | null;
  readonly booking: Booking;
  readonly request: BookingRequest;
}

/**
 * Reserves the booking of a parcel before the service is called, so that two people, or a repeated request, book once. `now` is
 * epoch milliseconds.
 * @returns the refusal, which writes nothing, if the parcel cannot leave now or is being booked.
 */
export async function reserveBooking(
  { orderId, parcel: parcelId, measures }: Request,
  service: CourierServiceName,
  now: number,
): Promise<Reservation | { readonly refusal: BookingRefusal }> {
  const ref = refs.booking(bookingId(orderId, parcelId));
  return store().runTransaction(async (tx) => {
    const state = await readOrder(tx, orderId);
    if (!state) return { refusal: 'not-found' };
    const { order } = state;
    const stored = parseDocument(await tx.get(ref), BookingSchema, 'id');
    const parcel = parcelsOf(order).find(({ id }) => id === parcelId) ?? null;
    if (parcelId !== null && parcel === null) return { refusal: 'unknown-parcel' };
    const refusal = parcel
      ? handlingRefusal(order, parcel, 'ship')
      : moveRefusal(order, 'ship', 'staff');
    if (refusal) return { refusal };
    if (stored?.state === 'pending' && stored.untilAt > now) return { refusal: 'under-way' };
    const isOpen = stored?.state === 'pending';
    const attempt = stored && !isOpen ? stored.attempt + 1 : (stored?.attempt ?? 1);
    const request = parcelRequest(order, parcel, measures);
    const hash = hashOfRequest(request);
    const reference = bookingReference(order.number, parcelId, attempt);
    const booking: Booking = {
      id: ref.id,
      orderId,
      parcel: parcelId ?? 0,
      service,
      attempt,
      reference,
      state: 'pending',
      untilAt: now + UNDER_WAY_MS,
      measures,
      // Until the pending attempt is resolved, the service may have stored its request.
      requestHash: isOpen ? stored.requestHash : hash,
      shipment: '',
      tracking: '',
      label: '',
      pickupAt: null,
      trackingStatus: null,
      trackingStatusAt: null,
    };
    const { id: _id, ...fields } = booking;
    tx.set(ref, toFirestore(fields));
    const earlier = isOpen ? { isSame: stored.requestHash === hash } : null;
    return { order, parcel, booking, request: { ...request, reference, earlier } };
  });
}

/**
 * Ends an attempt. After `refused` the service has no booking, and the next attempt uses a new reference; after `unknown` the
 * next attempt may look for the booking immediately.
 */
export async function endAttempt(
  { id }: Booking,
  outcome: 'refused' | 'unknown',
  now: number,
): Promise<void> {
  const state = outcome === 'refused' ? 'refused' : 'pending';
  await refs.booking(id).update(toFirestore({ state, untilAt: now }));
}

/** The booking of a parcel; null if there is none. */
export async function readBooking(orderId: string, parcel: number | null): Promise<Booking | null> {
  const found = await refs.booking(bookingId(orderId, parcel)).get();
  return parseDocument(found, BookingSchema, 'id');
}
