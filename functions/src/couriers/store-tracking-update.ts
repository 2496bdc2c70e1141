import { type Booking, BookingSchema } from '../../../src/domain/booking/booking.ts';
import type { CourierServiceName } from '../../../src/domain/booking/courier-services.ts';
import {
  applyNews,
  isOldNews,
  type NewsRefusal,
  newsStep,
  type ParcelNews,
} from '../../../src/domain/booking/parcel-news.ts';
import { transitionOrder } from '../orders/transition-order.ts';
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
 * Applies news of a courier service to the order of a booking, in one transaction with the time of the news. Old and repeated
 * news changes nothing. `now` is epoch milliseconds.
 */
export async function applyParcelNews(
  { id, orderId }: Booking,
  news: ParcelNews,
  now: number,
): Promise<'applied' | NewsRefusal | 'not-found'> {
  const ref = refs.booking(id);
  const fields = toFirestore({ news: news.kind, newsAt: news.at });
  let booking: Booking | null = null;
  const result = await transitionOrder<{ refusal: NewsRefusal }>(
    orderId,
    async (state, tx) => {
      booking = parseDocument(await tx.get(ref), BookingSchema, 'id');
      return booking ? applyNews(state, booking, news, now) : { refusal: 'old-news' };
    },
    () => ({ what: newsStep(booking ?? { parcel: 0 }, news), actor: 'courier' }),
    { now, alsoWrite: (tx) => void tx.update(ref, fields) },
  );
  if (result === null) return 'not-found';
  const refusal = 'refusal' in result ? result.refusal : null;
  // News that moves no order is still the latest of the parcel.
  if (refusal !== 'old-news') await noteNews(id, news);
  return refusal ?? 'applied';
}

/** Records what is known of a parcel, unless something later is. */
async function noteNews(id: string, news: ParcelNews): Promise<void> {
  const ref = refs.booking(id);
  await store().runTransaction(async (tx) => {
    const booking = parseDocument(await tx.get(ref), BookingSchema, 'id');
    if (!booking || isOldNews(booking, news) || booking.newsAt === news.at) return;
    tx.update(ref, toFirestore({ news: news.kind, newsAt: news.at }));
  });
}
