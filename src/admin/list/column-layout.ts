import type { Column } from './DataTable.tsx';

/** What a layout needs to know of a column. */
export type LaidColumn = Pick<Column<never>, 'name' | 'fixed' | 'extra'>;

/**
 * The names of the shown columns in their order, from the `cols` parameter of an address. Fixed columns come first and
 * always; unknown and repeated names are ignored; without the parameter it is the standard order.
 */
export function shownColumns(columns: readonly LaidColumn[], cols: string): readonly string[] {
  const fixed = columns.filter((column) => column.fixed).map(({ name }) => name);
  const others = columns.filter((column) => !column.fixed);
  const standard = others.filter((column) => !column.extra).map(({ name }) => name);
  const wanted = cols.split(',').filter((name) => others.some((column) => column.name === name));
  return [...fixed, ...(cols === '' ? standard : new Set(wanted))];
}

/** The `cols` parameter of shown columns; empty for the standard order. */
export function colsOf(columns: readonly LaidColumn[], shown: readonly string[]): string {
  const chosen = shown.filter((name) => columns.some((one) => one.name === name && !one.fixed));
  // A parameter without a known name shows the fixed columns only.
  const cols = chosen.join(',') || '-';
  return shownColumns(columns, '').join() === shownColumns(columns, cols).join() ? '' : cols;
}

/** The columns with one of them shown or hidden; a new one comes last. */
export function toggled(shown: readonly string[], name: string): readonly string[] {
  return shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name];
}

/** The columns with one of them moved by a place. */
export function moved(shown: readonly string[], name: string, by: 1 | -1): readonly string[] {
  const from = shown.indexOf(name);
  const to = from + by;
  if (from === -1 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, name);
}
