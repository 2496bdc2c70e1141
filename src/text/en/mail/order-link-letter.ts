import type { Letter } from '#domain/mail/letter.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';

/** The letter that someone asks for who knows the order's number and address. `origin` is the shop's, for the link. */
export function orderLinkLetter({ id, number }: Order, origin: string): Letter {
  return {
    subject: `Your link to order ${number}`,
    heading: 'Here is your order',
    paragraphs: [
      `The button opens your order on any device, for ${PROMISES.orderLinkDays} days, without an account. Please share it only with people who may see the order.`,
      'If you didn’t ask for this link, you can ignore this email.',
    ],
    action: { label: 'See your order', url: `${origin}${paths.order(id)}` },
    more: null,
    order: null,
  };
}
