import {
  FigureProductsSchema,
  type FigureProducts,
  type FiguresHealth,
  FiguresHealthSchema,
  FiguresSchema,
} from '#domain/figures/figures.ts';
import { productParts } from '#domain/figures/figure-sums.ts';
import { addMonths, type MonthSpan, MOST_MONTHS } from '#domain/figures/period.ts';
import { defineCollection, products } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';

const days = defineCollection('figureDays', { schema: FiguresSchema, idField: 'period' });
const months = defineCollection('figureMonths', { schema: FiguresSchema, idField: 'period' });
const productSums = defineCollection('figureProducts', {
  schema: FigureProductsSchema,
  idField: 'id',
});

/** Days of the longest month. */
const MOST_DAYS = 31;
/** Low stock in a report: few, so that twelve months stay below 100 reads; the list of products has all. */
const MOST_LOW = 20;

/** The sums of the days of a month (`YYYY-MM`), live; days without an order are missing. At most 31 reads. */
export function figuresOfDays(month: string) {
  const between = [`${month}-01`, `${month}-32`] as const;
  return days.list({ where: {}, orderBy: null, between, limit: MOST_DAYS });
}

/** The sums of the months of a span and of the period before, live. At most 24 reads. */
export function figuresOfMonths({ from, to }: MonthSpan) {
  const between = [from, addMonths(to, 1)] as const;
  return months.list({ where: {}, orderBy: null, between, limit: 2 * MOST_MONTHS });
}

/** The sums of the products of months, live: four reads for each month. */
export function figuresOfProducts(
  spanMonths: readonly string[],
): readonly Query<FigureProducts | null>[] {
  return spanMonths.flatMap((month) =>
    Array.from({ length: productParts(month) }, (_, part) => productSums.doc(`${month}_${part}`)),
  );
}

/** When the figures were last counted, live; null before. */
export const figuresHealth: Query<FiguresHealth | null> = defineCollection('health', {
  schema: FiguresHealthSchema,
  idField: 'id',
}).doc('figures');

/** Of the products that are low in stock those with the fewest pieces, live; never archived ones. */
export const lowStockProducts = products.list({
  where: { lowStock: true },
  orderBy: { field: 'stock', direction: 'asc' },
  limit: MOST_LOW,
});
