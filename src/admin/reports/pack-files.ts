import { csvText } from '#domain/core/csv.ts';
import type { ZipEntry } from '#ui/browser/zip-file.ts';
import { gstReturn, type Period } from '#domain/gst/gst-return.ts';
import { gstSummary } from '#domain/gst/gst-summary.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { indianDay } from '#domain/core/dates.ts';
import { plainRupees } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { OrderSettlements, Settled } from '#domain/settlement/order-settlements.ts';
import { packWords } from '#text/admin/reports/pack.ts';
import { ordersCsvHead, ordersCsvRows } from './orders-csv.ts';
import { type ReportTableData, tableCsv } from './report-table.ts';

/** What the files of a month are made of. */
export interface PackSources {
  readonly period: Period;
  readonly documents: readonly Invoice[];
  readonly orders: readonly Order[];
  /** What was paid out for these orders. */
  readonly settled: readonly OrderSettlements[];
  /** The sums of the month as tables. */
  readonly tables: readonly ReportTableData[];
}

/** The accountant's files of a month: returns, registers, money, and the sums of the month. Amounts in rupees. */
export function packFiles({
  period,
  documents,
  orders,
  settled,
  tables,
}: PackSources): readonly ZipEntry[] {
  const byOrder = new Map(settled.map(({ id, settlements }) => [id, settlements]));
  const settlementsOf: SettlementsOf = ({ id }) => byOrder.get(id) ?? [];
  const notes = documents.filter(({ kind }) => kind === 'credit-note');
  const gst = gstReturn(documents, period);
  const { invoices, creditNotes, agrees } = gstSummary(documents);
  return [
    {
      name: 'read-me.txt',
      text: packWords.readMe({ ...period, invoices, creditNotes, orders: orders.length, agrees }),
    },
    ...gst
      .filter(({ table }) => table !== 'register')
      .map(({ name, text }) => ({ name: `gstr1/${name}`, text })),
    { name: 'sales-register.csv', text: gst.find(({ table }) => table === 'register')?.text ?? '' },
    { name: 'credit-notes.csv', text: creditNotesCsv(notes) },
    { name: 'orders.csv', text: `${ordersCsvHead()}${ordersCsvRows(orders)}` },
    { name: 'payments.csv', text: paymentsCsv(orders) },
    {
      name: 'cash-on-delivery.csv',
      text: cashCsv(
        orders.filter(({ method }) => isPaidOnDelivery(method)),
        settlementsOf,
      ),
    },
    { name: 'settlements.csv', text: settlementsCsv(orders, settlementsOf) },
    ...tables
      .filter(({ rows }) => rows.length > 0)
      .map((table) => ({ name: `sums/${table.name}.csv`, text: tableCsv(table) })),
  ];
}

type SettlementsOf = (order: Order) => readonly Settled[];

function creditNotesCsv(notes: readonly Invoice[]): string {
  return csvText([
    packWords.creditNotes,
    ...notes.map(({ number, issuedAt, orderNumber, original, buyer, totals, reason }) => [
      number,
      indianDay(issuedAt),
      orderNumber,
      original?.number ?? '',
      buyer.name,
      buyer.gstin,
      plainRupees(totals.taxablePaise),
      plainRupees(totals.cgstPaise),
      plainRupees(totals.sgstPaise),
      plainRupees(totals.igstPaise),
      plainRupees(totals.totalPaise),
      reason,
    ]),
  ]);
}

function paymentsCsv(orders: readonly Order[]): string {
  const paid = orders.filter(({ payment, test }) => payment.paidPaise > 0 && !test);
  return csvText([
    packWords.payments,
    ...paid.map(({ number, createdAt, method, payment }) => [
      number,
      indianDay(createdAt),
      method,
      payment.instrument,
      plainRupees(payment.paidPaise),
      plainRupees(payment.refundedPaise),
      plainRupees(payment.refundingPaise + payment.refundFailedPaise),
      plainRupees(payment.lostPaise),
    ]),
  ]);
}

function cashCsv(orders: readonly Order[], settlementsOf: SettlementsOf): string {
  return csvText([
    packWords.cash,
    ...orders.map((order) => {
      const { number, createdAt, status, shipment, totals, deliveredAt, payment } = order;
      const remitted = settlementsOf(order).find(({ reference }) => reference === 'cash');
      return [
        number,
        indianDay(createdAt),
        status,
        shipment?.courier ?? '',
        shipment?.tracking ?? '',
        plainRupees(totals.totalPaise),
        deliveredAt === undefined ? '' : indianDay(deliveredAt),
        plainRupees(payment.paidPaise),
        remitted ? plainRupees(remitted.amountPaise) : '',
        remitted?.utr ?? '',
        remitted?.day ?? '',
      ];
    }),
  ]);
}

function settlementsCsv(orders: readonly Order[], settlementsOf: SettlementsOf): string {
  return csvText([
    packWords.settlements,
    ...orders.flatMap((order) =>
      settlementsOf(order).map((one) => [
        order.number,
        one.reference,
        one.isRefund ? packWords.refund : packWords.payment,
        plainRupees(one.amountPaise),
        plainRupees(one.feePaise),
        plainRupees(one.taxPaise),
        one.utr,
        one.day,
      ]),
    ),
  ]);
}
