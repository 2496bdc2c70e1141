import { useMemo } from 'react';
import { startOfDay } from '#domain/core/indian-time.ts';
import type { Failure } from '#domain/core/result.ts';
import type { Figures, FigureProducts } from '#domain/figures/figures.ts';
import { addFigures } from '#domain/figures/figure-sums.ts';
import {
  addMonths,
  daysOfMonth,
  type MonthSpan,
  monthsOf,
  spanBefore,
} from '#domain/figures/period.ts';
import { figuresOfDays, figuresOfMonths, figuresOfProducts } from '#data/admin/reports/figures.ts';
import type { QueryState } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { useReads } from '#data/react/use-reads.ts';
import { formatWeekday } from '#text/dates.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';

/** The figures of a day or month of the period. */
export interface FigurePoint {
  readonly period: string;
  readonly name: string;
  readonly figures: Figures;
}

/** The figures of a period. */
export interface PeriodFigures {
  readonly figures: Figures;
  /** Those of the period before, up to the same day where this one is not over. */
  readonly before: Figures;
  /** What they are called. */
  readonly beforeName: string;
  readonly points: readonly FigurePoint[];
  /** Titles of products by slug. */
  readonly titles: Readonly<Record<string, string>>;
}

type Known = { readonly period: string } & Figures;

/**
 * Reads the figures of a period: at most 68 documents for a month, 72 for twelve. `today` is a day in India.
 * @returns null while they load
 */
export function useFigures(span: MonthSpan, today: string): PeriodFigures | Failure | null {
  const months = monthsOf(span);
  const [only] = months.length === 1 ? months : [];
  const isOpen = only !== undefined && only === today.slice(0, 7);
  const queries = [
    figuresOfMonths({ from: spanBefore(span).from, to: span.to }),
    ...(only === undefined ? [] : [figuresOfDays(only)]),
    ...(isOpen ? [figuresOfDays(addMonths(only, -1))] : []),
  ];
  const lists = useReads((read) => queries.map((query) => read(query)));
  const products = useReads((read) => figuresOfProducts(months).map((query) => read(query)));
  const key = `${span.from} ${span.to} ${today}`;
  return useMemo(() => {
    const failure = failureIn([...lists, ...products]);
    if (failure) return failure;
    const [monthRows, dayRows, daysBefore] = lists.map(rowsIn);
    if (!monthRows || lists.some((state) => rowsIn(state) === null)) return null;
    if (products.some((state) => state.state === 'loading')) return null;
    const parts = products.flatMap((state) => partIn(state));
    const inSpan = monthRows.filter(({ period }) => period >= span.from && period <= span.to);
    const sums = addFigures(inSpan);
    const dayOfMonth = today.slice(8);
    const before = isOpen
      ? (daysBefore ?? []).filter(({ period }) => period.slice(8) <= dayOfMonth)
      : monthRows.filter(({ period }) => period < span.from);
    const spanOfBefore = spanBefore(span);
    const nameBefore = words.span(spanOfBefore.from, spanOfBefore.to);
    return {
      figures: {
        ...sums,
        products: addFigures(parts.map((part) => ({ products: part.products }))).products,
      },
      before: addFigures(before),
      beforeName: isOpen ? words.compared.sameDays(Number(dayOfMonth), nameBefore) : nameBefore,
      points:
        only === undefined ? monthPoints(months, monthRows) : dayPoints(only, today, dayRows ?? []),
      titles: Object.assign({}, ...parts.map(({ titles }) => titles)) as Record<string, string>,
    };
    // The lists keep their identity while their items are equal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lists, products, key]);
}

function monthPoints(months: readonly string[], rows: readonly Known[]): readonly FigurePoint[] {
  return months.map((period) => ({
    period,
    name: words.month(period),
    figures: rows.find((row) => row.period === period) ?? {},
  }));
}

/** The days of a month, up to today. */
function dayPoints(month: string, today: string, rows: readonly Known[]): readonly FigurePoint[] {
  return daysOfMonth(month)
    .filter((day) => day <= today)
    .map((period) => ({
      period,
      name: formatWeekday(startOfDay(period)),
      figures: rows.find((row) => row.period === period) ?? {},
    }));
}

function rowsIn(state: QueryState<ListPage<Known>>): readonly Known[] | null {
  return 'data' in state && state.data ? state.data.rows : null;
}

function partIn(state: QueryState<FigureProducts | null>): readonly FigureProducts[] {
  return 'data' in state && state.data ? [state.data] : [];
}

function failureIn(states: readonly QueryState<unknown>[]): Failure | null {
  const failed = states.find((state) => state.state === 'failed');
  return failed?.state === 'failed' ? failed.error : null;
}
