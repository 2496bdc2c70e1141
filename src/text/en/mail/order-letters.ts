import { formatPhone } from '#domain/customer/phone.ts';
import { inertText } from '#domain/mail/inert-text.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney, paise, type Paise } from '#domain/money/money.ts';
import type { OrderMail } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand, isPaidOnDelivery, traitsOf } from '#domain/payment/payment-method.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import { failedRefundOf, refundablePaise } from '#domain/payment/transaction-money.ts';
import type { Refund } from '#domain/payment/transaction.ts';
import { paths } from '#domain/site/paths.ts';
import { discountTexts } from '../orders/discounts.ts';
import { words as orderWords } from '../orders/orders.ts';
import { methodWords } from '../orders/payment-methods.ts';

/** The words that differ from letter to letter. The button opens the order unless `action` says otherwise. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

const { dispatchWorkingDays, returnDays, refundWorkingDays } = PROMISES;

/** What a letter about a refund says of it. */
type MailedRefund = Pick<Refund, 'amountPaise' | 'reference'>;

const letters: Readonly<
  Record<OrderMail, (order: Order, refund: MailedRefund, origin: string) => Words>
> = {
  placed: ({ number, totals }) => ({
    subject: `Order confirmed: ${number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We’ll pack it and hand it to the courier within ${dispatchWorkingDays} working days, and e-mail you when it ships.`,
      `You pay on delivery: please keep ${formatMoney(totals.totalPaise)} in cash ready for the courier.`,
      'Your invoice comes by e-mail when your parcel is packed.',
    ],
  }),
  'awaiting-payment': payByHand,
  paid: ({ number, totals }) => ({
    subject: `Order confirmed: ${number}`,
    heading: 'Thank you, we have received your payment',
    paragraphs: [
      `You have paid ${formatMoney(totals.totalPaise)}. We’ll pack your order and hand it to the courier within ${dispatchWorkingDays} working days, and e-mail you when it ships.`,
      'Your invoice comes by e-mail when your parcel is packed.',
    ],
  }),
  'payment-failed': ({ number }, _, origin) => ({
    subject: `Payment not completed: ${number}`,
    heading: 'Your payment did not go through',
    paragraphs: [
      'We held your products while we waited for the payment. It did not arrive in time, so we have closed this order. You have not been charged for it.',
      `If your bank shows a deduction, it is usually reversed on its own. Should the money still reach us, we send your order if everything is in stock, or return the money within ${refundWorkingDays} working days.`,
      'You are welcome to order again, with another payment method if you like.',
    ],
    action: { label: 'Order again', url: `${origin}${paths.products}` },
  }),
  packed: ({ number }) => ({
    subject: `Packed: your order ${number}`,
    heading: 'Your order is packed',
    paragraphs: [
      'The courier picks it up next, and we’ll e-mail you when it ships.',
      'Your invoice is attached to this e-mail.',
    ],
  }),
  shipped: ({ number, shipment, method, totals }) => ({
    subject: `Shipped: your order ${number}`,
    heading: 'Your order is on its way',
    paragraphs: [
      shipment
        ? `Your parcel is with ${shipment.courier}${shipment.tracking === '' ? '' : `, tracking number ${shipment.tracking}`}.`
        : 'The courier has picked it up.',
      ...(isPaidOnDelivery(method)
        ? [`Please keep ${formatMoney(totals.totalPaise)} in cash ready for the courier.`]
        : []),
    ],
    ...(shipment &&
      shipment.link !== '' && { action: { label: 'Track your parcel', url: shipment.link } }),
  }),
  delivered: ({ number, lines }, _, origin) => ({
    subject: `Delivered: your order ${number}`,
    heading: 'Your order has been delivered',
    paragraphs: [
      'We hope you like it. A short review helps other shoppers choose and helps us do better.',
      `Is something wrong or missing? Please write to us within ${PROMISES.reportHours} hours. Unopened products can be returned within ${returnDays} days.`,
    ],
    action: {
      label: 'Write a review',
      url: `${origin}${lines[0] ? paths.product(lines[0].slug) : paths.products}`,
    },
  }),
  cancelled: ({ number, payment, method }) => ({
    subject: `Cancelled: your order ${number}`,
    heading: 'Your order is cancelled',
    paragraphs: cancelledMoney(payment, method),
  }),
  'refund-requested': ({ number }, { amountPaise }) => ({
    subject: `Refund started: your order ${number}`,
    heading: 'Your refund has been started',
    paragraphs: [
      `We are refunding ${formatMoney(amountPaise)} to the account or card you paid with. We’ll e-mail you when it is sent; banks show it within ${refundWorkingDays} working days.`,
    ],
  }),
  refunded: ({ number, method }, { amountPaise, reference }) => ({
    subject: `Refund sent: your order ${number}`,
    heading: 'Your refund has been sent',
    paragraphs: [
      traitsOf(method).refundedBy === 'staff'
        ? `We have returned ${formatMoney(amountPaise)} to you. If you haven’t received it, please write to us.`
        : `We have refunded ${formatMoney(amountPaise)}. Banks show it within ${refundWorkingDays} working days.`,
      ...(reference === '' ? [] : [`Reference: ${reference}.`]),
    ],
  }),
  'refund-failed': ({ number }, { amountPaise }) => ({
    subject: `Refund delayed: your order ${number}`,
    heading: 'Your refund is delayed',
    paragraphs: [
      `We couldn’t send your refund of ${formatMoney(amountPaise)} yet. Our team has been informed and is working on it.`,
      'We’ll e-mail you when it is sent. You don’t need to do anything.',
    ],
  }),
};

/** How to pay an order by hand. */
function payByHand(order: Order): Words {
  const { number, totals, method } = order;
  const byHand = methodWords[method].byHand;
  return {
    subject: byHand?.letter.subject(formatMoney(totals.totalPaise), number) ?? '',
    heading: byHand?.letter.heading ?? '',
    paragraphs: [
      ...(byHand?.facts(order) ?? []).map(({ name, value }) => `${name}: ${value}`),
      'We pack your order once the money is in our account, and e-mail you then.',
    ],
  };
}

/**
 * What becomes of the money of a cancelled order: only the rest is refunded after a part refund, nothing after a lost
 * dispute about all of it, and a failed refund is still owed.
 */
function cancelledMoney(payment: Order['payment'], method: Order['method']): readonly string[] {
  const { state, paidPaise, refundingPaise, disputeLost } = payment;
  const isSentBack = state === 'refunding' || state === 'refund-failed' || state === 'refunded';
  if (paidPaise === 0 && !isSentBack) return ['You have not been charged.'];
  const owed = refundablePaise(payment);
  if (isPaidByHand(method) && owed > 0) {
    return [
      `We’ll return ${formatMoney(owed)} to your bank account within ${refundWorkingDays} working days, and e-mail you the reference. If we need your account details, we’ll ask you.`,
    ];
  }
  const failed = failedRefundOf(payment);
  const sentences = [
    ...(refundingPaise > 0
      ? [
          `We’ll refund ${formatMoney(refundingPaise)} to the account or card you paid with, within ${refundWorkingDays} working days.`,
        ]
      : []),
    ...(failed > 0
      ? [
          `We couldn’t send your refund of ${formatMoney(failed)} yet. Our team is working on it, and we’ll e-mail you when it is sent.`,
        ]
      : []),
  ];
  if (sentences.length > 0) return sentences;
  if (state === 'refunding') {
    return ['We’re sending your payment back to the account or card you paid with.'];
  }
  return [
    disputeLost
      ? 'Your bank has already returned the payment to you.'
      : 'Your payment has already been refunded.',
  ];
}

const NO_REFUND: MailedRefund = { amountPaise: paise(0), reference: '' };

/**
 * The letter about an order. `origin` is the shop's, for links; `refund` is the refund that the letter is about. Every
 * letter links to the order, which opens without an account (functions/src/order-access).
 */
export function orderLetter(
  mail: OrderMail,
  order: Order,
  { origin, refund = NO_REFUND }: { readonly origin: string; readonly refund?: MailedRefund },
): Letter {
  const { subject, heading, paragraphs, action } = letters[mail](order, refund, origin);
  return {
    subject,
    heading,
    paragraphs: [...paragraphs],
    action: action ?? seeOrder(order, origin),
    order: orderFacts(order, { repeatsAddress: order.emailConfirmed }),
    more: action ? seeOrder(order, origin) : null,
  };
}

/** Stands for the delivery address in a letter to an email address that nobody has confirmed. */
const PRIVATE_ADDRESS =
  'We leave the full address out, because this email address has not been confirmed.';

function seeOrder({ id }: Order, origin: string) {
  return { label: 'See your order', url: `${origin}${paths.order(id)}` };
}

/**
 * What was ordered, every charge, and where it goes. Without `repeatsAddress` nothing that the shopper typed: the letter
 * may reach a stranger, who must neither read the address nor what a bot wrote into it.
 */
export function orderFacts(
  { number, lines, totals, coupon, bundles, address }: Order,
  { repeatsAddress }: { readonly repeatsAddress: boolean },
): Letter['order'] {
  const { totals: names } = orderWords;
  const charge = (label: string, amount: Paise) => ({ label, amount: formatMoney(amount) });
  return {
    title: `Order ${number}`,
    items: lines.map(({ title, quantity, unitPricePaise }) => ({
      label: `${quantity} × ${title}`,
      amount: formatMoney(paise(unitPricePaise * quantity)),
    })),
    charges: [
      charge(names.items, totals.itemsPaise),
      ...discountTexts(totals.discountPaise, bundles, names.discount(coupon)).map(
        ({ name, value }) => ({ label: name, amount: value }),
      ),
      totals.shippingPaise > 0
        ? charge(names.delivery, totals.shippingPaise)
        : { label: names.delivery, amount: names.free },
      ...(totals.codFeePaise > 0 ? [charge(names.codFee, totals.codFeePaise)] : []),
    ],
    total: {
      label: 'Total, inclusive of all taxes',
      amount: formatMoney(totals.totalPaise),
    },
    addressTitle: orderWords.order.address,
    address: repeatsAddress
      ? [
          inertText(address.name),
          inertText(address.line1),
          ...(address.line2 ? [inertText(address.line2)] : []),
          `${inertText(address.city)} ${address.pin}`,
          address.state,
          formatPhone(address.phone),
        ]
      : [`PIN code ${address.pin}, ${address.state}`, PRIVATE_ADDRESS],
  };
}
