import type { CancelRefusal } from '#domain/order/order-command.ts';
import type { OrderGroup } from '#domain/own-order/own-orders.ts';
import type { ProgressStep } from '#domain/order/order-progress.ts';
import { timelineSteps } from './timeline-steps.ts';
import { workingDays } from '../shop/working-days.ts';

const INSTRUMENTS: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
};

/** A provider's name of a payment instrument in words; unchanged when it is not known. */
export function instrumentName(instrument: string): string {
  return Object.hasOwn(INSTRUMENTS, instrument)
    ? (INSTRUMENTS[instrument] ?? instrument)
    : instrument;
}

/** The words of a customer's orders. Amounts and days arrive as text. */
export const words = {
  title: 'Your orders',
  lead: 'Track, reorder or manage your orders.',
  visitor: {
    title: 'Sign in to see your orders',
    text: 'Sign in with the account you ordered with. If you ordered as a guest, track your order by its number.',
    action: 'Sign in',
  },
  guest: 'You’re not signed in. These are the orders placed on this device.',
  guestLink: 'Save them to an account',
  loading: 'Loading your orders…',
  empty: {
    title: 'No orders yet',
    text: 'Your orders will show up here.',
    action: 'Shop all products',
  },
  elsewhere: 'Ordered as a guest or on another device?',
  elsewhereLink: 'Track an order by its number',
  more: 'Show older orders',
  shown: (count: number) => (count === 1 ? '1 order shown' : `${count} orders shown`),
  /** Of the orders that are loaded. */
  shownOf: (count: number, all: number) => `${count} of ${all} orders shown`,
  filters: {
    title: 'Filter orders',
    search: 'Search your orders',
    placeholder: 'Product or order number',
    groups: {
      all: 'All',
      open: 'Open',
      delivered: 'Delivered',
      closed: 'Cancelled and returned',
    } satisfies Record<OrderGroup, string>,
    none: 'No orders match',
    noneHere: (count: number) =>
      count === 1 ? 'We looked at your order.' : `We looked at your ${count} orders.`,
    noneYet: (count: number) =>
      `We looked at your newest ${count} orders. Older ones are not loaded yet.`,
    clear: 'Show all orders',
  },
  row: {
    ordered: (day: string) => `Ordered on ${day}`,
    pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    line: (count: number, title: string) => (count === 1 ? title : `${count} × ${title}`),
    others: (count: number) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
    actions: {
      pay: 'Pay now',
      track: 'Track order',
      review: 'Write a review',
      ask: 'Get help',
    },
    back: (amount: string) => `Refund of ${amount} on its way`,
    refunded: (amount: string) => `${amount} refunded`,
    refundFailed: (amount: string) => `Refund of ${amount} not sent yet`,
  },
  order: {
    title: (number: string) => `Order ${number}`,
    loading: 'Loading your order…',
    all: 'All orders',
    copy: 'Copy number',
    copied: 'Copied.',
    copyFailed: 'Please copy it manually:',
    status: 'Order status',
    timeline: 'Order updates',
    lines: 'Items',
    pieces: (count: number) => `${count} ×`,
    each: (price: string) => `${price} each`,
    payment: 'Payment',
    address: 'Delivery address',
    parcel: 'Your parcel',
    courier: 'Courier',
    tracking: 'Tracking number',
    track: 'Track your parcel',
    copyTracking: 'Copy tracking number',
    invoice: 'Invoice',
    invoiceLater: 'Available once your order is packed.',
    invoiceNone: 'No invoice: this order was not packed.',
    gstin: 'Your GSTIN',
    method: 'Payment method',
    paid: 'Paid',
    nothing: 'Nothing',
    nothingYet: 'Nothing yet',
    due: 'To pay in cash',
    refunding: 'Refund on its way',
    refundFailedName: 'Refund not sent yet',
    refunded: 'Refunded',
    reference: (amount: string, reference: string) => `${amount}, reference ${reference}`,
    disputed: 'Your bank is reviewing this payment.',
    disputeLost: 'Your bank has reversed this payment.',
    disputeLostPart: (amount: string) => `Your bank has reversed ${amount} of this payment.`,
    test: 'Test payment: nothing will be packed or shipped.',
  },
  claimed: (count: number) =>
    count === 1
      ? 'We have added an order that you placed without an account.'
      : `We have added ${count} orders that you placed without an account.`,
  totals: {
    items: 'Items',
    discount: (code: string) => (code ? `Coupon ${code}` : 'Coupon'),
    delivery: 'Delivery',
    free: 'Free',
    codFee: 'Cash on delivery charge',
    total: 'Total',
    gst: 'Includes GST. All prices are inclusive of all taxes.',
  },
  progress: {
    title: 'Progress',
    ahead: 'not yet',
    by: (day: string) => `by ${day}`,
    arrived: (day: string) => `Arrived ${day}`,
    steps: {
      confirmed: 'Confirmed',
      packed: 'Packed',
      shipped: 'Shipped',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      expired: 'Payment expired',
      returning: 'On its way back',
      lost: 'Lost on the way',
      returned: 'Returned',
      disputed: 'On hold',
      'dispute-lost': 'On hold',
      refunded: 'Refunded, not shipped',
    } satisfies Record<ProgressStep['step'], string>,
  },
  steps: timelineSteps,
  unpaid: {
    title: 'Payment pending',
    one: (total: string) => `One unpaid order: pay ${total}`,
    each: (total: string) => `Unpaid order: pay ${total}`,
    order: (number: string) => `Order ${number}.`,
    until: (time: string) => `We’re holding it for you until ${time}.`,
    action: (total: string) => `Pay ${total}`,
    view: 'View order',
  },
  actions: {
    title: 'Manage order',
    cancel: 'Cancel order',
    cancelTitle: (number: string) => `Cancel order ${number}?`,
    cancelUnpaid: 'You have not been charged and will not be. This cannot be undone.',
    cancelTransfer:
      'If you have already transferred the money, it goes back to you: once it arrives, we email you and ask where to send it. This cannot be undone.',
    cancelCash: 'You have not paid anything yet. This cannot be undone.',
    cancelPaid: (amount: string, days: number) =>
      `We’ll refund ${amount} to your original payment method within ${workingDays(days)}. This cannot be undone.`,
    cancelByHand: (amount: string, days: number) =>
      `We’ll refund ${amount}. Next, tell us on this page where to send it: the refund starts within ${workingDays(days)} of that. This cannot be undone.`,
    cancelRefunded: 'Your payment has already been refunded. This cannot be undone.',
    keep: 'Keep order',
    confirm: 'Yes, cancel order',
    cancelling: 'Cancelling…',
    cancelled: 'Your order is cancelled.',
    refusals: {
      'not-yours':
        'Your order is already packed, so it can’t be cancelled here. Write to us, or return it once it is delivered.',
      'not-from-here':
        'Your order is with the courier, so it can no longer be cancelled. Unopened products can be returned once it is delivered.',
      refunded: 'This order has already been refunded.',
      'open-return': 'A return of this order is under way.',
      'goods-not-counted': 'This order can’t be cancelled here.',
      disputed: 'Your bank is reviewing the payment; until then this order can’t be changed.',
      'dispute-lost':
        'Your bank has reversed the payment, so this order can’t be cancelled here. Please write to us.',
      'not-found': 'This order can’t be cancelled here.',
      'in-parcels': 'This order can’t be cancelled here.',
      'parcel-sent': 'A part of this order has left, so it can’t be cancelled here.',
      paid: 'Your payment has just arrived, so the order was not cancelled.',
      'too-many':
        'You’ve cancelled several orders in a short time. Please try again in an hour, or call us.',
    } satisfies Record<CancelRefusal, string>,
    reorder: 'Reorder',
    reordering: 'Adding to your cart…',
    reordered: (count: number) =>
      count === 1 ? 'Added to your cart.' : 'All items added to your cart.',
    reorderedPart: 'Some items could not be added:',
    reorderedNone: 'None of these items can be added right now:',
    gone: (title: string) => `${title}: no longer available`,
    out: (title: string) => `${title}: out of stock`,
    fewer: (title: string, count: number) => `${title}: only ${count} left, all added`,
    most: (title: string, count: number) =>
      `${title}: your cart has ${count}, the most you can order`,
    full: (title: string) => `${title}: your cart is full`,
    unread: (title: string) => `${title}: could not be checked, please try again`,
    cart: 'View cart',
    write: 'Get help with this order',
    howToReturn: 'How returns work',
    review: 'Write a review',
    reviewed: 'Your review',
    of: (action: string, title: string) => `${action}: ${title}`,
  },
  unknown: {
    title: 'We can’t show this order here',
    text: 'The link may be wrong, or the order belongs to another account. Sign in with the account you ordered with, or track the order by its number and your email address.',
  },
  signedOut: {
    title: 'Sign in to see this order',
    text: 'Your order and payment are safe. Sign in to see them, or track the order by its number and your email address.',
  },
  signIn: 'Sign in',
  find: 'Track by order number',
} as const;
