import { NOTE_LETTERS } from '../order/order-command.ts';
import { courierNamed, isTrackingOf, OTHER_COURIER, trackingNumber } from './courier.ts';

/** A row of the shipping grid: an order, and its parcel as chosen and typed. */
export interface GridRow {
  readonly orderId: string;
  /** The order number. */
  readonly number: string;
  /** A name of the list, `OTHER_COURIER`, or empty. */
  readonly courier: string;
  /** The name of another courier. */
  readonly other: string;
  readonly tracking: string;
}

/** What keeps a row from being shipped. */
export type RowFault =
  | 'no-courier'
  /** The pasted courier is not in the list. */
  | 'unknown-courier'
  | 'no-tracking'
  /** Not the form of its courier's numbers. */
  | 'wrong-tracking'
  /** Another row has the same number. */
  | 'duplicate-tracking'
  | 'too-long';

/** The rows after a paste, and what of it has no row. */
export interface PasteResult {
  readonly rows: readonly GridRow[];
  /** Tracking numbers beyond the last row. */
  readonly surplus: readonly string[];
  /** Order numbers that are not in the grid. */
  readonly strangers: readonly string[];
}

/** The first fault of each faulty row, by order id. Every row must be without one before any is sent. */
export function gridFaults(rows: readonly GridRow[]): ReadonlyMap<string, RowFault> {
  const counts = new Map<string, number>();
  for (const { tracking } of rows) {
    const number = trackingNumber(tracking);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return new Map(
    rows.flatMap((row) => {
      const isRepeated = (counts.get(trackingNumber(row.tracking)) ?? 0) > 1;
      const fault = rowFault(row, isRepeated);
      return fault === null ? [] : [[row.orderId, fault] as const];
    }),
  );
}

function rowFault({ courier, other, tracking }: GridRow, isRepeated: boolean): RowFault | null {
  const number = trackingNumber(tracking);
  const isOther = courier === OTHER_COURIER;
  if (courier === '') return other === '' ? 'no-courier' : 'unknown-courier';
  if (isOther && other.trim() === '') return 'no-courier';
  if (isOther && other.trim().length > NOTE_LETTERS.courier) return 'too-long';
  // A local courier may give none.
  if (number === '') return isOther ? null : 'no-tracking';
  if (tracking.trim().length > NOTE_LETTERS.tracking) return 'too-long';
  if (isRepeated) return 'duplicate-tracking';
  return isOther || isTrackingOf(courierNamed(courier), number) ? null : 'wrong-tracking';
}

/** A line of a pasted column. */
interface PastedLine {
  /** The order number that it names; empty without one. */
  readonly order: string;
  readonly courier: string;
  readonly numbers: readonly string[];
}

/** An order number as people write it: `FR-7K3M9Q2X`. */
const ORDER_NUMBER = /^FR-[A-Z0-9]{6,12}$/u;

/** Whether a pasted text is more than one value, so that it fills several rows. */
export function isColumn(text: string): boolean {
  return /[\n\r\t]/u.test(text.trim());
}

/**
 * Fills rows from a column of a spreadsheet. Lines with an order number fill its row, in any order; other lines fill one row
 * after the other, beginning with `from`, and an empty line skips one. A name of a courier in a line changes its row's, and a
 * heading without any digit is left out.
 */
export function pasteColumn(rows: readonly GridRow[], text: string, from: number): PasteResult {
  const lines = linesOf(text, new Set(rows.map(({ number }) => number)));
  const next = [...rows];
  const surplus: string[] = [];
  const strangers: string[] = [];
  let place = from;
  for (const line of lines) {
    const { order, numbers } = line;
    if (order !== '') {
      const index = next.findIndex(({ number }) => number === order);
      const row = next[index];
      if (row) next[index] = filled(row, line, numbers[0]);
      else strangers.push(order);
      continue;
    }
    for (const number of numbers.length === 0 ? [''] : numbers) {
      const row = next[place];
      if (row) next[place] = number === '' ? row : filled(row, line, number);
      else if (number !== '') surplus.push(number);
      place += 1;
    }
  }
  return { rows: next, surplus, strangers };
}

function linesOf(text: string, orders: ReadonlySet<string>): readonly PastedLine[] {
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n');
  while (lines.at(-1)?.trim() === '') lines.pop();
  const [first = ''] = lines;
  if (lines.length > 1 && first.trim() !== '' && !/\d/u.test(first)) lines.shift();
  return lines.map((line) => {
    const cells = line
      .split('\t')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const isOrder = (cell: string) =>
      orders.has(cell.toUpperCase()) || ORDER_NUMBER.test(cell.toUpperCase());
    const order = cells.find(isOrder)?.toUpperCase() ?? '';
    const others = cells.filter((cell) => !isOrder(cell));
    const hasDigit = (cell: string) => /\d/u.test(cell);
    const courier = others.find((cell) => courierNamed(cell) !== null) ?? '';
    const words = others.filter((cell) => cell !== courier && !hasDigit(cell));
    return {
      order,
      courier: courier === '' ? (words[0] ?? '') : courier,
      numbers: others.filter((cell) => cell !== courier && hasDigit(cell)),
    };
  });
}

/** The row with a pasted number and courier; a courier that is not in the list stays as text, so that its fault names it. */
function filled(row: GridRow, { courier }: PastedLine, number: string | undefined): GridRow {
  const listed = courierNamed(courier);
  const tracking = number === undefined ? row.tracking : trackingNumber(number);
  if (courier === '') return { ...row, tracking };
  return listed
    ? { ...row, tracking, courier: listed.name, other: '' }
    : { ...row, tracking, courier: '', other: courier };
}
