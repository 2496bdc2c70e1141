/** Months of a report, first to last (`YYYY-MM`), both inclusive. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** Most months of a report: with the period before and its products it stays below 100 reads. */
export const MOST_MONTHS = 12;

/** Whether a text is a calendar month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text);
}

/** The month `count` months later, or earlier for a negative one. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The months of a span, oldest first. */
export function monthsOf({ from, to }: MonthSpan): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The span of as many months right before. */
export function spanBefore(span: MonthSpan): MonthSpan {
  const count = monthsOf(span).length;
  return { from: addMonths(span.from, -count), to: addMonths(span.to, -count) };
}

/** The financial year of India (April to March) so far in which a month lies. */
export function financialYearOf(month: string): MonthSpan {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = number >= 4 ? year : year - 1;
  return { from: `${first}-04`, to: month };
}

/** The first and last day of a span (`YYYY-MM-DD`). */
export function daysOfSpan({ from, to }: MonthSpan): {
  readonly from: string;
  readonly to: string;
} {
  const [year = 0, number = 1] = to.split('-').map(Number);
  return { from: `${from}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The days of a month, oldest first. */
export function daysOfMonth(month: string): readonly string[] {
  const last = Number(daysOfSpan({ from: month, to: month }).to.slice(-2));
  return Array.from(
    { length: last },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}
