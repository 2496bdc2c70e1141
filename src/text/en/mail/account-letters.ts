import type { Letter } from '#domain/mail/letter.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { orderFacts } from './order-letters.ts';

/** The letter about a guest's order that was added to the account with its address. `origin` is the shop's. */
export function orderClaimedLetter(order: Order, origin: string): Letter {
  return {
    subject: `Order ${order.number} is now in your account`,
    heading: 'Your order is now in your account',
    paragraphs: [
      `You placed order ${order.number} without an account. You have now confirmed this e-mail address in your Franch account, so we have added the order to it.`,
      'Don’t have an account with us? Please reply to this e-mail and we’ll look into it.',
    ],
    action: { label: 'See your order', url: `${origin}${paths.order(order.id)}` },
    order: orderFacts(order, { repeatsAddress: true }),
    more: null,
  };
}

/** The letter that welcomes a new account and confirms its address. `link` confirms it when it is opened. */
export function confirmEmailLetter(link: string): Letter {
  return {
    subject: 'Welcome to Franch: please confirm your e-mail address',
    heading: 'Welcome to Franch',
    paragraphs: [
      'Please confirm that this e-mail address is yours. Orders you placed with it earlier will then be added to your account.',
      'The link works once. If you didn’t create an account with us, please ignore this e-mail.',
    ],
    action: { label: 'Confirm my e-mail address', url: link },
    order: null,
    more: null,
  };
}

/** The letter to a team member whose second factors an owner removed. `origin` is the shop's. */
export function secondFactorResetLetter(origin: string): Letter {
  return {
    subject: 'Your authenticator app was removed from your Franch account',
    heading: 'Your authenticator app was removed',
    paragraphs: [
      'An owner of the shop has removed the authenticator app that you used to sign in, and you have been signed out on all devices.',
      'Please sign in again and set up an authenticator app.',
      'You didn’t ask for this? Please tell an owner of the shop immediately.',
    ],
    action: { label: 'Sign in', url: `${origin}${adminPaths.entry}` },
    order: null,
    more: null,
  };
}
