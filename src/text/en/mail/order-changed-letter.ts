import type { OrderArrival } from '#domain/checkout/order-arrival.ts';
import { inertText } from '#domain/mail/inert-text.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { EditFacts } from '#domain/order/stored-edit.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { refundArrival } from './closed-money.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';
import { orderFacts } from './order-progress.ts';
import { orderSummary } from './order-summary.ts';

/**
 * The letter that confirms a change of an order. To an email address that nobody has confirmed it repeats nothing that was
 * typed, as the other letters of the order.
 */
export function orderChangedLetter(
  order: Order,
  facts: EditFacts,
  { origin, orderUrl, arrival }: OrderLinks & { readonly arrival: OrderArrival | null },
): Letter {
  return letter('order', {
    subject: `Order changed: ${order.number}`,
    heading: 'Your order has been changed',
    greeting: greeting(order),
    paragraphs: [
      changeOf(order, facts),
      ...moneyOf(order, facts),
      'If you didn’t ask for this, please write to us right away.',
    ],
    facts: orderFacts(order, arrival),
    action: viewOrder(orderUrl),
    order: orderSummary(order, { origin, repeatsAddress: order.emailConfirmed }),
  });
}

function changeOf({ lines, gstin, emailConfirmed }: Order, { what, item }: EditFacts): string {
  switch (what) {
    case 'address':
      return 'We send it to the new delivery address or phone number.';
    case 'pieces':
      return `Cancelled: ${item?.quantity ?? 0} × ${lines[(item?.line ?? 0) - 1]?.title ?? ''}.`;
    case 'billing':
      if (gstin === '') return 'Your invoice will be issued without a GSTIN.';
      return emailConfirmed
        ? `Your invoice will be issued for the GSTIN ${inertText(gstin)}.`
        : 'Your invoice will be issued for the new GSTIN and billing details.';
  }
}

function moneyOf(
  { method, totals }: Order,
  { refundPaise, beforePaise }: EditFacts,
): readonly string[] {
  if (refundPaise > 0) {
    return [
      `We’re refunding ${formatMoney(refundPaise)} to the account or card you paid with, and we’ll email you when it is sent. ${refundArrival}`,
    ];
  }
  if (!isPaidOnDelivery(method) || totals.totalPaise === beforePaise) return [];
  return [
    `You now pay ${formatMoney(totals.totalPaise)} in cash on delivery instead of ${formatMoney(beforePaise)}.`,
  ];
}
