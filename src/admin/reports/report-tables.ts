import type { Figures, FigureTable, Sums } from '#domain/figures/figures.ts';
import { rowsOf, sumIn } from '#domain/figures/figure-sums.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ReturnReason } from '#domain/return/return-policy.ts';
import type { UndeliveredReason } from '#domain/return/returned-parcel.ts';
import { undeliveredWords } from '#text/admin/orders/returned-parcel.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { methodNames } from '#text/orders/payment-methods.ts';
import { reasonWords } from '#text/orders/returns.ts';
import type { FigurePoint } from './use-figures.ts';
import type { ReportTableData } from './report-table.ts';

const { columns, tables } = words;

type Kind = ReportTableData['columns'][number]['kind'];
/** A column of sums: its label, the name of its sum, and what it is. */
type SumColumn = readonly [label: string, sum: string, kind: Kind];

const SALES: readonly SumColumn[] = [
  [columns.orders, 'sold', 'count'],
  [columns.sales, 'totalPaise', 'money'],
  [columns.cancelled, 'cancelled', 'count'],
  [columns.toOrigin, 'toOrigin', 'count'],
  [columns.returned, 'returned', 'count'],
];
const WHOLE: readonly SumColumn[] = [
  [columns.orders, 'orders', 'count'],
  [columns.pieces, 'pieces', 'count'],
  [columns.items, 'itemsPaise', 'money'],
  [columns.discount, 'discountPaise', 'money'],
  [columns.shipping, 'shippingPaise', 'money'],
  [columns.codFee, 'codFeePaise', 'money'],
  [columns.total, 'totalPaise', 'money'],
  [columns.refunded, 'refundedPaise', 'money'],
];
const TAX: readonly SumColumn[] = [
  [columns.taxable, 'taxablePaise', 'money'],
  [columns.cgst, 'cgstPaise', 'money'],
  [columns.sgst, 'sgstPaise', 'money'],
  [columns.igst, 'igstPaise', 'money'],
  [columns.total, 'totalPaise', 'money'],
];
const MONEY: readonly SumColumn[] = [
  [columns.count, 'count', 'count'],
  [columns.amount, 'amountPaise', 'money'],
];

interface TableOf {
  readonly table: Exclude<FigureTable, 'products'>;
  readonly first: string;
  readonly nameOf: (row: string) => string;
  readonly sums: readonly SumColumn[];
}

const methodName = (row: string): string => methodNames[row as PaymentMethod] ?? row;

/** The tables of a period by what they show; products and days are apart. */
const TABLES: readonly TableOf[] = [
  { table: 'outcomes', first: columns.outcome, nameOf: outcomeName, sums: WHOLE },
  { table: 'states', first: columns.state, nameOf: (row) => row, sums: SALES },
  {
    table: 'methods',
    first: columns.method,
    nameOf: methodName,
    sums: [...SALES, [columns.unpaid, 'unpaid', 'count']],
  },
  {
    table: 'coupons',
    first: columns.coupon,
    nameOf: (row) => row,
    sums: [...SALES.slice(0, 2), [columns.discount, 'discountPaise', 'money']],
  },
  {
    table: 'returns',
    first: columns.reason,
    nameOf: (row) => reasonWords[row as ReturnReason] ?? row,
    sums: [
      [columns.requests, 'requests', 'count'],
      [columns.pieces, 'pieces', 'count'],
      [columns.refused, 'refused', 'count'],
    ],
  },
  {
    table: 'undelivered',
    first: columns.reason,
    nameOf: (row) => undeliveredWords[row as UndeliveredReason] ?? row,
    sums: [
      [columns.orders, 'orders', 'count'],
      [columns.total, 'totalPaise', 'money'],
    ],
  },
  {
    table: 'money',
    first: columns.what,
    nameOf: (row) => words.money[row] ?? methodName(row),
    sums: MONEY,
  },
  {
    table: 'documents',
    first: columns.document,
    nameOf: (row) => words.documents[row] ?? row,
    sums: [[columns.count, 'count', 'count'], ...TAX],
  },
  { table: 'taxes', first: columns.rate, nameOf: (row) => `${row}%`, sums: TAX },
];

function outcomeName(row: string): string {
  return row in words.outcomes ? words.outcomes[row as keyof typeof words.outcomes] : row;
}

/** The tables of a period; rows with the largest first sum come first. */
export function reportTables(figures: Figures): readonly ReportTableData[] {
  return TABLES.map(({ table, first, nameOf, sums }) => ({
    name: table,
    title: tables[table],
    columns: columnsOf(first, sums),
    rows: sorted(rowsOf(figures, table), sums).map(([row, values]) => ({
      key: row,
      cells: [nameOf(row), ...cellsOf(sums, values)],
    })),
  }));
}

/** The products of a period, by sales. */
export function productTable(
  figures: Figures,
  titles: Readonly<Record<string, string>>,
): ReportTableData {
  const sums: readonly SumColumn[] = [
    [columns.sales, 'salesPaise', 'money'],
    [columns.pieces, 'pieces', 'count'],
    [columns.discount, 'discountPaise', 'money'],
    [columns.back, 'back', 'count'],
    [columns.toOriginPieces, 'toOrigin', 'count'],
  ];
  return {
    name: 'products',
    title: tables.products,
    columns: columnsOf(columns.product, sums),
    rows: sorted(rowsOf(figures, 'products'), sums).map(([slug, values]) => ({
      key: slug,
      cells: [titles[slug] ?? slug, ...cellsOf(sums, values)],
    })),
  };
}

/** The sales of each day or month. */
export function pointTable(points: readonly FigurePoint[], isDays: boolean): ReportTableData {
  return {
    name: isDays ? 'days' : 'months',
    title: isDays ? tables.days : tables.months,
    columns: columnsOf(isDays ? columns.day : columns.month, WHOLE),
    rows: points.map(({ period, name, figures }) => ({
      key: period,
      cells: [name, ...WHOLE.map(([, sum]) => sumIn(figures, 'outcomes', 'sold', sum))],
    })),
  };
}

function columnsOf(first: string, sums: readonly SumColumn[]): ReportTableData['columns'] {
  return [
    { label: first, kind: 'text' as const },
    ...sums.map(([label, , kind]) => ({ label, kind })),
  ];
}

const cellsOf = (columnsOfSums: readonly SumColumn[], values: Sums): readonly number[] =>
  columnsOfSums.map(([, sum]) => values[sum] ?? 0);

function sorted(
  rows: readonly (readonly [string, Sums])[],
  sums: readonly SumColumn[],
): readonly (readonly [string, Sums])[] {
  const first = sums[0]?.[1] ?? '';
  return rows.toSorted(
    ([a, one], [b, other]) => (other[first] ?? 0) - (one[first] ?? 0) || (a < b ? -1 : 1),
  );
}
