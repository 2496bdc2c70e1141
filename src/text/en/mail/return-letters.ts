import { inertText } from '#domain/mail/inert-text.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { returnTermsOf } from '#domain/return/return-terms.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { ReturnMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { returnClocks } from '#domain/return/return-clocks.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoment } from '../dates.ts';
import { letter } from './letter.ts';
import { payoutSentence } from './closed-money.ts';
import { askPayee, greeting } from './order-letters.ts';
import { parcelFacts } from './order-progress.ts';
import { reasonWords } from '../orders/returns.ts';
import { workingDays } from '../shop/working-days.ts';

/** The words that differ from letter to letter. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const letters: Readonly<Record<ReturnMail, (order: Order, request: ReturnRequest) => Words>> = {
  'return-requested': (order, request) => ({
    subject: `${request.openedBy ? 'Return opened' : 'Return requested'}: ${request.ticket}`,
    heading: request.openedBy
      ? 'We have opened a return for you'
      : 'We have received your return request',
    paragraphs: [
      itemsOf(order, request),
      ticketSentence(request),
      'Please don’t send anything yet.',
      ...(request.openedBy ? openedSentences(request) : []),
    ],
  }),
  'return-approved': (order, request) => ({
    subject: `Return approved: ${request.ticket}`,
    heading: 'Your return is approved',
    paragraphs: [
      itemsOf(order, request),
      ...noteOf(request),
      request.payer === 'shop'
        ? 'We pay for the way back.'
        : 'Return shipping is on you. Please keep the courier’s receipt.',
      `We start your refund within ${workingDays(returnTermsOf(order).refundDays)} of receiving it.`,
    ],
  }),
  'return-refused': (order, request) => ({
    subject: `About your return: ${request.ticket}`,
    heading: 'We can’t accept your return',
    paragraphs: [
      itemsOf(order, request),
      ...noteOf(request),
      'If you disagree, please write to us with the ticket number.',
    ],
  }),
  'return-received': (order, request) => ({
    subject: `Return received: ${request.ticket}`,
    heading: 'We have received your return',
    paragraphs: [
      itemsOf(order, { ...request, items: request.received.filter(isAccepted) }),
      refundOf(order, request),
    ],
  }),
  'return-replaced': (order, request) => ({
    subject: `Replacement sent: ${request.ticket}`,
    heading: 'Your replacement is on its way',
    paragraphs: [
      itemsOf(order, { items: request.received.filter(isAccepted) }),
      'It costs you nothing. Your invoice stays as it is.',
    ],
  }),
};

function ticketSentence(request: ReturnRequest): string {
  const decideBy = formatMoment(returnClocks(request).decideBy);
  const promise = request.openedBy
    ? `We’ll update you by ${decideBy}, and settle the return within one month.`
    : `We reply by ${decideBy}, and settle your request within one month.`;
  return `Your ticket number is ${request.ticket}. ${promise}`;
}

/** What else a shopper reads about a return that staff opened. */
const openedSentences = ({ payer }: ReturnRequest): readonly string[] => [
  ...(payer === 'shop' ? ['Photos help us decide. You can add them on your order’s page.'] : []),
  'If you did not ask us for this return, please write to us with the ticket number.',
];

/** What becomes of the money of a received return. */
function refundOf(order: Order, { ticket }: ReturnRequest): string {
  const { payout } = order;
  const terms = returnTermsOf(order);
  const due = payout?.dues.find((one) => one.ticket === ticket);
  return due
    ? payoutSentence(formatMoney(due.amountPaise), payout?.payee ?? '', terms)
    : `We start your refund within ${workingDays(terms.refundDays)}, and email you then.`;
}

const isAccepted = ({ quantity }: { readonly quantity: number }): boolean => quantity > 0;

const noteOf = ({ note }: ReturnRequest): readonly string[] =>
  note === '' ? [] : [inertText(note)];

function itemsOf(
  { lines }: Order,
  { items }: { readonly items: readonly { line: number; quantity: number }[] },
): string {
  return items
    .map(({ line, quantity }) => `${quantity} × ${lines[line - 1]?.title ?? ''}`)
    .join(', ');
}

/** The letter to the shopper about a return request. `orderUrl` is the order's page. */
export function returnLetter(
  mail: ReturnMail,
  order: Order,
  { request, orderUrl }: { readonly request: ReturnRequest; readonly orderUrl: string },
): Letter {
  const { paragraphs, ...words } = letters[mail](order, request);
  return letter('order', {
    ...words,
    greeting: greeting(order),
    paragraphs: [...paragraphs],
    action: { label: 'See your return', url: orderUrl },
    ...(mail === 'return-received' ? askPayee(order, orderUrl) : {}),
    ...(mail === 'return-replaced' && request.replacement
      ? { facts: parcelFacts(request.replacement) }
      : {}),
  });
}

/** The letter to staff about a new return request. `origin` is the shop's. */
export function newReturnLetter(order: Order, request: ReturnRequest, origin: string): Letter {
  const { ticket, reason, text, batch } = request;
  return letter('staff', {
    subject: `New return request ${ticket}`,
    heading: `New return request ${ticket}`,
    paragraphs: [
      itemsOf(order, request),
      `Reason: ${reasonWords[reason]}.`,
      ...(batch === '' ? [] : [`Batch number: ${inertText(batch)}`]),
      ...(text === '' ? [] : [inertText(text)]),
      `Please decide by ${formatMoment(returnClocks(request).decideBy)}.`,
    ],
    action: {
      label: 'Open the order',
      url: `${origin}${adminPaths.open('orders', order.id)}`,
    },
  });
}
