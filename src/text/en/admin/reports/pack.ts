import { formatNumber } from '#domain/money/number.ts';

interface PackFacts {
  readonly from: string;
  readonly to: string;
  readonly invoices: number;
  readonly creditNotes: number;
  readonly orders: number;
  readonly agrees: boolean;
}

/** The words of the accountant's pack. The columns are those of its files. */
export const packWords = {
  title: 'Accountant’s pack',
  lead: 'One ZIP file with the GSTR-1 tables, sales register, credit notes, orders, payments, cash on delivery, settlements and sums of this month.',
  start: 'Download accountant’s pack',
  cancel: 'Cancel',
  progress: (documents: number, orders: number) =>
    `${formatNumber(documents)} documents and ${formatNumber(orders)} orders read…`,
  done: (files: number) => `The pack has ${formatNumber(files)} files.`,
  cancelled: 'Cancelled. No file was written.',
  fileName: (month: string) => `accountant-${month}.zip`,
  payment: 'payment',
  refund: 'refund',
  creditNotes: [
    ...['Number', 'Date', 'Order', 'Invoice', 'Buyer', 'GSTIN', 'Taxable value', 'CGST'],
    ...['SGST/UTGST', 'IGST', 'Total', 'Reason'],
  ],
  payments: [
    ...['Order', 'Ordered', 'Method', 'Instrument', 'Paid', 'Refunded', 'Refunds open'],
    'Lost to disputes',
  ],
  cash: [
    ...['Order', 'Ordered', 'Status', 'Courier', 'Tracking number', 'To collect', 'Delivered'],
    ...['Collected', 'Remitted', 'Bank reference', 'Remitted on'],
  ],
  settlements: [
    ...['Order', 'Reference', 'Kind', 'Amount', 'Fee', 'GST on fee', 'Bank reference', 'Settled'],
  ],
  /** The text file that explains the others. */
  readMe: ({ from, to, invoices, creditNotes, orders, agrees }: PackFacts) =>
    [
      `Documents issued and orders placed from ${from} to ${to} (IST). Amounts are in rupees.`,
      `${invoices} invoices, ${creditNotes} credit notes, ${orders} orders.`,
      agrees
        ? 'Totals by rate match the printed documents to the paisa.'
        : 'Totals by rate do not match the printed documents. Do not file this.',
      '',
      'gstr1/ tables of GSTR-1 for the offline tool of the GST portal; sales-register.csv every document.',
      'orders.csv, payments.csv and cash-on-delivery.csv: orders of the month, with their money until today.',
      'settlements.csv: what provider and couriers paid out for these orders, with fees.',
      'sums/ the sums of the month; money.csv by the day of each payment, refund and payout.',
      '',
    ].join('\r\n'),
} as const;
