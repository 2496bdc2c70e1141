import { PROMISES } from '#domain/checkout/policy.ts';
import { formatMoney, MAX_PAISE, paise } from '#domain/money/money.ts';
import { formatNumber } from '#domain/money/number.ts';
import type { Alert } from '#domain/order/order-alert.ts';

const { acknowledgeHours } = PROMISES;

/** The words of the overview. Amounts and moments arrive as text. */
export const words = {
  title: 'Overview',
  sales: {
    title: 'Sales',
    today: 'Today',
    week: '7 days',
    month: '30 days',
    orders: (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`),
    /** A total in paise; one beyond the maximum amount in crores. */
    sum: (total: number) =>
      total <= MAX_PAISE
        ? formatMoney(paise(total))
        : `₹${formatNumber(Number((total / MAX_PAISE).toFixed(2)))} crore`,
    note: 'Paid, or placed with cash on delivery, excluding cancelled and returned orders. Days are in IST.',
    chart: (most: string) => `Sales per day for the last 30 days; the highest is ${most}.`,
    table: 'View as table',
    columns: { day: 'Day', orders: 'Orders', total: 'Total' },
    again: 'Refresh',
  },
  waiting: {
    title: 'Needs attention',
    paid: 'Paid, to pack',
    placed: 'COD, to pack',
    alerts: 'Order alerts',
    messages: 'New messages',
    overdue: (count: number) => `${count} over ${acknowledgeHours} hours: acknowledge first`,
    onTime: `none over ${acknowledgeHours} hours`,
    unpaid: 'Unpaid orders, last 7 days',
    atLeast: (count: number) => (count >= 1000 ? '1,000 or more' : formatNumber(count)),
  },
  alerts: {
    title: 'Order alerts',
    lead: 'newest first',
    none: 'No open order alerts.',
    since: (moment: string) => `since ${moment}`,
    names: {
      'amount-mismatch': 'Different amount paid',
      'surplus-payment': 'Paid twice',
      'late-payment': 'Paid too late',
      'refund-failed': 'Refund failed',
      'refund-by-hand': 'Money to return',
      'refund-twice': 'Refunded twice',
      dispute: 'Payment disputed',
      'dispute-action-required': 'Dispute: bank wants documents',
      'dispute-lost': 'Dispute lost',
      'credit-note-missing': 'Credit note missing',
      'parcel-overdue': 'Parcel not back yet',
    } satisfies Record<Alert['alert'], string>,
  },
  stock: {
    title: 'Low stock',
    lead: 'fewest pieces first',
    none: 'Every product on sale has enough stock.',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    all: (count: number) => `All ${formatNumber(count)}`,
  },
  prices: {
    title: 'Planned prices',
    lead: 'upcoming',
    none: 'No planned prices.',
    from: (moment: string) => `from ${moment}`,
  },
  searches: {
    title: 'Searches without results',
    lead: 'last 30 days',
    none: 'All searches found something.',
    times: (count: number) => (count === 1 ? 'once' : `${formatNumber(count)} times`),
    last: (day: string) => `last on ${day}`,
  },
  health: {
    title: 'Shop health',
    functions: 'Functions',
    firestore: 'Firestore',
    auth: 'Sign-in',
    checkout: 'Checkout',
    sweep: 'Unpaid order check',
    webhook: 'Last payment notification',
    noWebhook: 'none yet',
    mail: 'Emails and text messages',
    mailSent: (moment: string) => `${moment}: all sent`,
    mailLate: (count: number) =>
      count === 1
        ? '1 has been waiting for over 15 minutes'
        : `${count} have been waiting for over 15 minutes`,
    mailHeld: (count: number) =>
      count === 1
        ? '1 waits: unusually many to unconfirmed addresses within an hour'
        : `${count} wait: unusually many to unconfirmed addresses within an hour`,
    mailFailed: (count: number) => `${count} could not be sent`,
    mailAgain: 'Send again',
    mailQueued: (count: number) =>
      count === 1
        ? 'It will be sent again within five minutes.'
        : `${count} emails will be sent again within five minutes.`,
    mailError: (code: string) => `the server said ${code}`,
    works: 'works',
    fails: 'not responding',
    asking: 'checking…',
    open: 'open',
    closed: 'closed by the owner',
    unregistered: 'closed until you add your GSTIN and State in Settings',
    never: 'has not run yet',
    ran: (moment: string, looked: number, expired: number) =>
      `${moment}: ${looked} checked, ${expired} expired`,
    late: (moment: string) => `has not run since ${moment}`,
    unanswered: (count: number) => `${count} without a response from the payment provider`,
  },
  failed: 'This could not be loaded.',
  retry: 'Try again',
  loading: 'loading…',
} as const;
