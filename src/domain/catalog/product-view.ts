import { PAGE_SIZE, SEARCH_PAGE_SIZE } from './catalog.ts';
import { missingFields } from '../product/product-record.ts';
import { type Product, PRODUCT_CLASSES } from '../product/product.ts';
import { slugFromTitle } from '../product/slug-from-title.ts';
import { isLowStock } from '../stock/low-stock.ts';

/** The sort orders of the staff list, by URL value; `name` sorts capitals before lower case. */
const SORTS = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  name: ['title', 'asc'],
  'name-down': ['title', 'desc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
  'stock-low': ['stock', 'asc'],
  'stock-high': ['stock', 'desc'],
} as const;

/** The state of the staff product list in its URL. Empty and false: not filtered. */
export interface ProductView {
  readonly search: string;
  readonly status: '' | 'active' | 'archived';
  readonly category: string;
  readonly productClass: Product['productClass'] | '';
  readonly low: boolean;
  readonly incomplete: boolean;
  readonly sort: keyof typeof SORTS;
}

/** Parses a view from a URL; ignores unknown values. */
export function productView(get: (name: string) => string): ProductView {
  const status = get('status');
  const sort = get('sort');
  return {
    search: get('q').trim().replace(/\s+/gu, ' ').slice(0, 80),
    status: status === 'active' || status === 'archived' ? status : '',
    category: get('category').slice(0, 60),
    productClass: PRODUCT_CLASSES.find((value) => value === get('class')) ?? '',
    low: get('low') === 'yes',
    incomplete: get('incomplete') === 'yes',
    sort: Object.hasOwn(SORTS, sort) ? (sort as keyof typeof SORTS) : 'newest',
  };
}

/** A Firestore query for a view. */
export interface ProductQuery {
  readonly where: Readonly<Record<string, string | boolean>>;
  readonly orderBy: {
    readonly field: 'createdAt' | 'title' | 'price' | 'stock' | 'sku';
    readonly direction: 'asc' | 'desc';
  } | null;
  readonly between?: readonly [string | number, string | number];
  readonly limit: number;
}

/**
 * The query of a view without a search. Status, category and order use an index. Class, legal record and combinations
 * with stock are filtered among 200 products per page, because an index for each costs more per product write than the
 * list is worth. Functions store `lowStock`, because Firestore can't compare two fields.
 */
export function queryOfView(view: ProductView): ProductQuery {
  const [field, direction] = view.low ? SORTS['stock-low'] : SORTS[view.sort];
  const byStock = field === 'stock';
  return {
    where: {
      ...(view.low && { lowStock: true }),
      ...(!byStock && view.status && { active: view.status === 'active' }),
      ...(!byStock && view.category && { category: view.category }),
    },
    orderBy: { field, direction },
    limit: isFilteredView(view) ? SEARCH_PAGE_SIZE : PAGE_SIZE,
  };
}

/** Whether loaded rows are filtered in memory, page by page. */
export function isFilteredView(view: ProductView): boolean {
  const byStock = view.low || view.sort.startsWith('stock');
  return (
    view.productClass !== '' ||
    view.incomplete ||
    (byStock && (view.status !== '' || view.category !== ''))
  );
}

/** Whether a loaded product belongs to the view. */
export function matchesView(product: Product, view: ProductView): boolean {
  return (
    (view.status === '' || product.active === (view.status === 'active')) &&
    (view.category === '' || product.category === view.category) &&
    (view.productClass === '' || product.productClass === view.productClass) &&
    (!view.low || isLowStock(product)) &&
    (!view.incomplete || missingFields(product).length > 0)
  );
}

/** Sorts after every text with a given prefix: the last private-use character of Unicode's basic plane. */
const AFTER = '\uF8FF';
const prefixRange = (text: string): readonly [string, string] => [text, text + AFTER];

/**
 * The queries of a search: products whose sku, slug or title begins with the text. Firestore is case-sensitive: skus
 * are searched in capitals, slugs in lower case, titles as typed and capitalised.
 */
export function queriesOfSearch(search: string, pages: number): readonly ProductQuery[] {
  const limit = Math.min(PAGE_SIZE * pages, 1000);
  const slug = slugFromTitle(search);
  const capital = search.charAt(0).toUpperCase() + search.slice(1);
  const byTitle = search.replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
  const by = (field: 'sku' | 'title') => ({
    where: {},
    orderBy: { field, direction: 'asc' as const },
    limit,
  });
  return [
    { ...by('sku'), between: prefixRange(search.toUpperCase()) },
    ...(slug ? [{ where: {}, orderBy: null, between: prefixRange(slug), limit }] : []),
    ...[...new Set([search, capital, byTitle])].map((title) => ({
      ...by('title'),
      between: prefixRange(title),
    })),
  ];
}
