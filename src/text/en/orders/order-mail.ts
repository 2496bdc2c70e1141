import { formatMoney, paise } from '#domain/money/money.ts';
import type { OrderMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { Refund } from '#domain/payment/transaction.ts';

/** A mail in the form of Firebase's Trigger Email extension (`message` of a document of `mail`). */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail is about: a heading, and paragraphs above the order itself. */
interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const { dispatchWorkingDays, returnDays, refundWorkingDays } = PROMISES;

/** What a mail about a refund says of it. */
type MailedRefund = Pick<Refund, 'amountPaise' | 'reference'>;

const letters: Readonly<Record<OrderMail, (order: Order, refund: MailedRefund) => Letter>> = {
  placed: ({ number, totals }) => ({
    subject: `Your order ${number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We have your order and pack it within ${dispatchWorkingDays} working days.`,
      `Please keep ${formatMoney(totals.totalPaise)} in cash ready for the courier. The invoice comes when your parcel is packed.`,
    ],
  }),
  paid: ({ number, totals }) => ({
    subject: `Your order ${number} is paid`,
    heading: 'Thank you, your payment has arrived',
    paragraphs: [
      `We have received ${formatMoney(totals.totalPaise)} and pack your order within ${dispatchWorkingDays} working days.`,
      'The invoice comes when your parcel is packed.',
    ],
  }),
  packed: ({ number, invoice }) => ({
    subject: `Your order ${number} is packed`,
    heading: 'Your parcel is ready',
    paragraphs: [
      'It is handed to the courier next.',
      invoice === ''
        ? 'Your invoice is in your account.'
        : `Your invoice ${invoice} is in your account.`,
    ],
  }),
  shipped: ({ number, shipment }) => ({
    subject: `Your order ${number} is on its way`,
    heading: 'Your parcel is on its way',
    paragraphs: [
      shipment
        ? `It travels with ${shipment.courier}${shipment.tracking === '' ? '' : `, tracking number ${shipment.tracking}`}.`
        : 'The courier has it.',
    ],
  }),
  delivered: ({ number }) => ({
    subject: `Your order ${number} has arrived`,
    heading: 'Your parcel has arrived',
    paragraphs: [
      `We hope that it does you good. Unopened products can be sent back within ${returnDays} days.`,
    ],
  }),
  cancelled: ({ number, payment }) => ({
    subject: `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: [
      payment.paidPaise === 0
        ? 'Nothing was charged.'
        : `${formatMoney(payment.paidPaise)} goes back the way it came, within ${refundWorkingDays} working days.`,
    ],
  }),
  refunded: ({ number }, { amountPaise, reference }) => ({
    subject: `Your refund for order ${number}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `${formatMoney(amountPaise)} has been given back. Banks show it within ${refundWorkingDays} working days.`,
      ...(reference === '' ? [] : [`The reference of the transfer is ${reference}.`]),
    ],
  }),
  'refund-failed': ({ number }, { amountPaise }) => ({
    subject: `Your refund for order ${number} is delayed`,
    heading: 'Your refund is delayed',
    paragraphs: [
      `We couldn’t send your refund of ${formatMoney(amountPaise)} yet. Our team has been told and is on it.`,
      'We’ll e-mail you when it is sent.',
    ],
  }),
};

const NO_REFUND: MailedRefund = { amountPaise: paise(0), reference: '' };

/**
 * The mail about an order. `origin` is the shop's, for the link to the order's page; `refund` is the refund that the mail is
 * about.
 */
export function orderMail(
  mail: OrderMail,
  order: Order,
  { origin, refund = NO_REFUND }: { readonly origin: string; readonly refund?: MailedRefund },
): MailMessage {
  const { subject, heading, paragraphs } = letters[mail](order, refund);
  const link = `${origin}${paths.order(order.id)}`;
  const lines = order.lines.map(
    ({ title, quantity, unitPricePaise }) =>
      [`${quantity} × ${title}`, formatMoney(unitPricePaise)] as const,
  );
  const total = formatMoney(order.totals.totalPaise);
  return {
    subject,
    text: [
      heading,
      '',
      ...paragraphs,
      '',
      ...lines.map(([what, price]) => `${what}: ${price}`),
      `Total, inclusive of all taxes: ${total}`,
      '',
      `Your order: ${link}`,
    ].join('\n'),
    html: [
      `<h1>${escaped(heading)}</h1>`,
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      `<table>${lines.map(([what, price]) => `<tr><td>${escaped(what)}</td><td>${price}</td></tr>`).join('')}`,
      `<tr><th>Total, inclusive of all taxes</th><th>${total}</th></tr></table>`,
      `<p><a href="${escaped(link)}">Your order ${escaped(order.number)}</a></p>`,
    ].join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Titles and names come from people: in HTML they are text. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
