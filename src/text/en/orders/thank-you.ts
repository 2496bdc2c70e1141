import type { OrderStatus } from '#domain/order/order.ts';

/** The words of the confirmation of an order. Amounts and days arrive as text. */
export const words = {
  page: 'Thank you',
  title: 'Thank you for your order',
  number: 'Your order number',
  paid: (amount: string) => `You have paid ${amount}.`,
  cash: (amount: string) => `Please keep ${amount} in cash ready for the courier.`,
  mail: (email: string) => `We have sent a confirmation to ${email}.`,
  mailHint: 'Not there in a few minutes? Please look into the spam folder.',
  next: 'What happens next',
  tracking: 'We’ll e-mail you the tracking number once it ships.',
  invoice:
    'Your invoice comes when the parcel is packed: we write to you, and it is on the order’s page.',
  address: 'Delivering to',
  ordered: 'What you ordered',
  support: 'Need help?',
  supportText: 'Write to us: the number of your order is filled in already.',
  write: 'Write to us',
  order: 'Track order',
  shop: 'Continue shopping',
  moved: {
    'pending-payment': 'This order is not paid yet',
    cancelled: 'This order is cancelled',
    expired: 'This order was not paid in time',
    returned: 'This order has come back to us',
  } as Readonly<Partial<Record<OrderStatus, string>>>,
  pay: 'To the payment',
  guest: {
    title: 'Keep this order in an account',
    text: 'You ordered as a guest, and this order is on this device only. With a password it becomes an account, and your orders come along.',
    email: (email: string) => `You sign in with ${email}.`,
    password: 'Choose a password',
    create: 'Keep it in an account',
    creating: 'One moment…',
    or: 'or',
    google: 'Continue with Google',
    taken: (email: string) =>
      `This did not work. If you have an account with ${email}, sign in; this order can then be found by its number.`,
    done: 'You have an account now, and your orders are in it.',
  },
} as const;
