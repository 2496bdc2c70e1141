import { PROMISES } from '#domain/checkout/policy.ts';
import type { Letter } from '#domain/mail/letter.ts';
import type { Order } from '#domain/order/order.ts';
import { letter } from './letter.ts';
import { viewOrder } from './order-letters.ts';

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
