import type { Invoice, InvoiceLine, OrderSummary } from '../../../src/domain/invoice/invoice.ts';
import { formatMoney, paise } from '../../../src/domain/money/money.ts';
import { invoiceWords as words } from '../../../src/text/en/invoice.ts';
import { FOOT, INK, SHEET, type Sheet, WIDTH } from './invoice-sheet.ts';

/** What a cell says: a text, and smaller below it a note. */
interface Cell {
  readonly text: string;
  readonly note?: string;
}

interface Column {
  readonly header: string;
  /** Points; the description takes what the others leave. */
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly cell: (line: InvoiceLine) => Cell;
  readonly sum?: (totals: Invoice['totals']) => string;
}

const SIZE = 8;
const NOTE = 6.8;
const GAP = 3;
const PAD = 4;

/**
 * The table of a document's lines, from `y` down over as many pages as it needs, with its head on each of them. A line
 * is never torn in two. Answers where it ends on the last page.
 */
export function printLines(sheet: Sheet, document: Invoice | OrderSummary, y: number): number {
  const columns = columnsOf(document);
  let place = printHead(sheet, columns, y);
  for (const line of document.lines) {
    const height = rowHeight(sheet, columns, line);
    if (place + height > FOOT) {
      sheet.turn();
      place = printHead(sheet, columns, SHEET.margin);
    }
    printRow(sheet, columns, line, place);
    place += height;
    sheet.rule(place);
  }
  return printSums(sheet, columns, document.totals, place);
}

/** An amount as a cell says it: grouped, two decimals, no sign of the currency. */
export function figure(amount: number): string {
  return formatMoney(paise(amount)).slice(1);
}

/** A rate in percent as it is printed: "2.5 %". */
export function rateText(percent: number): string {
  return `${Number(percent.toFixed(3))} %`;
}

function columnsOf({ supply, stateTaxName, totals }: Invoice | OrderSummary): Column[] {
  const tax = (
    header: string,
    share: number,
    key: 'cgstPaise' | 'sgstPaise' | 'igstPaise',
  ): Column => ({
    header,
    width: 50,
    align: 'right',
    cell: (line) => ({ text: figure(line[key]), note: rateText(line.percent * share) }),
    sum: (sums) => figure(sums[key]),
  });
  const amount = (
    header: string,
    width: number,
    of: (line: InvoiceLine) => number,
    sum: (sums: Invoice['totals']) => number,
  ): Column => ({
    header,
    width,
    align: 'right',
    cell: (line) => ({ text: figure(of(line)) }),
    sum: (sums) => figure(sum(sums)),
  });
  const { columns } = words;
  const others: Column[] = [
    {
      header: columns.hsn,
      width: 42,
      align: 'left',
      cell: ({ hsn }) => ({ text: hsn.slice(0, 6) }),
    },
    { header: columns.quantity, width: 30, align: 'right', cell: quantityCell },
    amount(
      columns.gross,
      54,
      (line) => line.grossPaise,
      (sums) => sums.grossPaise,
    ),
    ...(totals.discountPaise > 0
      ? [
          amount(
            columns.discount,
            48,
            (line) => line.discountPaise,
            (sums) => sums.discountPaise,
          ),
        ]
      : []),
    amount(
      columns.taxable,
      52,
      (line) => line.taxablePaise,
      (sums) => sums.taxablePaise,
    ),
    ...(supply === 'intra'
      ? [tax(columns.cgst, 0.5, 'cgstPaise'), tax(stateTaxName, 0.5, 'sgstPaise')]
      : [tax(columns.igst, 1, 'igstPaise')]),
    amount(
      columns.total,
      56,
      (line) => line.grossPaise - line.discountPaise,
      (sums) => sums.totalPaise,
    ),
  ];
  const number: Column = {
    header: columns.line,
    width: 18,
    align: 'left',
    cell: ({ line }) => ({ text: String(line) }),
  };
  const rest = WIDTH - number.width - others.reduce((sum, { width }) => sum + width, 0);
  const title: Column = {
    header: columns.title,
    width: rest,
    align: 'left',
    cell: ({ title: text, sku }) => ({ text, note: sku }),
    sum: () => words.sum,
  };
  return [number, title, ...others];
}

function quantityCell({ quantity, unit }: InvoiceLine): Cell {
  return quantity === 0 ? { text: words.nothing } : { text: String(quantity), note: unit };
}

/** Where each column begins, and how wide its text may be. */
function places(columns: readonly Column[]): { column: Column; x: number; width: number }[] {
  let x: number = SHEET.margin;
  return columns.map((column) => {
    const place = { column, x: x + GAP, width: column.width - 2 * GAP };
    x += column.width;
    return place;
  });
}

function printHead(sheet: Sheet, columns: readonly Column[], y: number): number {
  const setting = (width: number, align: Column['align']) =>
    ({ width, align, size: NOTE, bold: true, color: INK.quiet }) as const;
  const cells = places(columns);
  const height =
    2 * PAD +
    Math.max(
      ...cells.map(({ column, width }) =>
        sheet.heightOf(column.header, setting(width, column.align)),
      ),
    );
  sheet.band(y, height);
  for (const { column, x, width } of cells) {
    sheet.put(column.header, x, y + PAD, setting(width, column.align));
  }
  return y + height;
}

function rowHeight(sheet: Sheet, columns: readonly Column[], line: InvoiceLine): number {
  const heights = places(columns).map(({ column, width }) => {
    const { text, note = '' } = column.cell(line);
    // Figures are made to fit on one line, only words are broken.
    const lines = column.align === 'right' ? '0' : text;
    return (
      sheet.heightOf(lines, { width, size: SIZE }) + sheet.heightOf(note, { width, size: NOTE })
    );
  });
  return 2 * PAD + Math.max(...heights);
}

function printRow(sheet: Sheet, columns: readonly Column[], line: InvoiceLine, y: number): void {
  for (const { column, x, width } of places(columns)) {
    const { text, note = '' } = column.cell(line);
    const { align } = column;
    const size = align === 'right' ? sheet.fit(text, width, SIZE) : SIZE;
    const used = sheet.put(text, x, y + PAD, { width, align, size });
    sheet.put(note, x, y + PAD + used, { width, align, size: NOTE, color: INK.quiet });
  }
}

function printSums(
  sheet: Sheet,
  columns: readonly Column[],
  totals: Invoice['totals'],
  y: number,
): number {
  const height = 2 * PAD + sheet.heightOf('0', { width: 50, size: SIZE, bold: true });
  const turned = y + height > FOOT;
  if (turned) sheet.turn();
  const place = turned ? printHead(sheet, columns, SHEET.margin) : y;
  sheet.band(place, height);
  for (const { column, x, width } of places(columns)) {
    const text = column.sum?.(totals) ?? '';
    const { align } = column;
    sheet.put(text, x, place + PAD, {
      width,
      align,
      bold: true,
      size: sheet.fit(text, width, SIZE),
    });
  }
  return place + height;
}
