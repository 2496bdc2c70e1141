import type { Stryker } from '@stryker-mutator/core';

/** Modules of the domain that compute or decide money: prices, tax, totals, coupons, invoices, payments, refunds. */
const DOMAIN = [
  'bundle/bundle-grant',
  'bundle/bundle-offer',
  'cart/cart',
  'checkout/coupon',
  'checkout/coupon-form',
  'checkout/delivery',
  'checkout/discounts',
  'checkout/totals',
  'gst/gst-columns',
  'gst/gst-return',
  'gst/gst-summary',
  'gst/gst-sums',
  'invoice/credit-note',
  'invoice/credit-shares',
  'invoice/financial-year',
  'invoice/invoice',
  'invoice/invoice-draft',
  'invoice/invoice-totals',
  'invoice/supply-rates',
  'invoice/tax',
  'money/allocate',
  'money/money',
  'money/number',
  'money/typed-amount',
  'money/typed-number',
  'offer/apply-offers',
  'order/create-order',
  'order/order-change',
  'order/order-move',
  'order/order-payment',
  'order/payment-stage',
  'order/unpaid-order',
  'payment/dispute',
  'payment/payment-refunds',
  'payment/transaction',
  'order/receive-transfer',
  'payment/transaction-facts',
  'payment/transaction-money',
  'pricing/bulk-price',
  'pricing/price',
  'pricing/price-change',
  'refund/closed-order',
  'refund/held-refunds',
  'refund/order-refund',
  'refund/order-refund-settle',
  'refund/refundable-lines',
  'staff/sales',
];

/**
 * Modules of the functions that price a basket or call the payment provider. Excluded: code that mixes logic with
 * Firestore access (the suite with the emulator proves it), and the PDF of an invoice, which positions text in points
 * and takes every amount from the document.
 */
const FUNCTIONS = [
  'checkout/basket',
  'payments/gateway/razorpay/razorpay',
  'payments/gateway/razorpay/client',
  'payments/gateway/razorpay/config',
  'payments/gateway/razorpay/facts',
  'payments/gateway/razorpay/return',
  'payments/gateway/razorpay/webhook',
  'payments/gateway/signature',
];

/** The share of mutants, in percent, that the unit tests must catch. */
const LEAST_SCORE = 95;

/**
 * Stryker's configuration. Every kind of mutant is on, string mutants too: strings are the states of the state machine.
 */
export const strykerOptions: ConstructorParameters<typeof Stryker>[0] = {
  mutate: [
    ...DOMAIN.map((name) => `src/domain/${name}.ts`),
    'src/text/en/orders/amount-in-words.ts',
    ...FUNCTIONS.map((name) => `functions/src/${name}.ts`),
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'dev/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // A static mutant (a schema, a table of constants) lives for a whole process: each would cost a run of every test.
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.local/mutants/report.json' },
  htmlReporter: { fileName: '.local/mutants/report.html' },
  tempDirName: '.local/mutants/sandbox',
  ignorePatterns: ['/.local', '/dist', '/functions/lib', '/public', '/test-results', '/.firebase'],
  // TypeScript 7 lacks the compiler API that Stryker uses, and nothing here needs a changed tsconfig.json.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  allowConsoleColors: false,
};
