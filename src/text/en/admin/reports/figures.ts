import type { Outcome } from '#domain/figures/figures.ts';
import { formatDecimals, formatNumber } from '#domain/money/number.ts';
import { formatSum } from '#domain/money/money.ts';

const LAKH = 10_000_000;
const CRORE = 1_000_000_000;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month (`YYYY-MM`) in words: "Nov 2026". */
const month = (text: string): string =>
  `${months[Number(text.slice(5, 7)) - 1] ?? ''} ${text.slice(0, 4)}`;

/** The words of the figures. Sums are paise. */
export const figureWords = {
  title: 'Reports',
  lead: 'Orders of a period in IST, as they stand now: an order that is cancelled or comes back later leaves the sales of its day.',
  tax: 'GST returns',
  presets: {
    label: 'Period',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    year: 'Last 12 months',
    financialYear: 'This financial year',
    month: 'Month',
    several: 'Several months',
  },
  month,
  span: (from: string, to: string) =>
    from === to ? month(from) : `${month(from)} to ${month(to)}`,
  counting: 'Earlier orders are still being counted, so older figures are not complete yet.',
  failed: 'The figures could not be loaded.',
  none: 'No orders in this period.',
  tiles: {
    title: 'Summary',
    sales: 'Sales',
    orders: 'Orders',
    average: 'Average order',
    pieces: 'Pieces',
    discount: 'Discounts',
    refunded: 'Refunded of these sales',
    tax: 'GST invoiced, less credit notes',
    cancelled: 'Cancelled',
    toOrigin: 'Returned to origin',
    returned: 'Returned after delivery',
  },
  sum: formatSum,
  count: formatNumber,
  compared: {
    same: (before: string) => `as in ${before}`,
    change: (percent: number, before: string) =>
      `${percent > 0 ? '+' : '−'}${formatDecimals(Math.abs(percent), percent % 1 === 0 ? 0 : 1)}% against ${before}`,
    none: (before: string) => `none in ${before}`,
    sameDays: (days: number, before: string) => `the first ${formatNumber(days)} days of ${before}`,
  },
  chart: {
    label: (what: string, span: string) =>
      `${what}, ${span}. Use the arrow keys to read each value.`,
    measure: 'Shown in the plot',
    point: (name: string, sales: string, orders: string) => `${name}: ${sales}, ${orders}`,
    orders: (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`),
    table: 'View as table',
  },
  /** A value of the money axis, in paise. */
  axis(sum: number): string {
    if (sum >= CRORE) return `₹${formatDecimals(sum / CRORE, sum % CRORE === 0 ? 0 : 1)} crore`;
    if (sum >= LAKH) return `₹${formatDecimals(sum / LAKH, sum % LAKH === 0 ? 0 : 1)} lakh`;
    return `₹${formatNumber(Math.round(sum / 100))}`;
  },
  tables: {
    days: 'Days',
    months: 'Months',
    products: 'Products',
    states: 'States',
    coupons: 'Coupons',
    methods: 'Payment methods',
    outcomes: 'What became of the orders',
    returns: 'Return requests',
    undelivered: 'Returned to origin',
    money: 'Money received and sent',
    taxes: 'GST by rate, less credit notes',
    documents: 'Invoices and credit notes',
    lowStock: 'Low stock',
  },
  notes: {
    returns: 'By the day of the request.',
    undelivered: 'Of the orders of this period.',
    money: 'By the day of the payment or refund.',
    taxes: 'By the day of issue.',
    documents: 'By the day of issue.',
    lowStock: 'Products on sale that are low in stock now: the 20 with the fewest pieces.',
  } as Readonly<Record<string, string>>,
  columns: {
    day: 'Day',
    month: 'Month',
    product: 'Product',
    sku: 'SKU',
    stock: 'Stock',
    lowStockAt: 'Low stock at',
    state: 'State',
    coupon: 'Coupon',
    method: 'Method',
    outcome: 'Outcome',
    reason: 'Reason',
    what: 'What',
    rate: 'GST',
    document: 'Document',
    orders: 'Orders',
    pieces: 'Pieces',
    back: 'Returned or refunded',
    toOriginPieces: 'Returned to origin',
    items: 'Gross',
    discount: 'Discount',
    shipping: 'Delivery fees',
    codFee: 'COD fees',
    total: 'Total',
    sales: 'Sales',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    toOrigin: 'Returned to origin',
    returned: 'Returned',
    unpaid: 'Not paid',
    requests: 'Requests',
    refused: 'Refused',
    count: 'Number',
    amount: 'Amount',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST/UTGST',
    igst: 'IGST',
  },
  outcomes: {
    sold: 'Sold',
    cancelled: 'Cancelled',
    toOrigin: 'Returned to origin',
    returned: 'Returned after delivery',
    unpaid: 'Never paid',
  } satisfies Record<Outcome, string>,
  money: {
    refunds: 'Refunds by the payment provider',
    payouts: 'Payouts: refunds by hand',
    disputes: 'Lost disputes',
    settled: 'Settled by provider and couriers',
    settledRefunds: 'Refunds in settlements',
    fees: 'Fees of settlements, with GST',
  } as Readonly<Record<string, string>>,
  documents: { invoice: 'Invoices', 'credit-note': 'Credit notes' } as Readonly<
    Record<string, string>
  >,
  all: (count: number) => `Show all ${formatNumber(count)}`,
  download: 'Download CSV',
  downloadOf: (table: string) => `Download CSV: ${table}`,
  empty: (titles: readonly string[]) => `Nothing in this period: ${titles.join(', ')}.`,
  noLowStock: 'Every product on sale has enough stock.',
  fileName: (table: string, from: string, to: string) => `${table}-${from}-${to}.csv`,
  ordersFile: {
    title: 'Orders as a file',
    lead: 'One row for each order of the period, with its amounts and where it stands. Reads each order once.',
    start: 'Download orders CSV',
    cancel: 'Cancel',
    progress: (count: number) => `${formatNumber(count)} orders read…`,
    done: (count: number) =>
      count === 1 ? '1 order is in the file.' : `${formatNumber(count)} orders are in the file.`,
    cancelled: 'Cancelled. No file was written.',
    none: 'No orders in this period.',
    columns: [
      'Order',
      'Ordered',
      'Status',
      'Method',
      'Customer',
      'Email',
      'Phone',
      'City',
      'State',
      'PIN',
      'GSTIN',
      'Items',
      'Pieces',
      'Gross',
      'Discount',
      'Coupon',
      'Delivery fee',
      'COD fee',
      'Total',
      'Paid',
      'Refunded',
      'Invoice',
      'Courier',
      'Tracking number',
      'Delivered',
    ],
  },
} as const;
