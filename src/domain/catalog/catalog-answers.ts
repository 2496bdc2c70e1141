import type { CatalogItem } from './catalog-file.ts';
import { type CatalogView, type Sort, SORTS } from './catalog.ts';
import {
  type FacetCounts,
  facetCounts,
  type FilterRelaxation,
  filterRelaxations,
} from './facet-counts.ts';
import { filterEntries } from './facets.ts';
import { type ListedProduct, listedProduct } from './listed-product.ts';
import { type SearchIndex, searchIndex } from '../search/search-index.ts';
import { findProducts } from '../search/search.ts';
import { type Suggested, suggestionsFor } from './suggested.ts';

/** What of a list is asked: its view, and a part of its products: behind so many, at most so many. */
export interface ListQuestion extends Pick<
  CatalogView,
  'category' | 'search' | 'filters' | 'sort'
> {
  readonly from: number;
  readonly most: number;
}

/** A part of a list of the whole shop. */
export interface ListAnswer {
  /** Of those that fit, in the order of the list, the part that was asked for. */
  readonly products: readonly ListedProduct[];
  /** How many fit. */
  readonly count: number;
  readonly facets: FacetCounts;
  /** Where nothing fits: what each choice keeps away. */
  readonly withouts: readonly FilterRelaxation[];
  /** Where nothing fits: the first of what there is without any filter. */
  readonly others: readonly ListedProduct[];
}

/** What a text may be the search for. */
export type SuggestionAnswer = Suggested<ListedProduct>;

/** What can be asked of the whole shop: a list, or suggestions for a text (at most so many products). */
export type CatalogQuestion =
  | { readonly list: ListQuestion }
  | { readonly text: string; readonly most: number };

/** How many products are shown beside an empty result. */
const OTHERS = 4;

/** The shop, ready to be searched. */
export interface Catalog {
  readonly items: readonly CatalogItem[];
  readonly index: SearchIndex<CatalogItem>;
  readonly sorted: Map<Sort, readonly CatalogItem[]>;
}

/** Makes items ready; they are in the order of "newest". */
export function catalogOf(items: readonly CatalogItem[]): Catalog {
  return { items, index: searchIndex(items), sorted: new Map([['newest', items]]) };
}

/** The same items after some products have changed; null is not sold any more. */
export function applyItemChanges(
  items: readonly CatalogItem[],
  changes: ReadonlyMap<string, CatalogItem | null>,
): readonly CatalogItem[] {
  if (changes.size === 0) return items;
  const stayed = items.filter(({ slug }) => !changes.has(slug));
  const changed = [...changes.values()].filter((item) => item !== null);
  return sortedBy('newest', [...stayed, ...changed]);
}

/** Answers a question: a `ListAnswer` to one about a list, else a `SuggestionAnswer`. */
export function answerCatalogQuestion(
  catalog: Catalog,
  question: CatalogQuestion,
): ListAnswer | SuggestionAnswer {
  return 'list' in question
    ? listAnswer(catalog, question.list)
    : suggestionAnswer(catalog, question.text, question.most);
}

/** A list of the shop: by shelf, by search and by filters. */
function listAnswer(catalog: Catalog, question: ListQuestion): ListAnswer {
  const { category, search, filters, sort, from, most } = question;
  const found = search ? new Set(findProducts(catalog.index, search).products) : null;
  const entries = inOrder(catalog, sort).filter(
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

/** What to suggest for a text, at most so many products. */
function suggestionAnswer({ index }: Catalog, text: string, most: number): SuggestionAnswer {
  const found = suggestionsFor(index, text, most);
  return { ...found, products: found.products.map(listedProduct) };
}

function inOrder({ items, sorted }: Catalog, sort: Sort): readonly CatalogItem[] {
  const known = sorted.get(sort) ?? sortedBy(sort, items);
  sorted.set(sort, known);
  return known;
}

/** As Firestore orders them; what does not say its origin is in no order by that. */
function sortedBy(sort: Sort, items: readonly CatalogItem[]): readonly CatalogItem[] {
  const { field, direction } = SORTS[sort];
  const turn = direction === 'desc' ? -1 : 1;
  return items
    .filter((item) => item[field] !== '')
    .toSorted((a, b) => turn * (compare(a[field], b[field]) || compare(a.slug, b.slug)));
}

function compare(a: string | number, b: string | number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
