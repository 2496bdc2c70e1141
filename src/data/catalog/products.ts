import type {
  CatalogQuestion,
  ListAnswer,
  ListQuestion,
  SuggestionAnswer,
} from '#domain/catalog/catalog-answers.ts';
import {
  type CatalogView,
  type Direction,
  PAGE_SIZE,
  pageSizeOf,
  type SortField,
  SORTS,
} from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { isSlug, MAX_SKU_LENGTH } from '#domain/product/slug.ts';
import { products } from '../firebase/collections.ts';
import { prerenderedList, prerenderedProduct } from './prerendered-products.ts';
import { asBuilt, withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import { constantQuery } from '../query/constant-query.ts';
import { mapQuery } from '../query/map-query.ts';
import { queryStore, type Query } from '../query/query-store.ts';
import type { Cursor, ListPage, ListRead } from '../query/read.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';
import { onceLive } from '../query/live-updates.ts';

/** Filter, order and page of a product list. */
export interface ProductListQuery {
  readonly category?: string | null;
  /** Matched against title, description and SKU of the page that was read, as `searchProducts` does. */
  readonly search?: string;
  /** False includes inactive products; the rules allow that to staff only. */
  readonly onlyActive?: boolean;
  readonly sortField?: SortField;
  readonly direction?: Direction;
  /** Documents per page, at most 1,000 by the rules. */
  readonly pageSize?: number;
  /** Cursor at the end of the previous page; null for the first one. */
  readonly after?: Cursor | null;
  /** Orders the products that a search finds by relevance; otherwise they keep their order. */
  readonly byRelevance?: boolean;
}

/** Returns a live page of products. */
export function productList({
  category = null,
  search = '',
  onlyActive = true,
  sortField = 'createdAt',
  direction = 'desc',
  byRelevance = false,
  pageSize = PAGE_SIZE,
  after = null,
}: ProductListQuery = {}): Query<ListPage<Product>> {
  const read = prerenderedList(
    listRead({ category, onlyActive, sortField, direction, pageSize, after }),
    ...(onlyActive && !after ? [listFile({ category, sortField, direction, pageSize })] : []),
  );
  if (!search) return read;
  const key = `${read.key} search ${search.toLowerCase()}${byRelevance ? ' by relevance' : ''}`;
  return lazyQuery(key, async () => {
    const { searchedList } = await import('./searched-list.ts');
    return searchedList(key, read, search, byRelevance);
  });
}

/** Returns a live page of a view: the first one, or the one after a cursor. */
export function viewList(
  view: CatalogView,
  pageSize = pageSizeOf(view),
  after: Cursor | null = null,
): Query<ListPage<Product>> {
  const { category, search, sort } = view;
  const { field: sortField, direction } = SORTS[sort];
  const byRelevance = sort === 'relevance';
  return productList({ category, search, sortField, direction, byRelevance, pageSize, after });
}

/** Queries a list over the whole catalogue. Requires a catalogue file (`hasCatalogFile`). */
export function shopList(list: ListQuestion): Query<ListAnswer> {
  return answerTo({ list });
}

/**
 * Search suggestions from the whole catalogue, at most `most` products. Requires a catalogue file (`hasCatalogFile`).
 */
export function suggestedProducts(text: string, most: number): Query<SuggestionAnswer> {
  return answerTo({ text, most });
}

function answerTo<T extends ListAnswer | SuggestionAnswer>(question: CatalogQuestion): Query<T> {
  const key = `catalog ${JSON.stringify(question)}`;
  return lazyQuery(key, async () => {
    const { catalogAnswer } = await import('./catalog-index.ts');
    return catalogAnswer<T>(key, question);
  });
}

type ListFile = Required<
  Pick<ProductListQuery, 'category' | 'sortField' | 'direction' | 'pageSize'>
>;

/** Path of the prerendered first page of a list. */
function listFile({ category, sortField, direction, pageSize }: ListFile): string {
  return `/made/products/${categorySlug(category)}/${sortField}-${direction}-${pageSize}.json`;
}

/** A category in the path of a data file. */
function categorySlug(category: string | null): string {
  return encodeURIComponent(category?.toLowerCase().replaceAll(' ', '-') ?? 'all');
}

/** Counting limit. A count costs one read per 1,000 documents, so the cost stays constant. */
export const COUNT_LIMIT = 1_000;

/**
 * Number of active products in a category (null: the whole shop), at most `COUNT_LIMIT`. Not live: prerendered pages
 * show the number at build time without a read.
 */
export function productCount(category: string | null): Query<number> {
  const source = products.count(
    listRead({
      category,
      onlyActive: true,
      sortField: 'createdAt',
      direction: 'desc',
      pageSize: COUNT_LIMIT,
      after: null,
    }),
  );
  return withPrerenderedData(source, {
    file: `/made/products/${categorySlug(category)}/count.json`,
    follow: () => asBuilt(source.key),
  });
}

/**
 * A live product; null if the server says that it does not exist. An invalid slug yields null without a read. An
 * inactive product fails with `denied` for everyone except staff.
 */
export function productBySlug(slug: string): Query<Product | null> {
  return isSlug(slug) ? prerenderedProduct(slug) : constantQuery('products/?');
}

/** A live product without prerendered data, for a shopper who is about to buy it and must see its current state. */
export function liveProduct(slug: string): Query<Product | null> {
  if (!isSlug(slug)) return constantQuery('products/?');
  const source = products.doc(slug);
  return { ...source, key: `now ${source.key}` };
}

/**
 * Listens to the document of an open product page, so that any write shows at once: `productBySlug` with prerendered
 * data notices only writes that set `changedAt`. Costs one read per product once live updates are enabled. Null without
 * prerendered data, because `productBySlug` then listens to the document itself.
 */
export function productUpdates(slug: string): Query<Product | null> | null {
  const source = products.doc(slug);
  if (!isSlug(slug) || !queryStore.seedOf(source.key)) return null;
  return onceLive({ ...source, key: `open ${source.key}` });
}

/**
 * The live active product with this SKU, for links from the header search; null if there is none. Ordered by id only,
 * so that the query needs no composite index.
 */
export function productBySku(sku: string): Query<Product | null> {
  if (sku === '' || sku.length > MAX_SKU_LENGTH) return constantQuery('products/?');
  const read = products.list({ where: { active: true, sku }, orderBy: null, limit: 1 });
  return mapQuery(`first of ${read.key}`, read, ({ rows }) => rows[0] ?? null);
}

/** Maximum number of sizes of a product. */
const MAX_SIZES = 12;
const NO_SIZES = constantQuery<readonly Product[]>('products/family', []);

/** The live sizes of a product that are on sale, unordered. No read for a product without a family. */
export function productSizes(family: string): Query<readonly Product[]> {
  if (family === '') return NO_SIZES;
  const read = prerenderedList(
    { where: { active: true, family }, orderBy: null, limit: MAX_SIZES },
    `/made/family/${encodeURIComponent(family)}.json`,
  );
  return mapQuery(`rows of ${read.key}`, read, ({ rows }) => rows);
}

function listRead(
  query: Required<Omit<ProductListQuery, 'search' | 'byRelevance'>>,
): Omit<ListRead, 'path'> {
  const { category, onlyActive, sortField, direction, pageSize, after } = query;
  return {
    where: { ...(category !== null && { category }), ...(onlyActive && { active: true }) },
    orderBy: { field: sortField, direction },
    limit: pageSize,
    ...(after && { after }),
  };
}
