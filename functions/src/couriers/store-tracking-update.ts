import { type Booking, BookingSchema } from '../../../src/domain/booking/booking.ts';
import type { CourierServiceName } from '../../../src/domain/booking/courier-services.ts';
import {
  applyTrackingUpdate,
  isStaleUpdate,
  type UpdateRefusal,
  updateStep,
  type TrackingUpdate,
} from '../../../src/domain/booking/tracking-update.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Bookings that are read for one tracking number: couriers reuse theirs after years. */
const MOST = 5;

/** The booking of a tracking number at a service; null if there is none. The newest, where a courier has reused the number. */
export async function bookingOfTracking(
  service: CourierServiceName,
  tracking: string,
): Promise<Booking | null> {
  const found = await store()
    .collection('bookings')
    .where('tracking', '==', tracking)
    .limit(MOST)
    .get();
  return (
    found.docs
      .flatMap((one) => parseDocument(one, BookingSchema, 'id') ?? [])
      .filter((one) => one.service === service && one.state === 'booked')
      .toSorted((a, b) => b.untilAt - a.untilAt)[0] ?? null
  );
}

/**
 * Applies a tracking update to the order of a booking, in one transaction with the booking. Stale and repeated updates change
 * nothing. `now` is epoch milliseconds.
 */
export async function storeTrackingUpdate(
  { id, orderId }: Booking,
  update: TrackingUpdate,
  now: number,
): Promise<'applied' | UpdateRefusal | 'not-found'> {
  const ref = refs.booking(id);
  const fields = toFirestore({ trackingStatus: update.kind, trackingStatusAt: update.at });
  const result = await transitionOrder<{ refusal: UpdateRefusal }>(
    orderId,
    now,
    async (state, tx) => {
      const booking = parseDocument(await tx.get(ref), BookingSchema, 'id');
      if (!booking) return { refusal: 'stale-update' };
      return decisionOf(
        applyTrackingUpdate(state, booking, update, now),
        { what: updateStep(booking, update), actor: 'courier' },
        [() => void tx.update(ref, fields)],
      );
    },
  );
  if (result === null) return 'not-found';
  const refusal = 'refusal' in result ? result.refusal : null;
  // An update without a transition is still the latest status.
  if (refusal !== 'stale-update') await recordUpdate(id, update);
  return refusal ?? 'applied';
}

/** Stores an update as the latest status, unless a later one is stored. */
async function recordUpdate(id: string, update: TrackingUpdate): Promise<void> {
  const ref = refs.booking(id);
  await store().runTransaction(async (tx) => {
    const booking = parseDocument(await tx.get(ref), BookingSchema, 'id');
    if (!booking || isStaleUpdate(booking, update) || booking.trackingStatusAt === update.at)
      return;
    tx.update(ref, toFirestore({ trackingStatus: update.kind, trackingStatusAt: update.at }));
  });
}
