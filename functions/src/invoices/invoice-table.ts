import {
  type Invoice,
  type InvoiceLine,
  type OrderSummary,
  statedHsn,
} from '../../../src/domain/invoice/invoice.ts';
import { formatInvoiceMoney, paise } from '../../../src/domain/money/money.ts';
import { invoiceWords as words } from '../../../src/text/server.ts';
import { FOOT, INK, SHEET, type Sheet, WIDTH } from './invoice-sheet.ts';

/** A table cell: a text with an optional small note below. */
interface Cell {
  readonly text: string;
  readonly note?: string;
}

interface Column {
  readonly header: string;
  /** In points; the description column takes the remaining width. */
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
 * Prints the line items from `y` down over as many pages as needed, with a header row on each. A row never splits
 * across pages. Returns the `y` of its end on the last page.
 */
export function printLines(sheet: Sheet, document: Invoice | OrderSummary, y: number): number {
  const columns = columnsOf(document);
  let rowTop = printHead(sheet, columns, y);
  for (const line of document.lines) {
    const height = rowHeight(sheet, columns, line);
    if (rowTop + height > FOOT) {
      sheet.turn();
      rowTop = printHead(sheet, columns, SHEET.margin);
    }
    printRow(sheet, columns, line, rowTop);
    rowTop += height;
    sheet.rule(rowTop);
  }
  return printSums(sheet, columns, document.totals, rowTop);
}

/** Formats an amount for a cell: grouped, two decimals, no currency sign. */
export function figure(amount: number): string {
  return formatInvoiceMoney(paise(amount)).slice(1);
}

/** Formats a rate in percent: "2.5 %". */
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
  const otherColumns: Column[] = [
    {
      header: columns.hsn,
      width: 42,
      align: 'left',
      cell: (line) => ({ text: statedHsn(line) }),
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
  const numberColumn: Column = {
    header: columns.line,
    width: 18,
    align: 'left',
    cell: ({ line }) => ({ text: String(line) }),
  };
  const remainingWidth =
    WIDTH - numberColumn.width - otherColumns.reduce((sum, { width }) => sum + width, 0);
  const titleColumn: Column = {
    header: columns.title,
    width: remainingWidth,
    align: 'left',
    cell: ({ title: text, sku }) => ({ text, note: sku }),
    sum: () => words.sum,
  };
  return [numberColumn, titleColumn, ...otherColumns];
}

function quantityCell({ quantity, unit }: InvoiceLine): Cell {
  return quantity === 0 ? { text: words.nothing } : { text: String(quantity), note: unit };
}

/** The left edge and text width of each column. */
function columnBoxes(columns: readonly Column[]): { column: Column; x: number; width: number }[] {
  let x: number = SHEET.margin;
  return columns.map((column) => {
    const box = { column, x: x + GAP, width: column.width - 2 * GAP };
    x += column.width;
    return box;
  });
}

function printHead(sheet: Sheet, columns: readonly Column[], y: number): number {
  const setting = (width: number, align: Column['align']) =>
    ({ width, align, size: NOTE, bold: true, color: INK.quiet }) as const;
  const cells = columnBoxes(columns);
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
  const heights = columnBoxes(columns).map(({ column, width }) => {
    const { text, note = '' } = column.cell(line);
    // Figures shrink to fit on one line; only words wrap.
    const lines = column.align === 'right' ? '0' : text;
    return (
      sheet.heightOf(lines, { width, size: SIZE }) + sheet.heightOf(note, { width, size: NOTE })
    );
  });
  return 2 * PAD + Math.max(...heights);
}

function printRow(sheet: Sheet, columns: readonly Column[], line: InvoiceLine, y: number): void {
  for (const { column, x, width } of columnBoxes(columns)) {
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
  const needsPage = y + height > FOOT;
  if (needsPage) sheet.turn();
  const top = needsPage ? printHead(sheet, columns, SHEET.margin) : y;
  sheet.band(top, height);
  for (const { column, x, width } of columnBoxes(columns)) {
    const text = column.sum?.(totals) ?? '';
    const { align } = column;
    sheet.put(text, x, top + PAD, {
      width,
      align,
      bold: true,
      size: sheet.fit(text, width, SIZE),
    });
  }
  return top + height;
}
