import type {
  CatalogQuestion,
  ListAnswer,
  ListQuestion,
  SuggestionAnswer,
} from '#domain/catalog/catalog-answers.ts';
import { type Direction, PAGE_SIZE, type SortField } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { isSlug, MAX_SKU_LENGTH } from '#domain/product/slug.ts';
import { products } from '../firebase/collections.ts';
import { prerenderedList, prerenderedProduct } from '../prerendered/prerendered-products.ts';
import { constantQuery, queryStore, type Query } from '../query/query-store.ts';
import type { Cursor, ListPage, ListRead } from '../query/read.ts';
import { startLazily } from '../query/start-lazily.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';

/** Which products, in which order, how many. */
export interface ProductListQuery {
  readonly category?: string | null;
  /** Looked for in title, description and sku of the page that was read, as `findProducts` does; the order stays. */
  readonly search?: string;
  /** False shows inactive ones as well; the rules allow that to staff alone. */
  readonly onlyActive?: boolean;
  readonly sortField?: SortField;
  readonly direction?: Direction;
  /** How many documents are read, at most 1,000 by the rules. */
  readonly pageSize?: number;
  /** Where the page before ended. */
  readonly after?: Cursor;
}

/** A live page of products. */
export function productList({
  category = null,
  search = '',
  onlyActive = true,
  sortField = 'createdAt',
  direction = 'desc',
  pageSize = PAGE_SIZE,
  after,
}: ProductListQuery = {}): Query<ListPage<Product>> {
  const read = prerenderedList(
    listRead({ category, onlyActive, sortField, direction, pageSize, ...(after && { after }) }),
    ...(onlyActive && !after ? [listFile({ category, sortField, direction, pageSize })] : []),
  );
  if (!search) return read;
  return {
    key: `${read.key} search ${search.toLowerCase()}`,
    start: startLazily(async () => {
      const { filterProducts } = await import('#domain/search/search.ts');
      return (sink) =>
        read.start({
          next: (page, fromCache) =>
            sink.next({ ...page, rows: filterProducts(page.rows, search) }, fromCache),
          fail: (error) => sink.fail(error),
        });
    }),
  };
}

/** A part of a list of the whole shop, where the page was made with a file for that (`hasCatalogFile`). */
export function shopList(list: ListQuestion): Query<ListAnswer> {
  return answerTo({ list });
}

/** What to suggest for a text out of the whole shop, at most so many products, where `shopList` can be asked. */
export function suggestedProducts(text: string, most: number): Query<SuggestionAnswer> {
  return answerTo({ text, most });
}

function answerTo<T extends ListAnswer | SuggestionAnswer>(question: CatalogQuestion): Query<T> {
  return {
    key: `catalog ${JSON.stringify(question)}`,
    start: startLazily(async () => (await import('./catalog-index.ts')).startAnswer<T>(question)),
  };
}

type ListFile = Required<
  Pick<ProductListQuery, 'category' | 'sortField' | 'direction' | 'pageSize'>
>;

/** Where the first page of a list is written when the site is built. */
function listFile({ category, sortField, direction, pageSize }: ListFile): string {
  const shelf = category?.toLowerCase().replaceAll(' ', '-') ?? 'all';
  return `/made/products/${encodeURIComponent(shelf)}/${sortField}-${direction}-${pageSize}.json`;
}

/** How far a list is counted. One count costs one read up to 1,000 documents, so it costs the same at any size. */
export const COUNT_LIMIT = 1_000;

/** How many active products a category (null: the whole shop) has, at most `COUNT_LIMIT`. Asked once, not live. */
export function productCount(category: string | null): Query<number> {
  return products.count(
    listRead({
      category,
      onlyActive: true,
      sortField: 'createdAt',
      direction: 'desc',
      pageSize: COUNT_LIMIT,
    }),
  );
}

/**
 * A live product; null when the server says that there is none. What is not a slug is nobody's product, and
 * Firestore is not asked. An inactive product fails with `denied` for everyone but staff.
 */
export function productBySlug(slug: string): Query<Product | null> {
  return isSlug(slug) ? prerenderedProduct(slug) : constantQuery('products/?');
}

/** The same, whatever the page was made with: what somebody is about to buy is what it is now. */
export function productNow(slug: string): Query<Product | null> {
  if (!isSlug(slug)) return constantQuery('products/?');
  const source = products.doc(slug);
  return { key: `now ${source.key}`, start: (sink) => source.start(sink) };
}

/**
 * Listens to the document of a product whose page is open, so that a write by any program shows at once: a `productBySlug`
 * with prerendered data hears of changes through `changedAt` alone. Costs one read a product, once the page goes live. Null
 * where nothing is prerendered: then `productBySlug` listens to the document itself.
 */
export function productUpdates(slug: string): Query<Product | null> | null {
  const source = products.doc(slug);
  if (!isSlug(slug) || !queryStore.seeded(source.key)) return null;
  return {
    key: `open ${source.key}`,
    start: (sink) => whenLiveUpdatesEnabled(() => source.start(sink)),
  };
}

/**
 * The live product with this sku, as the header's search links to it; null when the server says that there is none.
 * Only active ones are looked for. Ordered by nothing but the id, so that the query needs no index of its own.
 */
export function productBySku(sku: string): Query<Product | null> {
  if (sku === '' || sku.length > MAX_SKU_LENGTH) return constantQuery('products/?');
  const read = products.list({ where: { active: true, sku }, orderBy: null, limit: 1 });
  return {
    key: `first of ${read.key}`,
    start: (sink) =>
      read.start({
        next: (page, fromCache) => sink.next(page.rows[0] ?? null, fromCache),
        fail: (error) => sink.fail(error),
      }),
  };
}

/** The most sizes one product comes in. */
const MAX_SIZES = 12;
const NO_SIZES = constantQuery<readonly Product[]>('products/family', []);

/** The live sizes of one product that are on sale, in no order; nothing is asked of a product without a family. */
export function productSizes(family: string): Query<readonly Product[]> {
  if (family === '') return NO_SIZES;
  const read = prerenderedList(
    { where: { active: true, family }, orderBy: null, limit: MAX_SIZES },
    `/made/family/${encodeURIComponent(family)}.json`,
  );
  return {
    key: `rows of ${read.key}`,
    start: (sink) =>
      read.start({
        next: (page, fromCache) => sink.next(page.rows, fromCache),
        fail: (error) => sink.fail(error),
      }),
  };
}

function listRead(
  query: Required<Omit<ProductListQuery, 'search' | 'after'>> & { readonly after?: Cursor },
): Omit<ListRead, 'path'> {
  const { category, onlyActive, sortField, direction, pageSize, after } = query;
  return {
    where: { ...(category !== null && { category }), ...(onlyActive && { active: true }) },
    orderBy: { field: sortField, direction },
    limit: pageSize,
    ...(after && { after }),
  };
}
