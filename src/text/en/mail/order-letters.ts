import type { OrderArrival } from '#domain/checkout/order-arrival.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import { returnTermsOf } from '#domain/return/return-terms.ts';
import { firstName } from '#domain/customer/first-name.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { orderMarkup } from '#domain/mail/order-markup.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { OrderMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand, isPaidOnDelivery, traitsOf } from '#domain/payment/payment-method.ts';
import type { Refund } from '#domain/payment/transaction.ts';
import { payoutStage } from '#domain/payout/payout.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDay } from '../dates.ts';
import { methodWords } from '../orders/payment-methods.ts';
import { payoutWords } from '../orders/payouts.ts';
import { days, workingDays } from '../shop/working-days.ts';
import { closedMoney, refundArrival } from './closed-money.ts';
import { letter } from './letter.ts';
import { orderFacts, orderProgress } from './order-progress.ts';
import { orderSummary } from './order-summary.ts';
import { returnedLetter, returningLetter } from './returned-parcel-letters.ts';

/** Where the links of a letter about an order lead. */
export interface OrderLinks {
  /** The shop's origin. */
  readonly origin: string;
  /** The page of the order. */
  readonly orderUrl: string;
}

/** What a letter about an order says beside the order. */
interface OrderLetterContext extends OrderLinks {
  /** The delivery days; null when they are not known. */
  readonly arrival?: OrderArrival | null;
  /** The refund that the letter is about. */
  readonly refund?: Pick<Refund, 'amountPaise' | 'reference' | 'paidTo' | 'at'>;
}

/** The words that differ from letter to letter. The button opens the order unless `action` says otherwise. */
type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs'> &
  Partial<Pick<Letter, 'facts' | 'action'>>;

const INVOICE_LATER = 'We’ll email your invoice once your order is packed.';
const PACKED_NEXT = 'We’ll pack your order, hand it to the courier, and email you when it ships.';

const letters: Readonly<
  Record<OrderMail, (order: Order, context: Required<OrderLetterContext>) => Words>
> = {
  placed: (order) => ({
    subject: `Order confirmed: ${order.number}`,
    heading: confirmed(order),
    paragraphs: [
      PACKED_NEXT,
      `You pay in cash on delivery: please keep ${formatMoney(order.totals.totalPaise)} ready.`,
      INVOICE_LATER,
    ],
  }),
  'awaiting-payment': payByHand,
  paid: (order) => ({
    subject: `Order confirmed: ${order.number}`,
    heading: confirmed(order),
    paragraphs: [`You paid ${formatMoney(order.totals.totalPaise)}. ${PACKED_NEXT}`, INVOICE_LATER],
  }),
  'payment-failed': ({ number, method, returnTerms }, { origin }) => ({
    subject: `Payment not completed: ${number}`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      'We held your items while we waited for the payment. It didn’t arrive in time, so we have closed this order.',
      isPaidByHand(method)
        ? 'If you have transferred the money, we send your order once it arrives, if everything is in stock. Otherwise it goes back to you, and we email you to ask where to send it.'
        : `If any money left your account, your bank will return it automatically. Should it still reach us, we send your order if everything is in stock, or refund you within ${workingDays(returnTermsOf({ returnTerms }).refundDays)}.`,
      'You are welcome to order again, with another payment method if you like.',
    ],
    action: { label: 'Order again', url: `${origin}${paths.products}` },
  }),
  'late-transfer': (order, { orderUrl }) => ({
    subject: `Your transfer goes back to you: order ${order.number}`,
    heading: 'Your transfer arrived after your order was closed',
    paragraphs: [
      `We received ${formatMoney(order.payment.paidPaise)} for this order. It was closed before, so we don’t send it, and the money goes back to you.`,
      ...closedMoney(order),
    ],
    ...askPayee(order, orderUrl),
  }),
  packed: ({ number }) => ({
    subject: `Packed: your order ${number}`,
    heading: 'Your order is packed',
    paragraphs: [
      'The courier picks it up next, and we’ll email you when it ships.',
      'Your invoice is attached to this email.',
    ],
  }),
  shipped: ({ number, shipment, method, totals }) => ({
    subject: `Shipped: your order ${number}`,
    heading: 'Your order is on its way',
    paragraphs: [
      shipment ? `Your parcel is with ${shipment.courier}.` : 'The courier has picked it up.',
      ...(isPaidOnDelivery(method)
        ? [`You pay in cash on delivery: please keep ${formatMoney(totals.totalPaise)} ready.`]
        : []),
    ],
    ...(shipment &&
      shipment.link !== '' && { action: { label: 'Track your parcel', url: shipment.link } }),
  }),
  delivered: ({ number, returnTerms }, { orderUrl }) => ({
    subject: `Delivered: your order ${number}`,
    heading: 'Your order has been delivered',
    paragraphs: [
      'We hope you like it.',
      `Is something wrong or missing? Please write to us within ${PROMISES.reportHours} hours. Unopened products can be returned within ${days(returnTermsOf({ returnTerms }).returnDays)}.`,
    ],
    action: viewOrder(orderUrl),
  }),
  returning: returningLetter,
  returned: (order, { orderUrl }) => ({ ...returnedLetter(order), ...askPayee(order, orderUrl) }),
  cancelled: (order, { orderUrl }) => ({
    subject: `Cancelled: your order ${order.number}`,
    heading: 'Your order is cancelled',
    paragraphs: [...closedMoney(order)],
    ...askPayee(order, orderUrl),
  }),
  'payee-saved': (order) => ({
    subject: `Where we send your refund: order ${order.number}`,
    heading: 'We have your refund details',
    paragraphs: [
      `We’ll send your refund to ${payeeOf(order)}.`,
      'Was this not you? Please change it on your order’s page, or write to us at once.',
    ],
  }),
  'payout-made': ({ number, payout }, { refund: { amountPaise, reference, paidTo = '', at } }) => ({
    subject: `Refund sent: your order ${number}`,
    heading: 'Your refund has been sent',
    paragraphs: [
      `We sent ${formatMoney(amountPaise)} to ${paidTo} on ${formatDay(at)}.`,
      `Reference: ${reference}. Your bank finds the payment by it.`,
      payout?.payee
        ? 'We keep the details that you gave us for your other refund, and delete them after it.'
        : 'We have deleted the details that you gave us for it.',
    ],
  }),
  'refund-requested': ({ number }, { refund }) => ({
    subject: `Refund started: your order ${number}`,
    heading: 'Your refund has been started',
    paragraphs: [
      `We’re refunding ${formatMoney(refund.amountPaise)} to the account or card you paid with, and we’ll email you when it is sent. ${refundArrival}`,
    ],
  }),
  refunded: ({ number, method }, { refund: { amountPaise, reference } }) => ({
    subject: `Refund sent: your order ${number}`,
    heading: 'Your refund has been sent',
    paragraphs: [
      traitsOf(method).refundedBy === 'staff'
        ? `We have returned ${formatMoney(amountPaise)} to you. If you haven’t received it, please write to us.`
        : `We have refunded ${formatMoney(amountPaise)} to the account or card you paid with. ${refundArrival}`,
      ...(reference === '' ? [] : [`Reference: ${reference}.`]),
    ],
  }),
  'refund-failed': ({ number }, { refund }) => ({
    subject: `Refund delayed: your order ${number}`,
    heading: 'Your refund is delayed',
    paragraphs: [
      `We couldn’t send your refund of ${formatMoney(refund.amountPaise)} yet. Our team has been informed and is working on it.`,
      'We’ll email you when it is sent. You don’t need to do anything.',
    ],
  }),
};

/** Whether money is owed that nobody knows where to send. */
function needsPayee({ payout }: Pick<Order, 'payout'>): boolean {
  return payout ? payoutStage(payout) === 'needs-payee' : false;
}

/** The button that asks where to send a refund; none while it is not needed. */
export function askPayee(order: Pick<Order, 'payout'>, orderUrl: string): Pick<Words, 'action'> {
  return needsPayee(order) ? { action: { label: payoutWords.give, url: orderUrl } } : {};
}

const payeeOf = ({ payout }: Order): string => payout?.payee ?? '';

/** How to pay an order by hand. */
function payByHand(order: Order): Words {
  const { number, totals, method } = order;
  const byHand = methodWords[method].byHand;
  return {
    subject: byHand?.letter.subject(formatMoney(totals.totalPaise), number) ?? '',
    heading: byHand?.letter.heading ?? '',
    paragraphs: ['We pack your order once the money is in our account, and email you then.'],
    facts: (byHand?.facts(order) ?? []).map(({ name, value }) => ({ label: name, value, url: '' })),
  };
}

/** Letters from which mail programs read the order. */
const MARKED_UP: readonly OrderMail[] = ['placed', 'paid', 'shipped'];

/**
 * The letter about an order. It links to the order, which opens without an account (functions/src/order-access).
 */
export function orderLetter(mail: OrderMail, order: Order, context: OrderLetterContext): Letter {
  const { origin, orderUrl, arrival = null } = context;
  const refund = context.refund ?? { amountPaise: paise(0), reference: '', at: 0 };
  const words = letters[mail](order, { origin, orderUrl, arrival, refund });
  const view = viewOrder(orderUrl);
  const facts = [...(words.facts ?? []), ...orderFacts(order, arrival)];
  return letter('order', {
    action: view,
    ...words,
    facts,
    greeting: mail === 'placed' || mail === 'paid' ? '' : greeting(order),
    progress: orderProgress(mail),
    links: words.action && words.action.url !== orderUrl ? [view] : [],
    order: orderSummary(order, { origin, repeatsAddress: order.emailConfirmed }),
    markup: MARKED_UP.includes(mail) ? orderMarkup(order, { origin, orderUrl }, arrival) : null,
  });
}

/** The link to an order's page. */
export function viewOrder(orderUrl: string) {
  return { label: 'View your order', url: orderUrl };
}

/** "Hi Meera,"; empty when the reader may be a stranger: the name was typed. */
export function greeting(order: Order): string {
  const name = nameOf(order);
  return name === '' ? '' : `Hi ${name},`;
}

function confirmed(order: Order): string {
  const name = nameOf(order);
  return `Thank you${name === '' ? '' : `, ${name}`}. Your order is confirmed`;
}

/** The shopper's first name, once their address is confirmed or they have paid. */
function nameOf({ address, emailConfirmed, payment }: Order): string {
  return emailConfirmed || payment.paidPaise > 0 ? firstName(address.name) : '';
}
