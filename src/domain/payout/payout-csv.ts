import { csvText } from '../core/csv.ts';
import type { Paise } from '../money/money.ts';
import type { Payee } from './payee.ts';

/** A payout with what a bank needs to make it. */
export interface PayoutRow {
  readonly orderId: string;
  /** The order's number. */
  readonly number: string;
  /** The key of its refund. */
  readonly key: string;
  readonly amountPaise: Paise;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  /** The order's customer, for a UPI ID, which has no name of its own. */
  readonly customer: string;
  /** Null while the shopper has not given any, or after it has expired. */
  readonly payee: Payee | null;
  /** When the payee was given, epoch milliseconds; sent back with the payment. */
  readonly payeeAt: number | null;
}

/** The columns of the file, which banks' bulk uploads map to their own. */
const COLUMNS = [
  'Mode',
  'Beneficiary name',
  'Account number',
  'IFSC',
  'UPI ID',
  'Amount',
  'Remarks',
] as const;

/**
 * The payouts whose payee is known, as a file for a bank's bulk upload: one row each, amounts in rupees with two decimals,
 * the order number as remarks. Text that a spreadsheet would run is guarded as in every file of the shop.
 */
export function payoutCsv(rows: readonly PayoutRow[]): string {
  const lines = rows.flatMap(({ payee, number, customer, amountPaise }) => {
    if (!payee) return [];
    const amount = (amountPaise / 100).toFixed(2);
    return payee.kind === 'upi'
      ? [['UPI', customer, '', '', payee.upi, amount, number]]
      : [['NEFT', payee.holder, payee.number, payee.ifsc, '', amount, number]];
  });
  // Banks match the first column by its name, which a byte order mark would change.
  return csvText([COLUMNS, ...lines], { bom: false });
}
