import {
  type BookAnswer,
  type Booking,
  bookingId,
  BookingSchema,
  type BookRequest,
} from '#domain/booking/booking.ts';
import type { Result } from '#domain/core/result.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';

const bookings = defineCollection('bookings', { schema: BookingSchema, idField: 'id' });

/** The live booking of a parcel with a courier service; null if there is none. `parcel` is null for the only one. */
export function bookingOf(orderId: string, parcel: number | null): Query<Booking | null> {
  return bookings.doc(bookingId(orderId, parcel));
}

/** Booking takes several calls to the service: as long as the function may run, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Books a parcel with the courier service and ships it. Idempotent: after a lost answer the same request finds the booking. A
 * refusal is a value; fails as `moveOrder` does.
 */
export function bookParcel(request: BookRequest): Promise<Result<BookAnswer>> {
  return call<BookAnswer>('bookParcel', request, { timeoutMs: TIMEOUT_MS });
}
