import type { Order } from '../order/order.ts';
import { SHOP_PLACEHOLDER } from '../site/shop-name.ts';
import { plainPrice, type StructuredThing } from '../site/structured-data.ts';
import { paths } from '../site/paths.ts';
import { letterPicture } from './letter-picture.ts';

/** Where the letter's links lead. */
interface MarkupLinks {
  /** The shop's origin. */
  readonly origin: string;
  /** The page of the order. */
  readonly orderUrl: string;
}

/** The delivery days as epoch milliseconds. */
interface MarkupDays {
  readonly earliestAt: number;
  readonly latestAt: number;
}

/**
 * The order as schema.org describes it, from which Gmail builds a card with its status and a link. Nothing in it was
 * typed by the shopper: a mail program could make a link of that.
 * Source: developers.google.com/workspace/gmail/markup/reference/order, read in November 2026.
 */
export function orderMarkup(
  order: Order,
  { origin, orderUrl }: MarkupLinks,
  arrival: MarkupDays | null,
): StructuredThing {
  const { number, totals, lines, createdAt, shipment } = order;
  return {
    '@type': 'Order',
    merchant: { '@type': 'Organization', name: SHOP_PLACEHOLDER, url: `${origin}/` },
    orderNumber: number,
    orderDate: new Date(createdAt).toISOString(),
    orderStatus: `https://schema.org/${shipment ? 'OrderInTransit' : 'OrderProcessing'}`,
    priceCurrency: 'INR',
    price: plainPrice(totals.totalPaise),
    ...(totals.discountPaise > 0 && {
      discount: plainPrice(totals.discountPaise),
      discountCurrency: 'INR',
    }),
    url: orderUrl,
    acceptedOffer: lines.filter(({ quantity }) => quantity > 0).map((line) => offer(line, origin)),
    ...((shipment || arrival) && { orderDelivery: delivery(order, arrival) }),
  };
}

function offer(
  { slug, title, sku, imageURL, quantity, unitPricePaise }: Order['lines'][number],
  origin: string,
): StructuredThing {
  const image = letterPicture(imageURL, origin, 180);
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Product',
      name: title,
      sku,
      url: `${origin}${paths.product(slug)}`,
      ...(image !== '' && { image }),
    },
    price: plainPrice(unitPricePaise),
    priceCurrency: 'INR',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity },
  };
}

function delivery({ shipment }: Order, arrival: MarkupDays | null): StructuredThing {
  return {
    '@type': 'ParcelDelivery',
    ...(arrival && {
      expectedArrivalFrom: new Date(arrival.earliestAt).toISOString(),
      expectedArrivalUntil: new Date(arrival.latestAt).toISOString(),
    }),
    ...(shipment && {
      carrier: { '@type': 'Organization', name: shipment.courier },
      ...(shipment.tracking !== '' && { trackingNumber: shipment.tracking }),
      ...(shipment.link !== '' && { trackingUrl: shipment.link }),
    }),
  };
}
