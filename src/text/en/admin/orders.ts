import { OVERDUE_DAYS } from '#domain/return/returned-parcel.ts';
import type { Alert } from '#domain/order/order-alert.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';
import type { Attempt, PaymentState, Refund } from '#domain/payment/transaction.ts';
import { changeSteps } from './orders/change-steps.ts';

const { title: provider } = providerProfile(ONLINE_PROVIDER);

/** Where an order stands, as staff say it. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'Payment pending',
  paid: 'Paid, to pack',
  placed: 'COD, to pack',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returning: 'On its way back',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expired: 'Payment expired',
};

/** The status of an order that is on hold: its payment is disputed, reversed or refunded. */
export function heldWords(status: OrderStatus): string {
  if (status === 'packed') return 'Packed, on hold';
  return status === 'placed' ? 'COD, on hold' : 'Paid, on hold';
}

/** What has become of the money. */
export const paymentWords: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Not paid',
  authorized: 'Authorised',
  paid: 'Paid',
  refunding: 'Refund on its way',
  'refund-failed': 'Refund failed',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
};

/** The words of the orders in the staff area. Amounts and moments arrive as text. */
export const words = {
  title: 'Orders',
  reports: 'Tax reports',
  search: {
    label: 'Search by number, name, phone, email or tracking number',
    hint: 'Parts of a number or phone from 4 digits, PIN codes and product names work too. More words narrow the search.',
    button: 'Find',
    clear: 'Show all orders',
    looking: (found: readonly string[]) =>
      `Orders with ${found.map((word) => `“${word}”`).join(' and ')}, newest first. Filters are off.`,
    tooShort: 'Type at least two letters or digits. Filters are off.',
  },
  filters: {
    title: 'Filters',
    all: 'All',
    status: 'Status',
    method: 'Method',
    payment: 'Payment',
    returns: 'Returns',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
  list: {
    caption: 'Orders',
    empty: 'No orders yet. New orders will appear here.',
    order: 'Order',
    state: 'Status',
    payment: 'Payment',
    total: 'Total',
    ordered: 'Ordered',
    /** Totals of all pages: how many rows, and their amount. */
    totals: (rows: string, sum: string) => `${rows} · ${sum}`,
    select: (number: string) => `Select ${number}`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    test: 'Test payment',
    disputed: 'Disputed',
    fresh: 'New',
    stale: 'Changed since printing',
  },
  fresh: {
    one: (number: string, total: string) => `New order ${number} for ${total}.`,
    many: (count: number) => `${count} new orders.`,
    seen: 'Dismiss',
  },
  detail: {
    back: 'All orders',
    loading: 'Loading order…',
    unknown: 'Order not found.',
    title: (number: string) => `Order ${number}`,
    copyNumber: 'Copy number',
    copied: 'Copied.',
    copyFailed: 'Please copy it manually:',
    ordered: (moment: string) => `Ordered ${moment}`,
    test: 'Test payment: nothing will be packed, shipped or invoiced.',
    /** What a line cost, which is what to give back when it is returned. */
    afterDiscount: (amount: string) => `${amount} after its share of the discount`,
    refunded: (amount: string) => `Refunded ${amount}`,
    gift: (title: string) => `Free gift: ${title}`,
    held: (moment: string) => `Stock is held until ${moment}.`,
    invoice: (number: string) => `Invoice ${number}`,
    summary: 'Proforma',
    slip: 'Packing slip',
    lines: 'Items',
    each: (price: string, sku: string) => `${price} each · ${sku}`,
    hsn: (hsn: string, percent: string) => `HSN ${hsn || 'missing'} · GST ${percent}`,
    noRate: 'missing',
    customer: 'Customer',
    email: 'Email',
    phone: 'Phone',
    gstin: 'GSTIN',
    all: 'All orders from this email',
    address: 'Address',
    copyLabel: 'Copy address',
    shipment: 'Parcel',
    courier: 'Courier',
    tracking: 'Tracking number',
    timeline: 'Timeline',
    payment: 'Payment',
  },
  totals: {
    items: 'Items',
    discount: (code: string) => (code ? `Coupon ${code}` : 'Coupon'),
    delivery: 'Delivery',
    codFee: 'Cash on delivery charge',
    total: 'Total',
    gst: 'GST is included in every price; the invoice shows it by rate.',
  },
  money: {
    state: 'State',
    method: 'Method',
    paid: 'Paid',
    due: 'Cash to collect',
    back: 'Refunded',
    onItsWay: 'Refund on its way',
    cashAt: 'Cash collected',
    provider: 'Provider',
    providerOrder: 'Provider order ID',
    attempts: 'Payment attempts',
    refunds: 'Refunds',
    none: 'None',
    attempt: {
      failed: 'failed',
      authorized: 'authorised',
      captured: 'received',
    } satisfies Record<Attempt['state'], string>,
    use: {
      open: '',
      kept: '',
      surplus: 'second payment, to be refunded',
      mismatch: 'different amount, to be refunded',
      late: 'too late, to be refunded',
    } satisfies Record<Attempt['use'], string>,
    refund: {
      asked: 'to be requested',
      pending: 'accepted by the provider',
      failed: 'failed',
      done: 'done',
    } satisfies Record<Refund['state'], string>,
    replaced: 'failed, requested again',
    byHand: (reference: string) => `returned by hand, reference ${reference}`,
    failedSum: 'Refund failed',
    noId: 'no ID yet',
  },
  events: {
    actors: {
      shopper: 'by the customer',
      staff: 'by staff',
      provider: 'reported by the provider',
      courier: 'reported by the courier',
      clock: 'automatic',
    },
    by: (who: string) => `by ${who}`,
    you: 'you',
    recorded: 'Refund returned by hand',
    what: {
      order: 'Ordered',
      claim: 'Guest order added to the account with the same email',
      expire: 'Payment expired',
      cancel: 'Cancelled',
      pay: 'Payment confirmed, invoice issued',
      'late-transfer': 'Transfer received for a closed order',
      pack: 'Packed, invoice issued',
      ship: 'Shipped',
      deliver: 'Delivered',
      ...changeSteps,
      refund: 'Refund requested',
      'refund-again': 'A failed refund was requested again',
      'refund-by-hand': 'A failed refund was returned by hand',
      authorized: 'Payment authorised',
      captured: 'Payment captured',
      failed: 'Payment attempt failed',
      'refund-pending': 'Refund accepted by the provider',
      'refund-done': 'Refund completed',
      'refund-failed': 'Refund failed',
      'dispute-open': 'The bank disputes the payment',
      'dispute-under-review': 'The bank is reviewing the dispute',
      'dispute-action-required': 'The bank wants more documents for the dispute',
      'dispute-won': 'Dispute won: the payment stays with the shop',
      'dispute-lost': 'Dispute lost: the bank has reversed the payment',
      'dispute-opened': 'The bank disputes a payment',
      'dispute-closed': 'A dispute is over',
      action: 'Payment page opened',
      webhook: 'Provider webhook received',
    } as Readonly<Record<string, string>>,
  },
  alerts: {
    title: 'Needs attention',
    done: 'Mark resolved',
    again: 'Reopen',
    settled: 'Resolved',
    what: {
      'amount-mismatch':
        'A payment with a different amount than the order total was received; it is being refunded. Check the payment and write to the customer.',
      'surplus-payment': 'The order was paid twice; the second payment is being refunded.',
      'late-payment':
        'A payment was received after the order had expired and its stock was gone; it is being refunded.',
      'refund-failed':
        'A refund failed. See the refund under Payment: you can request it again, or send the money yourself and mark it as returned, unless the bank is still deciding a dispute.',
      'refund-by-hand':
        'The customer paid the shop directly, and the order is cancelled, has expired or came back. Send the money back, then record it as a refund under Payment.',
      'refund-twice': `${provider} sent a refund that failed before, and its money has gone back a second time. Compare the refunds under Payment, and ask the customer to return one.`,
      dispute: `The shopper’s bank disputes the payment. Answer in the ${provider} dashboard in time; until the bank decides, nothing is packed, shipped, cancelled or refunded.`,
      'dispute-action-required': `The bank wants more documents for a dispute. Send them in the ${provider} dashboard in time.`,
      'dispute-lost':
        'A dispute is lost: the bank has reversed the payment or a part of it. Don’t refund that money as well, and don’t pack or ship the order if you still have it.',
      'credit-note-missing':
        'A refund has no credit note, because the tax settings are missing or the refund is more than the invoice has left. Ask your accountant to issue one.',
      'parcel-overdue': `A parcel has been on its way back for ${OVERDUE_DAYS} days and is not checked in. Ask the courier where it is. If it is lost, check it in with 0 pieces, so that the order is closed.`,
    } satisfies Record<Alert['alert'], string>,
  },
  slip: {
    title: 'Packing slip',
    print: 'Print',
    back: 'Back to the order',
    order: 'Order',
    ordered: 'Ordered on',
    to: 'To',
    product: 'Product',
    sku: 'SKU',
    pieces: 'Pieces',
    refunded: 'Refunded: do not pack',
    gift: 'Free gift',
    sum: (count: number) => (count === 1 ? '1 piece in total' : `${count} pieces in total`),
    collect: 'Cash to collect',
    closed: 'This order is closed: pack and send nothing.',
    unclear: 'Part of this order was refunded. Ask staff what to pack.',
  },
} as const;
