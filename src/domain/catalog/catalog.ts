import { type CatalogFilters, catalogFilters } from './catalog-filters.ts';
import { truncate } from '../shared/truncate.ts';

/** The shelves of the shop, in the order in which they are offered. */
export const CATEGORIES = [
  'Wellness',
  'Soaps',
  'Hair Care',
  'Skin Care',
  'Oral Care',
  'Nutrition',
] as const;

/** One of the shelves. */
export type Category = (typeof CATEGORIES)[number];

/** How many products a list shows at a time. */
export const PAGE_SIZE = 30;

/** How many products a search or a filter looks through at a time. */
export const SEARCH_PAGE_SIZE = 200;

/** The longest search, in characters; what is over is cut off, not refused. */
export const MAX_SEARCH_LENGTH = 100;
/** The same for a category, in characters. */
export const MAX_CATEGORY_LENGTH = 60;
/** How far a list can be unrolled through its address: 20 pages. */
export const MAX_PAGES = 20;

/** What a list can be ordered by: fields of the product's document. */
export type SortField = 'createdAt' | 'price' | 'title' | 'countryOfOrigin';
/** Ascending or descending. */
export type Direction = 'asc' | 'desc';

/**
 * The orders a shopper can choose, by the word that stands in the address. By country of origin: Legal Metrology
 * (Packaged Commodities) Rules 2011, rule 6(10A), in force on 1 July 2026; a product that does not state it is not
 * in that order.
 */
export const SORTS = {
  newest: { field: 'createdAt', direction: 'desc' },
  'price-low': { field: 'price', direction: 'asc' },
  'price-high': { field: 'price', direction: 'desc' },
  name: { field: 'title', direction: 'asc' },
  origin: { field: 'countryOfOrigin', direction: 'asc' },
} as const satisfies Record<string, { field: SortField; direction: Direction }>;

/** The word of an order. */
export type Sort = keyof typeof SORTS;
/** The order of a list whose address names none. */
export const DEFAULT_SORT: Sort = 'newest';

/** What the list page shows; its address says all of it, so that reload and share reproduce the list. */
export interface CatalogView {
  /** Null for all products. An unknown category is a list without products, never an error. */
  readonly category: string | null;
  /** Trimmed, white space folded, at most `MAX_SEARCH_LENGTH` characters; empty when nothing is searched. */
  readonly search: string;
  readonly filters: CatalogFilters;
  readonly sort: Sort;
  /** How many pages are unrolled, from 1 to `MAX_PAGES`. */
  readonly pages: number;
}

/** Reads a view out of an address's query. Whatever stands there, the result is within bounds. */
export function catalogView(query: {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}): CatalogView {
  const sort = query.get('sort') ?? '';
  const pages = Number(query.get('pages') ?? 1);
  return {
    category: truncate(query.get('category'), MAX_CATEGORY_LENGTH) || null,
    search: truncate(query.get('search'), MAX_SEARCH_LENGTH),
    filters: catalogFilters(query),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : DEFAULT_SORT,
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}
