import type { OrderArrival } from '#domain/checkout/order-arrival.ts';
import type { Letter } from '#domain/mail/letter.ts';
import type { OrderMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import type { Parcel } from '#domain/return/parcel.ts';
import { formatDeliveryDay } from '../dates.ts';
import { statusSentence } from '../orders/order-status.ts';
import { words as orderWords } from '../orders/orders.ts';
import { paymentMethodName } from '../orders/payment-methods.ts';
import { deliveryDays } from '../shop/delivery.ts';

const STEPS = ['Confirmed', 'Packed', 'Shipped', 'Delivered'];

/** How many of the steps are done when a letter is written. Letters about anything else show none. */
const DONE: Readonly<Partial<Record<OrderMail, number>>> = {
  placed: 1,
  paid: 1,
  packed: 2,
  shipped: 3,
  delivered: 4,
};

/** The steps of an order from the confirmation to the delivery. */
export function orderProgress(mail: OrderMail): Letter['progress'] {
  const done = DONE[mail];
  return done === undefined ? null : { steps: STEPS, done };
}

/** Where an order stands, when it arrives, how it is paid, and its parcel. A date that has passed is left out. */
export function orderFacts(order: Order, arrival: OrderArrival | null): Letter['facts'] {
  const { shipment } = order;
  const { order: names } = orderWords;
  return [
    fact('Status', statusSentence(order)),
    ...(arrival && !arrival.isLate
      ? [
          fact(
            'Expected arrival',
            deliveryDays(
              formatDeliveryDay(arrival.earliestAt),
              formatDeliveryDay(arrival.latestAt),
            ),
          ),
        ]
      : []),
    fact(names.method, paymentMethodName(order)),
    ...(shipment ? parcelFacts(shipment) : []),
  ];
}

/** Who has a parcel, and its tracking number with the courier's page. */
export function parcelFacts({ courier, tracking, link }: Parcel): Letter['facts'] {
  const { order: names } = orderWords;
  return [
    fact(names.courier, courier),
    ...(tracking === '' ? [] : [fact(names.tracking, tracking, link)]),
  ];
}

const fact = (label: string, value: string, url = '') => ({ label, value, url });
