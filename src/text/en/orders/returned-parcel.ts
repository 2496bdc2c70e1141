import { returnTermsOf } from '#domain/return/return-terms.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { refundablePaise } from '#domain/payment/transaction-money.ts';
import { isLostParcel, type UndeliveredReason } from '#domain/return/returned-parcel.ts';
import { workingDays } from '../shop/working-days.ts';

/** Why a parcel was not delivered, for its customer: what the courier reports, without blame. */
const reasonSentences: Readonly<Record<UndeliveredReason, string>> = {
  refused: 'The parcel was not accepted at the door.',
  unavailable: 'The courier couldn’t reach anyone at your address.',
  'wrong-address': 'The courier couldn’t find your address.',
  damaged: 'Your parcel was damaged on the way.',
  lost: 'The courier has lost your parcel. We’re sorry.',
  other: 'The courier couldn’t deliver your parcel.',
};

type ReturnedOrder = Pick<Order, 'payment' | 'undelivered' | 'returnTerms'>;

/** Why the parcel was not delivered; empty when it was. */
export function undeliveredSentence({ undelivered }: Pick<Order, 'undelivered'>): string {
  return undelivered ? reasonSentences[undelivered.reason] : '';
}

/** What happens to the money of a parcel that was not delivered, before the order is closed. */
export function undeliveredMoney(order: ReturnedOrder): string {
  const { payment } = order;
  if (payment.paidPaise === 0) return 'You have nothing to pay.';
  const due = refundablePaise(payment);
  if (due === 0) return '';
  if (payment.disputed) return 'Your bank is reviewing the payment, and decides first.';
  return isLostParcel(order)
    ? `We’ll refund ${formatMoney(due)} to you.`
    : `We’ll start your refund of ${formatMoney(due)} within ${workingDays(returnTermsOf(order).refundDays)} of the parcel reaching us.`;
}

/** Where a parcel is that the courier brings back, and what happens to the money. */
export function returningSentence(order: ReturnedOrder): string {
  const back = isLostParcel(order) ? '' : 'The courier is bringing it back to us.';
  return [undeliveredSentence(order), back, undeliveredMoney(order)].filter(Boolean).join(' ');
}

/** What became of a parcel that came back, or of one that was lost. */
export function returnedSentence(order: Pick<Order, 'undelivered'>): string {
  const why = undeliveredSentence(order);
  if (why === '') return 'Your parcel was returned to us.';
  return isLostParcel(order) ? `${why} This order is closed.` : `${why} It is back with us.`;
}
