import { PROMISES } from '#domain/checkout/policy.ts';

/** The links of our emails, which open the order without an account. */
export const words = {
  title: 'Who can open this order?',
  text: `You, and anyone with a link from our emails about this order, for ${PROMISES.orderLinkDays} days after each email. If you have forwarded one by mistake, turn the links off. Later emails bring new ones.`,
  revoke: 'Turn off all links',
  revoking: 'Turning off…',
  revoked: 'The links in our earlier emails no longer open this order.',
  refused: {
    title: 'This link no longer opens the order',
    text: 'It may have expired or been turned off. Enter your order number and email, and we’ll send you a new one.',
  },
  'too-many': {
    title: 'This link was opened too often today',
    text: 'Please try again tomorrow, sign in, or track the order by its number and your email.',
  },
} as const;
