import type { Letter } from '#domain/mail/letter.ts';
import type { Order } from '#domain/order/order.ts';
import { SHOP_PLACEHOLDER } from '#domain/site/shop-name.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import type { Role } from '#domain/staff/role.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';
import { orderFacts } from './order-progress.ts';
import { orderSummary } from './order-summary.ts';

/** The letter about a guest's order that was added to the account with its address, which is confirmed. */
export function orderClaimedLetter(order: Order, { origin, orderUrl }: OrderLinks): Letter {
  return letter('account', {
    subject: `Order ${order.number} is now in your account`,
    heading: 'Your order is now in your account',
    greeting: greeting({ ...order, emailConfirmed: true }),
    paragraphs: [
      `You placed order ${order.number} without an account. You have now confirmed this email address in your ${SHOP_PLACEHOLDER} account, so we have added the order to it.`,
      'Don’t have an account with us? Please reply to this email and we’ll look into it.',
    ],
    facts: orderFacts(order, null),
    action: viewOrder(orderUrl),
    order: orderSummary(order, { origin, repeatsAddress: true }),
  });
}

/** The letter that welcomes a new account and confirms its address. `link` confirms it when it is opened. */
export function confirmEmailLetter(link: string): Letter {
  return letter('newAccount', {
    subject: `Welcome to ${SHOP_PLACEHOLDER}: please confirm your email address`,
    heading: `Welcome to ${SHOP_PLACEHOLDER}`,
    paragraphs: [
      'Please confirm that this email address is yours. Orders you placed with it earlier will then be added to your account.',
      'The link works once. If you didn’t create an account with us, please ignore this email.',
    ],
    action: { label: 'Confirm my email address', url: link },
  });
}

/** The letter to a team member whose second factors an owner removed. `origin` is the shop's. */
export function secondFactorResetLetter(origin: string): Letter {
  return letter('account', {
    subject: `Your authenticator app was removed from your ${SHOP_PLACEHOLDER} account`,
    heading: 'Your authenticator app was removed',
    paragraphs: [
      'An owner of the shop has removed the authenticator app that you used to sign in, and you have been signed out on all devices.',
      'Please sign in again and set up an authenticator app.',
      'You didn’t ask for this? Please tell an owner of the shop immediately.',
    ],
    action: { label: 'Sign in', url: `${origin}${adminPaths.entry}` },
  });
}

const INVITED: Readonly<Record<Role, string>> = {
  owner: 'an owner: you can do everything, including settings and team',
  staff: 'staff: you can handle orders, products, messages and the blog',
  viewer: 'a viewer: you can see everything and change nothing',
  packer: 'a packer: you can pack, print and ship orders',
  accountant: 'an accountant: you can see orders, invoices, payments and tax reports',
};

/** The letter that invites an address to the team. `url` accepts the invitation, for `days` days and once. */
export function teamInvitationLetter({
  role,
  url,
  days,
}: {
  readonly role: Role;
  readonly url: string;
  readonly days: number;
}): Letter {
  return letter('account', {
    subject: `You’re invited to the ${SHOP_PLACEHOLDER} team`,
    heading: `Join the ${SHOP_PLACEHOLDER} team`,
    paragraphs: [
      `You have been invited to the staff area of ${SHOP_PLACEHOLDER} as ${INVITED[role]}.`,
      'Open the link below and sign in, or create an account, with this email address.',
      `The link works once and for ${days} days. Please don’t forward this email: the invitation is for this address only.`,
      'Weren’t expecting this? Please ignore this email.',
    ],
    action: { label: 'Accept the invitation', url },
  });
}
