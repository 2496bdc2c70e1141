import { formatNumber } from '#domain/money/number.ts';
import type { SettlementFault } from '#domain/settlement/settlement-file.ts';
import type { SettlementSource, SettlementState } from '#domain/settlement/settlement.ts';

/** The words of the reconciliation of settlements. Amounts arrive as text. */
export const settlementWords = {
  title: 'Settlements',
  lead: 'Compares what the payment provider and couriers paid out with the orders. Every row is recorded for the accountant’s pack; the same file again changes nothing.',
  back: 'Figures',
  viewer: 'Owners and staff can compare files.',
  source: 'File of',
  sources: {
    provider: 'Payment provider: settlement recon report',
    courier: 'Courier: COD remittance',
  } satisfies Record<SettlementSource, string>,
  choose: 'Choose CSV file',
  hint: {
    provider:
      'Needs the columns entity_id, amount, settlement_utr (or settlement_id), settled_at and order_receipt or order_id. Amounts in rupees.',
    courier:
      'Needs a column with tracking (AWB) or order numbers, the COD amount, the bank reference (UTR) and the remittance date. Amounts in rupees.',
  } satisfies Record<SettlementSource, string>,
  unreadable: 'This file is not a readable CSV file.',
  missing: (columns: string) => `The file has no column for: ${columns}. Nothing was recorded.`,
  columnNames: {
    reference: 'payment or tracking number',
    amount: 'amount',
    utr: 'bank reference or settlement',
    day: 'date of the settlement',
  } as Readonly<Record<string, string>>,
  faulty: (count: number) =>
    count === 1
      ? '1 row has an error. Nothing was recorded.'
      : `${formatNumber(count)} rows have errors. Nothing was recorded.`,
  first: (count: number) => `The first ${formatNumber(count)}:`,
  faultsCaption: 'Rows with errors',
  row: 'Row',
  error: 'Error',
  faults: {
    'no-reference': 'No payment, tracking or order number, or one with forbidden characters',
    'no-amount': 'No amount, or not one in rupees',
    'no-settlement': 'No bank reference or settlement number',
    'no-day': 'No date, or not one like 2026-11-21 or 21/11/2026',
    fee: 'The fee or its tax is not an amount in rupees',
    sums: 'Amount less fee and tax is not what was credited',
    repeated: 'The file has this number twice',
  } satisfies Record<SettlementFault, string>,
  none: 'The file has no payments, refunds or parcels.',
  found: (rows: number, ignored: number) =>
    `${rows === 1 ? '1 row' : `${formatNumber(rows)} rows`} to compare${ignored > 0 ? `, ${formatNumber(ignored)} left out` : ''}.`,
  totals: (amount: string, fee: string, tax: string) =>
    `Amount ${amount}, fees ${fee}, GST on fees ${tax}.`,
  start: 'Compare and mark',
  goOn: 'Continue',
  progress: (done: number, all: number) =>
    `${formatNumber(done)} of ${formatNumber(all)} rows compared…`,
  done: 'All rows are compared.',
  result: 'Result',
  states: {
    matched: 'Matched',
    amount: 'Amount differs',
    missing: 'No such payment or order',
    twice: 'Settled before under another reference',
    'not-collected': 'Order not delivered yet',
  } satisfies Record<SettlementState, string>,
  differences: 'Differences',
  differencesNote:
    'Rows that did not match. The same file later, or one with a corrected amount, takes them off the list; a row with a wrong number or bank reference stays.',
  noDifferences: 'No differences.',
  columns: {
    reference: 'Number in the file',
    order: 'Order',
    state: 'Difference',
    amount: 'In the file',
    expected: 'In the order',
    fee: 'Fee',
    tax: 'GST on fee',
    utr: 'Bank reference',
    day: 'Settled',
  },
} as const;
