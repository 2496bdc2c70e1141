import { type CatalogFilters, catalogFilters, isFiltered } from './catalog-filters.ts';
import { truncate } from '../core/truncate.ts';

/** Products per list page. */
export const PAGE_SIZE = 30;

/** Number of featured products on the home page. */
export const FEATURED = 8;

/** Products that a search or a filter scans per page. */
export const SEARCH_PAGE_SIZE = 200;

/** Maximum search length, in characters; longer input is truncated. */
export const MAX_SEARCH_LENGTH = 100;
/** Maximum category length, in characters. */
export const MAX_CATEGORY_LENGTH = 60;
/** Maximum pages that a URL can unroll. */
export const MAX_PAGES = 20;

/** Sort fields of the product document. */
export type SortField = 'createdAt' | 'popularity' | 'price' | 'title' | 'countryOfOrigin';
/** Ascending or descending. */
export type Direction = 'asc' | 'desc';

/**
 * Sort orders, by their URL value. By country of origin: Legal Metrology (Packaged Commodities) Rules 2011, rule
 * 6(10A), in force on 1 July 2026; a product without one is missing from that order.
 */
export const SORTS = {
  /** By how well a product fits the search; only with one. Among lists that are read in parts, the newest first. */
  relevance: { field: 'createdAt', direction: 'desc' },
  newest: { field: 'createdAt', direction: 'desc' },
  /** By sales, then reviews, then age; see `popularityOf`. */
  popularity: { field: 'popularity', direction: 'desc' },
  'price-low': { field: 'price', direction: 'asc' },
  'price-high': { field: 'price', direction: 'desc' },
  name: { field: 'title', direction: 'asc' },
  origin: { field: 'countryOfOrigin', direction: 'asc' },
} as const satisfies Record<string, { field: SortField; direction: Direction }>;

/** The URL value of a sort order. */
export type Sort = keyof typeof SORTS;
/** The order when the URL has none, for a search text. */
export function defaultSort(search: string): Sort {
  return search === '' ? 'newest' : 'relevance';
}

/** The orders that a view offers. */
export function sortsOf(search: string): readonly Sort[] {
  const all = Object.keys(SORTS) as Sort[];
  return search === '' ? all.filter((sort) => sort !== 'relevance') : all;
}

/** The state of the list page. The URL contains all of it, so that reload and share reproduce the list. */
export interface CatalogView {
  /** Null for all products. An unknown category is an empty list, never an error. */
  readonly category: string | null;
  /** Trimmed, white space folded, at most `MAX_SEARCH_LENGTH` characters; empty without a search. */
  readonly search: string;
  readonly filters: CatalogFilters;
  readonly sort: Sort;
  /** Number of unrolled pages, from 1 to `MAX_PAGES`. */
  readonly pages: number;
}

/** Whether a view shows only the matching products. */
export function showsMatchesOnly({ search, filters }: CatalogView): boolean {
  return search !== '' || isFiltered(filters);
}

/** Products that a page of a view reads: those of a search or a filter are looked for among more than are shown. */
export function pageSizeOf(view: CatalogView): number {
  return showsMatchesOnly(view) ? SEARCH_PAGE_SIZE : PAGE_SIZE;
}

/** Parses a view from a URL query. The result is within bounds for any input. */
export function catalogView(query: {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}): CatalogView {
  const search = truncate(query.get('search'), MAX_SEARCH_LENGTH);
  const sort = sortsOf(search).find((name) => name === query.get('sort'));
  const pages = Number(query.get('pages') ?? 1);
  return {
    category: truncate(query.get('category'), MAX_CATEGORY_LENGTH) || null,
    search,
    filters: catalogFilters(query),
    sort: sort ?? defaultSort(search),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}
