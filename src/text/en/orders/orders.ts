import type { CancelRefusal } from '#domain/order/order-command.ts';
import type { Order, OrderStatus } from '#domain/order/order.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';
import { PROMISES } from '#domain/checkout/policy.ts';

const { dispatchWorkingDays, refundWorkingDays, returnDays } = PROMISES;

/** Where an order stands, in a word or two. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'Waiting for your payment',
  paid: 'Paid, being packed',
  placed: 'Placed, being packed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expired: 'Payment expired',
};

/** Where an order stands; a test payment is never packed. */
export function statusSentence({ status, test }: Pick<Order, 'status' | 'test'>): string {
  return test && status === 'paid' ? 'Test payment, paid' : statusWords[status];
}

/** What comes next. */
export const nextWords: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'We keep it for a while. Nothing is charged until you pay.',
  paid: `We pack it and hand it to the courier within ${dispatchWorkingDays} working days.`,
  placed: `We pack it and hand it to the courier within ${dispatchWorkingDays} working days. Please keep the cash ready.`,
  packed: 'Your parcel is ready and waits for the courier.',
  shipped: 'The courier has it.',
  delivered: `We hope that it does you good. Unopened products can be sent back within ${returnDays} days.`,
  returned: 'The parcel has come back to us.',
  cancelled: 'Nothing more happens with this order.',
  expired: 'Nothing was charged, and nothing is sent. You can order the same again.',
};

/** The words of a customer's orders. Amounts and days arrive as text. */
export const words = {
  title: 'Your orders',
  lead: 'Where each of them is, the newest first.',
  visitor: {
    title: 'Your orders wait behind the sign-in',
    text: 'Sign in with the account that ordered. An order without an account is found by its number.',
    action: 'Sign in',
  },
  guest: 'You’re not signed in. These are the orders placed on this device.',
  guestLink: 'Keep them in an account',
  loading: 'Your orders are on their way',
  empty: {
    title: 'No orders yet',
    text: 'When you have ordered something, you see here where it is.',
    action: 'Shop all products',
  },
  elsewhere: 'Ordered without signing in, or on another device?',
  elsewhereLink: 'Find an order by its number',
  more: 'Show older orders',
  shown: (count: number) => (count === 1 ? '1 order shown' : `${count} orders shown`),
  row: {
    ordered: (day: string) => `Ordered on ${day}`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    others: (count: number) => `+${count}`,
    back: (amount: string) => `${amount} on its way back to you`,
    refunded: (amount: string) => `${amount} given back`,
    refundFailed: (amount: string) => `Refund of ${amount} not sent yet`,
  },
  order: {
    title: (number: string) => `Order ${number}`,
    loading: 'Your order is on its way to this page',
    all: 'All orders',
    copy: 'Copy the number',
    copied: 'Copied.',
    copyFailed: 'Please copy it by hand:',
    timeline: 'Order updates',
    lines: 'What you ordered',
    pieces: (count: number) => `${count} ×`,
    each: (price: string) => `${price} each`,
    payment: 'Payment',
    address: 'Delivery address',
    parcel: 'Your parcel',
    courier: 'Courier',
    tracking: 'Tracking number',
    trackName: 'Tracking',
    track: 'Track your parcel',
    copyTracking: 'Copy the tracking number',
    invoice: 'Invoice',
    invoiceLater: 'Comes when your parcel is packed.',
    invoiceNone: 'None: it was never packed.',
    gstin: 'GSTIN of the buyer',
    method: 'Payment method',
    online: 'Online',
    cod: 'Cash on delivery',
    instruments: {
      card: 'Card',
      upi: 'UPI',
      netbanking: 'Netbanking',
      wallet: 'Wallet',
      emi: 'EMI',
      cash: 'Cash',
    } as Readonly<Record<string, string>>,
    paid: 'Paid',
    nothing: 'Nothing yet',
    due: 'To be paid in cash',
    refunding: 'On its way back',
    refundingHint: `Banks show it within ${refundWorkingDays} working days.`,
    refundFailed: (amount: string) =>
      `We couldn’t send your refund of ${amount} yet. We’re on it, and this page shows when it is sent.`,
    refundFailedName: 'Refund',
    refunded: 'Given back',
    disputed: 'Your bank is looking into this payment.',
    disputeLost: 'Your bank has taken this payment back from us.',
    test: 'A test payment: nothing is packed or sent.',
  },
  claimed: (count: number) =>
    count === 1
      ? 'We have added an order that you placed without an account.'
      : `We have added ${count} orders that you placed without an account.`,
  totals: {
    items: 'Items',
    discount: (code: string) => (code ? `Coupon ${code}` : 'Coupon'),
    minus: (amount: string) => `− ${amount}`,
    delivery: 'Delivery',
    free: 'Free',
    codFee: 'Cash on delivery charge',
    total: 'Total',
    gst: 'Includes GST. All prices are inclusive of all taxes.',
  },
  steps: {
    ordered: 'You placed the order',
    claimed: 'Added to your account',
    'payment-failed': 'A payment did not go through',
    authorized: 'Your bank has agreed to the payment',
    paid: 'Your payment has arrived',
    'payment-unused': 'A payment came that this order did not need; it goes back to you',
    packed: 'Packed, and the invoice was issued',
    shipped: 'Handed to the courier',
    delivered: 'Delivered',
    returned: 'The parcel has come back to us',
    cancelled: 'You cancelled the order',
    'cancelled-by-shop': 'We cancelled the order',
    expired: 'We didn’t receive your payment, so the order was cancelled',
    'refund-asked': 'Money is on its way back to you',
    refunded: 'Money was given back',
    'refund-delayed': 'We couldn’t send a refund yet; we’re on it',
    disputed: 'Your bank is looking into the payment',
    'dispute-over': 'Your bank has finished looking into the payment',
    'dispute-lost': 'Your bank has taken the payment back from us',
  } satisfies Record<TimelineStep, string>,
  unpaid: {
    title: 'Payment pending',
    lead: (total: string, number: string) => `Payment pending: ${total} for order ${number}.`,
    until: (time: string) => `We’re holding it for you until ${time}.`,
    action: 'Pay now',
  },
  actions: {
    title: 'Manage order',
    cancel: 'Cancel the order',
    cancelTitle: (number: string) => `Cancel order ${number}?`,
    cancelUnpaid: 'Nothing was charged, and nothing will be. This cannot be undone.',
    cancelCash: 'Nothing was paid yet. This cannot be undone.',
    cancelPaid: (amount: string) =>
      `${amount} goes back the way it came, within ${refundWorkingDays} working days. This cannot be undone.`,
    keep: 'Keep the order',
    confirm: 'Cancel it now',
    cancelling: 'Cancelling…',
    cancelled: 'The order is cancelled.',
    refusals: {
      'not-yours': `It is packed already, so it cannot be cancelled here any more. Write to us, or send it back within ${returnDays} days of its arrival.`,
      'not-from-here': `It is with the courier, so it cannot be cancelled any more. Unopened products can be sent back within ${returnDays} days of their arrival.`,
      refunded: 'Its money has gone back already.',
      disputed: 'Your bank is looking into its payment; until then nothing can be changed here.',
      'dispute-lost':
        'Your bank has taken its payment back from us, so it can’t be cancelled here. Please write to us.',
      'not-found': 'This order cannot be cancelled from here.',
      paid: 'Your payment has just arrived, so the order was not cancelled.',
      'too-many':
        'You’ve cancelled several orders in a short time. Please try again in an hour, or call us.',
    } satisfies Record<CancelRefusal, string>,
    reorder: 'Reorder',
    reordering: 'Putting it into your cart…',
    reordered: (count: number) =>
      count === 1 ? 'It is in your cart.' : 'Everything is in your cart.',
    reorderedPart: 'This could not be added as it was:',
    reorderedNone: 'Nothing of this order can be put into the cart right now:',
    gone: (title: string) => `${title}: not sold any more`,
    out: (title: string) => `${title}: out of stock`,
    fewer: (title: string, count: number) =>
      `${title}: your cart now has ${count}, which is all there is`,
    most: (title: string, count: number) =>
      `${title}: your cart now has ${count}, the most that one order holds`,
    full: (title: string) => `${title}: your cart holds no more products`,
    unread: (title: string) => `${title}: could not be looked up, please try again`,
    cart: 'To the cart',
    write: 'Write to us about it',
    back: 'How to send something back',
  },
  unknown: {
    title: 'We cannot show this order here',
    text: 'The address may have a mistake in it, or the order belongs to another account. If it is yours, sign in with the account that ordered, or find it by its number and your e-mail address.',
  },
  signedOut: {
    title: 'Sign in to see this order',
    text: 'Nobody is signed in in this browser. Your order and its payment are safe: they do not depend on it. Sign in, or find it by its number and your e-mail address.',
  },
  signIn: 'Sign in',
  find: 'Find it by its number',
} as const;
