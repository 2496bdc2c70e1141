import { REPEAT_MINUTES } from '#domain/checkout/checkout.ts';
import type { OrderStatus } from '#domain/order/order.ts';

/** The words of the confirmation of an order. Amounts and days arrive as text. */
export const words = {
  page: 'Thank you',
  title: 'Thank you for your order',
  reserved: 'Your order is reserved',
  repeated: `You placed this order a few minutes ago, so we haven’t placed it again. To order the same items once more, please wait ${REPEAT_MINUTES} minutes or change the quantity.`,
  number: 'Your order number',
  paid: (amount: string) => `You paid ${amount}.`,
  cash: (amount: string) => `Please keep ${amount} in cash ready for the courier.`,
  mail: (email: string) => `We have sent a confirmation to ${email}.`,
  mailHint: 'Didn’t get it in a few minutes? Please check your spam folder.',
  next: 'What happens next',
  tracking: 'We’ll email you the tracking details once it ships.',
  invoice:
    'We’ll email your invoice once your order is packed. You’ll also find it on the order’s page.',
  address: 'Delivering to',
  ordered: 'Items',
  support: 'Need help?',
  supportText: 'Write to us. Your order number is already filled in.',
  write: 'Write to us',
  order: 'Track order',
  shop: 'Continue shopping',
  moved: {
    'pending-payment': 'This order is not paid yet',
    cancelled: 'This order is cancelled',
    expired: 'Payment expired',
    returning: 'This order is on its way back to us',
    returned: 'This order was returned',
  } as Readonly<Partial<Record<OrderStatus, string>>>,
  pay: 'Pay now',
  guest: {
    title: 'Save this order to an account',
    text: 'You checked out as a guest. Choose a password to create an account with your orders in it.',
    email: (email: string) => `You’ll sign in with ${email}.`,
    password: 'Choose a password',
    create: 'Create account',
    creating: 'One moment…',
    or: 'or',
    google: 'Continue with Google',
    taken: (email: string) =>
      `We couldn’t create the account. If you already have one with ${email}, sign in and track this order by its number.`,
    done: 'Your account is ready, with your orders in it.',
  },
} as const;
