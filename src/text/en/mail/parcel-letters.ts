import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { ParcelMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { isCashUnderWay, type OrderParcel, parcelsOf } from '#domain/parcel/order-parcel.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';
import { parcelWords } from '../orders/parcels.ts';
import { undeliveredSentence } from '../orders/returned-parcel.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';
import { parcelFacts } from './order-progress.ts';

interface ParcelContext extends OrderLinks {
  readonly parcel: OrderParcel;
}

/** The letter about one parcel of an order that is sent in several. It links to the order. */
export function parcelLetter(
  mail: ParcelMail,
  order: Order,
  { parcel, orderUrl }: ParcelContext,
): Letter {
  const parcels = parcelsOf(order);
  const place = parcels.findIndex(({ id }) => id === parcel.id) + 1;
  const title = parcelWords.title(place, parcels.length);
  const view = viewOrder(orderUrl);
  const { shipment } = parcel;
  const common = { greeting: greeting(order), facts: shipment ? parcelFacts(shipment) : [] };
  if (mail === 'parcel-returning') {
    return letter('order', { ...common, ...turned(order, parcel, title), action: view });
  }
  const link = shipment?.link ?? '';
  return letter('order', {
    ...common,
    subject: `${title} shipped: your order ${order.number}`,
    heading: `${title} is on its way`,
    paragraphs: [itemsOf(order, parcel), ...cashOf(order, parcel)],
    action: link === '' ? view : { label: 'Track this parcel', url: link },
    links: link === '' ? [] : [view],
  });
}

function turned(order: Order, parcel: OrderParcel, title: string) {
  const lost = isLostParcel(parcel);
  const { undelivered = null } = parcel;
  return {
    subject: `${title} ${lost ? 'was lost on the way' : 'was not delivered'}: your order ${order.number}`,
    heading: lost ? `${title} was lost on the way` : `${title} is on its way back to us`,
    paragraphs: [
      undeliveredSentence({ undelivered }),
      itemsOf(order, parcel),
      moneyOf(order, parcel),
      'Is this a mistake, or do you still want it? Please write to us.',
    ],
  };
}

/** What the parcel that turned back means for the money. */
function moneyOf(order: Order, parcel: OrderParcel): string {
  if (order.payment.paidPaise > 0)
    return 'We’ll refund what is in it once that is settled. The rest of your order is not affected.';
  // The label of the other parcel names the sum of the whole order.
  if (isCashUnderWay(order, parcel)) {
    return `The courier of another parcel still collects ${formatMoney(order.totals.totalPaise)} for your whole order. Please pay it; we’ll refund what is in this one.`;
  }
  return 'You don’t pay for what is in it. The rest of your order is not affected.';
}

/** Whether to keep cash ready; nothing for an order that is paid. */
function cashOf(
  { method, payment, totals }: Order,
  { collectsCash }: OrderParcel,
): readonly string[] {
  if (!isPaidOnDelivery(method) || payment.paidPaise > 0) return [];
  return [collectsCash ? parcelWords.cash(formatMoney(totals.totalPaise)) : parcelWords.noCash];
}

function itemsOf({ lines }: Order, { items }: OrderParcel): string {
  const pieces = items.map(({ line, quantity }) =>
    parcelWords.piece(lines[line - 1]?.title ?? '', quantity),
  );
  return `In this parcel: ${pieces.join(', ')}.`;
}
