import { formatMoney } from '#domain/money/money.ts';
import { type OrderHold, orderHold } from '#domain/order/order-hold.ts';
import { isOver, type Order, type OrderStatus } from '#domain/order/order.ts';
import type { WithParcels } from '#domain/parcel/order-parcel.ts';
import type { ReturnWindow } from '#domain/own-order/return-window.ts';
import { failedRefundOf, isPaymentUnused } from '#domain/payment/transaction-money.ts';
import { isOpenReturn } from '#domain/return/return-request.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';
import { byHandWords } from './payment-methods.ts';
import { formatWeekday } from '../dates.ts';
import { words } from './orders.ts';
import { partlySent, restWords } from './parcels.ts';
import { returnNext, returnStateText } from './return-states.ts';
import { returnedSentence, returningSentence } from './returned-parcel.ts';
import { refundFailed } from './refunds.ts';

/** Where an order stands, in a word or two. */
const statusWords: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'Payment pending',
  paid: 'Confirmed, being packed',
  placed: 'Confirmed, being packed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  returning: 'On its way back to us',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expired: 'Payment expired',
};

/** What replaces the promise of packing while an order is held. */
const heldWords: Readonly<Record<OrderHold, { status: string; next: string }>> = {
  disputed: {
    status: 'On hold',
    next: 'Your order is on hold while your bank reviews the payment.',
  },
  'dispute-lost': {
    status: 'On hold',
    next: 'Your bank has reversed the payment, so your order is on hold. Please write to us.',
  },
  refunded: {
    status: 'Will not be shipped',
    next: 'This order is refunded, so it will not be shipped.',
  },
};

/** Where an order stands; a test payment and a held order are not packed. */
export function statusSentence(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method' | 'undelivered'> & WithParcels,
): string {
  if (isLostParcel(order)) return 'Lost on the way';
  const hold = orderHold(order);
  if (hold) return heldWords[hold].status;
  if (order.test && order.status === 'paid') return 'Test payment, paid';
  return restWords(order)?.status ?? (partlySent(order) || statusWords[order.status]);
}

/** What comes next, while all goes as promised. */
const nextWords: Readonly<Record<Exclude<OrderStatus, 'returning' | 'returned'>, string>> = {
  'pending-payment': 'Pay to confirm your order. You are not charged until you pay.',
  paid: 'We’ll pack it and hand it to the courier.',
  placed: 'We’ll pack it and hand it to the courier. Please keep the cash ready.',
  packed: 'Your parcel is ready for the courier.',
  shipped: 'Your parcel is with the courier.',
  delivered: 'We hope you like it.',
  cancelled: 'This order is closed.',
  expired:
    'We didn’t receive your payment in time. If it still reaches us, we ship your order or refund you. You can reorder any time.',
};

/** What is known beside the order itself. */
interface NextContext {
  readonly isLate?: boolean | undefined;
  /** How long a delivered order can be returned. */
  readonly returns?: ReturnWindow | null;
}

/** What comes next. An order that is late repeats no promise of when it is packed. */
export function nextSentence(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method' | 'undelivered'> &
    Pick<Partial<Order>, 'returns'> &
    WithParcels,
  { isLate = false, returns = null }: NextContext = {},
): string {
  const { status, payment } = order;
  if (order.test) return words.order.test;
  const byHand = byHandWords(order);
  if (byHand) return byHand.lead;
  const hold = orderHold(order);
  if (hold) return heldWords[hold].next;
  const failed = failedRefundOf(payment);
  if (isOver(status) && failed > 0) return refundFailed(formatMoney(failed));
  const cameTooLate = isPaymentUnused(payment) || payment.paidPaise > 0;
  if (status === 'expired' && cameTooLate) return unusedSentence(payment);
  if (isLate && status === 'paid') return 'Your order is not packed yet.';
  if (isLate && status === 'placed')
    return 'Your order is not packed yet. Please keep the cash ready.';
  if (returns) return deliveredSentence(order, returns);
  if (status === 'returning') return returningSentence(order);
  if (status === 'returned') return returnedSentence(order);
  const rest = restWords(order);
  if (rest) return rest.next;
  return partlySent(order) === '' ? nextWords[status] : 'The rest follows in a parcel of its own.';
}

/** What happens to the only payment of an order that could not use it. */
export function unusedSentence({ state }: Pick<Order['payment'], 'state'>): string {
  const cause = 'Your payment could not be used for this order';
  if (state === 'refund-failed') return `${cause}.`;
  return state === 'refunded'
    ? `${cause}, so we have refunded it in full.`
    : `${cause}, so we are refunding it in full.`;
}

/** What comes next after the delivery; empty where nothing does. Who returns something does not like it. */
function deliveredSentence(
  { returns = [], payment }: Pick<Order, 'payment'> & Pick<Partial<Order>, 'returns'>,
  window: ReturnWindow,
): string {
  const open = returns.findLast(isOpenReturn);
  if (open) return `${returnStateText(open, payment)}. ${returnNext(open)}`;
  const hope = returns.length === 0 ? ['We hope you like it.'] : [];
  const until = window.isOpenForAnyReason
    ? [`Unopened products can be returned until ${lastDay(window)}.`]
    : [];
  return [...hope, ...until].join(' ');
}

/** Until when the products of a delivered order can be returned for any reason. */
export function returnSentence(returns: ReturnWindow): string {
  return `Return by ${lastDay(returns)}`;
}

const lastDay = ({ anyReasonEnd }: ReturnWindow): string => formatWeekday(anyReasonEnd - 1);
