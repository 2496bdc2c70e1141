import { FIGURE_TABLES, type Figures, type FigureTable, type Sums } from './figures.ts';

/** Figures by day in India (`YYYY-MM-DD`). */
export type DayFigures = Readonly<Record<string, Figures>>;

/** One addition to a row of a day. */
export interface Entry {
  readonly day: string;
  readonly table: FigureTable;
  readonly row: string;
  readonly sums: Sums;
}

/** The figures of entries by day. Sums of zero are left out, so that equal figures are deeply equal. */
export function figuresOf(entries: readonly Entry[]): DayFigures {
  const days: Record<string, Record<string, Record<string, Record<string, number>>>> = {};
  for (const { day, table, row, sums } of entries) {
    const into = (((days[day] ??= {})[table] ??= {})[row] ??= {});
    for (const [name, value] of Object.entries(sums)) into[name] = (into[name] ?? 0) + value;
  }
  return withoutZeros(days, 3) as DayFigures;
}

/** What has to be added to `before` to get `after`. */
export function figureChange(before: DayFigures, after: DayFigures): DayFigures {
  return figuresOf([...entriesOf(after), ...entriesOf(before, -1)]);
}

/** The sums of changes by period: each day, and the month of its days (`YYYY-MM`). */
export function periodSums(changes: readonly DayFigures[]): Readonly<Record<string, Figures>> {
  const entries = changes.flatMap((change) => entriesOf(change));
  return figuresOf([
    ...entries,
    ...entries.map((entry) => ({ ...entry, day: entry.day.slice(0, 'YYYY-MM'.length) })),
  ]);
}

/** The sum of the figures of several periods. */
export function addFigures(all: readonly Figures[]): Figures {
  const entries = all.flatMap((figures) => entriesOf({ all: figures }));
  return figuresOf(entries)['all'] ?? {};
}

/** The rows of a table that have any sum. */
export function rowsOf(figures: Figures, table: FigureTable): readonly (readonly [string, Sums])[] {
  return Object.entries(figures[table] ?? {}).filter(([, sums]) =>
    Object.values(sums).some((value) => value !== 0),
  );
}

/** A sum of a row; 0 where there is none. */
export function sumIn(figures: Figures, table: FigureTable, row: string, name: string): number {
  return figures[table]?.[row]?.[name] ?? 0;
}

/** The part of a period's products that holds a slug, from 0. A month of 20,000 products exceeds one document. */
export function productPart(period: string, slug: string): number {
  const parts = productParts(period);
  let hash = 0;
  for (const letter of slug) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash % parts;
}

/** The number of parts of a period's products: a day has one. */
export function productParts(period: string): number {
  return isMonthPeriod(period) ? 4 : 1;
}

/** Whether a period is a month (`YYYY-MM`) and not a day. */
export function isMonthPeriod(period: string): boolean {
  return period.length === 'YYYY-MM'.length;
}

function entriesOf(days: DayFigures, sign: 1 | -1 = 1): readonly Entry[] {
  return Object.entries(days).flatMap(([day, figures]) =>
    FIGURE_TABLES.flatMap((table) =>
      Object.entries(figures[table] ?? {}).map(([row, sums]) => ({
        day,
        table,
        row,
        sums: sign === 1 ? sums : negated(sums),
      })),
    ),
  );
}

function negated(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, -value]));
}

/** The nested record without zeros, and without records that are empty then. `depth` counts the levels of records. */
function withoutZeros(record: object, depth: number): object {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
      if (depth === 0 || typeof value !== 'object' || value === null)
        return value === 0 ? [] : [[key, value]];
      const inner = withoutZeros(value, depth - 1);
      return Object.keys(inner).length === 0 ? [] : [[key, inner]];
    }),
  );
}
