import type { Letter } from '#domain/mail/letter.ts';
import type { Order } from '#domain/order/order.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import { shipmentOf } from '#domain/parcel-handling/correct-tracking.ts';
import { parcelWords } from '../orders/parcels.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';
import { parcelFacts } from './order-progress.ts';

/** The letter with corrected tracking details, of an order or of the parcel of this id. */
export function trackingLetter(
  order: Order,
  { parcel: id, orderUrl }: OrderLinks & { readonly parcel: number | null },
): Letter {
  const shipment = shipmentOf(order, id);
  const parcels = parcelsOf(order);
  const place = parcels.findIndex((one) => one.id === id) + 1;
  const view = viewOrder(orderUrl);
  const link = shipment?.link ?? '';
  return letter('order', {
    subject: `Corrected tracking details for your order ${order.number}`,
    heading: 'Your corrected tracking details',
    greeting: greeting(order),
    paragraphs: [
      'The courier or tracking number that we sent you was wrong, and we’re sorry about that. Please use these details instead.',
      ...(place > 0 ? [`This is about ${parcelWords.title(place, parcels.length)}.`] : []),
    ],
    facts: shipment ? parcelFacts(shipment) : [],
    action: link === '' ? view : { label: 'Track your parcel', url: link },
    links: link === '' ? [] : [view],
  });
}
