import { PROMISES } from '#domain/checkout/policy.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { formatMoment } from '../dates.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';
import { orderSummary } from './order-summary.ts';

/** The letter that someone asks for who knows the order's number and address. `orderUrl` is the order's page. */
export function orderLinkLetter({ number }: Order, orderUrl: string): Letter {
  return letter('link', {
    subject: `Your link to order ${number}`,
    heading: 'Here is your order',
    paragraphs: [
      `The button opens your order on any device, for ${PROMISES.orderLinkDays} days, without an account. Please share it only with people who may see the order.`,
      'If you didn’t ask for this link, you can ignore this email.',
    ],
    action: viewOrder(orderUrl),
  });
}

/** The letter that asks a customer to pay an order that staff placed for them, until the stock is held no longer. */
export function paymentLinkLetter(order: Order, { origin, orderUrl }: OrderLinks): Letter {
  const { number, totals, reservation } = order;
  const amount = formatMoney(totals.totalPaise);
  return letter('link', {
    subject: `Please pay ${amount} for order ${number}`,
    heading: 'Your order is ready to be paid',
    greeting: greeting(order),
    paragraphs: [
      `We have noted your order ${number}. Please open it and pay ${amount} with UPI, card or netbanking.`,
      reservation.untilAt === null
        ? 'We pack it once it is paid.'
        : `We hold the products for you until ${formatMoment(reservation.untilAt)}, and pack them once they are paid.`,
      'You didn’t order by phone or WhatsApp? Please ignore this email: nothing is charged.',
    ],
    action: { ...viewOrder(orderUrl), label: 'Open and pay' },
    order: orderSummary(order, { origin, repeatsAddress: false }),
  });
}
