import type { CatalogItem } from './catalog-file.ts';
import { type CatalogView, type Sort, type SortField, SORTS } from './catalog.ts';
import {
  type FacetCounts,
  facetCounts,
  type FilterRelaxation,
  filterRelaxations,
} from './facet-counts.ts';
import { popularityOf } from './popularity.ts';
import { filterEntries } from './facets.ts';
import { type ListedProduct, listedProduct } from './listed-product.ts';
import type { SynonymGroup } from '../search/synonyms.ts';
import { type SearchIndex, searchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';
import { type Suggested, suggestionsFor } from './suggested.ts';

/** A list request: its view, and the slice of its products by offset and limit. */
export interface ListQuestion extends Pick<
  CatalogView,
  'category' | 'search' | 'filters' | 'sort'
> {
  readonly from: number;
  readonly most: number;
}

/** A slice of a list over the whole shop. */
export interface ListAnswer {
  /** The requested slice of the matches, in list order. */
  readonly products: readonly ListedProduct[];
  /** Number of matches. */
  readonly count: number;
  readonly facets: FacetCounts;
  /** Without matches: how many each filter excludes. */
  readonly withouts: readonly FilterRelaxation[];
  /** Without matches: the first products of the unfiltered list. */
  readonly others: readonly ListedProduct[];
}

/** Suggestions for a text. */
export type SuggestionAnswer = Suggested<ListedProduct>;

/** The answer to a `CatalogQuestion`. */
export type CatalogAnswer = ListAnswer | SuggestionAnswer;

/** A query over the whole shop: a list, or suggestions for a text (with a product limit). */
export type CatalogQuestion =
  | { readonly list: ListQuestion }
  | { readonly text: string; readonly most: number };

/** Products shown beside an empty result. */
const OTHERS = 4;

/** The shop's search index. */
export interface Catalog {
  readonly items: readonly CatalogItem[];
  readonly index: SearchIndex<CatalogItem>;
  readonly sorted: Map<Sort, readonly CatalogItem[]>;
}

/** Builds the index from items sorted by "newest". */
export function catalogOf(items: readonly CatalogItem[]): Catalog {
  return { items, index: searchIndex(items), sorted: new Map([['newest', items]]) };
}

/** Applies product changes to the items; null removes a product. */
export function applyItemChanges(
  items: readonly CatalogItem[],
  changes: ReadonlyMap<string, CatalogItem | null>,
): readonly CatalogItem[] {
  if (changes.size === 0) return items;
  const stayed = items.filter(({ slug }) => !changes.has(slug));
  const updated = [...changes.values()].filter((item) => item !== null);
  return sortedBy('newest', [...stayed, ...updated]);
}

/** Answers a query with the shop's synonyms: a `ListAnswer` for a list, else a `SuggestionAnswer`. */
export function answerCatalogQuestion(
  catalog: Catalog,
  question: CatalogQuestion,
  synonyms?: readonly SynonymGroup[],
): CatalogAnswer {
  return 'list' in question
    ? listAnswer(catalog, question.list, synonyms)
    : suggestionAnswer(catalog, question, synonyms);
}

/** A list by category, search and filters. */
function listAnswer(
  catalog: Catalog,
  question: ListQuestion,
  synonyms?: readonly SynonymGroup[],
): ListAnswer {
  const { category, search, filters, sort, from, most } = question;
  const ranked = search ? searchProducts(catalog.index, search, synonyms).products : null;
  const found = ranked && new Set(ranked);
  const ordered = ranked && sort === 'relevance' ? ranked : inOrder(catalog, sort);
  const entries = ordered.filter(
    (item) => (category === null || item.category === category) && (!found || found.has(item)),
  );
  const products = filterEntries(entries, filters);
  const isEmpty = products.length === 0;
  return {
    products: products.slice(from, from + most).map(listedProduct),
    count: products.length,
    facets: facetCounts(entries, filters),
    withouts: isEmpty ? filterRelaxations(entries, filters) : [],
    others: isEmpty ? entries.slice(0, OTHERS).map(listedProduct) : [],
  };
}

/** Suggestions for a text, with a product limit. */
function suggestionAnswer(
  { index }: Catalog,
  { text, most }: Extract<CatalogQuestion, { readonly text: string }>,
  synonyms?: readonly SynonymGroup[],
): SuggestionAnswer {
  const found = suggestionsFor(index, text, most, synonyms);
  return {
    ...found,
    products: found.products.map(listedProduct),
    best: found.best.map(listedProduct),
  };
}

function inOrder({ items, sorted }: Catalog, sort: Sort): readonly CatalogItem[] {
  const cached = sorted.get(sort) ?? sortedBy(sort, items);
  sorted.set(sort, cached);
  return cached;
}

/** Sorts as Firestore does; products without an origin are missing from the order by origin. */
function sortedBy(sort: Sort, items: readonly CatalogItem[]): readonly CatalogItem[] {
  const { field, direction } = SORTS[sort];
  const sign = direction === 'desc' ? -1 : 1;
  return items
    .filter((item) => sortValue(item, field) !== '')
    .toSorted(
      (a, b) =>
        sign * (compare(sortValue(a, field), sortValue(b, field)) || compare(a.slug, b.slug)),
    );
}

function sortValue(item: CatalogItem, field: SortField): string | number {
  return field === 'popularity' ? popularityOf(item) : item[field];
}

function compare(a: string | number, b: string | number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
