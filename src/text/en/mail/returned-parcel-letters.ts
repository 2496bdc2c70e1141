import type { Order } from '#domain/order/order.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';
import {
  returnedSentence,
  undeliveredMoney,
  undeliveredSentence,
} from '../orders/returned-parcel.ts';
import { closedMoney } from './closed-money.ts';

const MISTAKE = 'Is this a mistake, or do you still want it? Please write to us.';

/** The letter about a parcel that the courier brings back, or has lost. */
export function returningLetter(order: Order) {
  const lost = isLostParcel(order);
  return {
    subject: `${lost ? 'Lost on the way' : 'Not delivered'}: your order ${order.number}`,
    heading: lost ? 'Your parcel was lost on the way' : 'Your parcel is on its way back to us',
    paragraphs: [
      undeliveredSentence(order),
      ...(lost ? [] : ['The courier is bringing it back to us. You don’t need to do anything.']),
      undeliveredMoney(order),
      MISTAKE,
    ].filter(Boolean),
  };
}

/** The letter about an order that came back as a whole and is closed, or whose parcel was lost. */
export function returnedLetter(order: Order) {
  const lost = isLostParcel(order);
  return {
    subject: `${lost ? 'Closed' : 'Back with us'}: your order ${order.number}`,
    heading: lost ? 'Your order is closed' : 'Your parcel is back with us',
    paragraphs: [returnedSentence(order), ...closedMoney(order)],
  };
}
