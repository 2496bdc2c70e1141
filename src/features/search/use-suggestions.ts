import { useMemo } from 'react';
import { SEARCH_PAGE_SIZE } from '#domain/catalog.ts';
import type { Failure } from '#domain/failure.ts';
import { paths } from '#domain/paths.ts';
import type { Product } from '#domain/product.ts';
import { findCategories, findProducts, searchEntries } from '#domain/search.ts';
import { absent, type Source } from '#data/live.ts';
import { productList } from '#data/products.ts';
import type { ListPage } from '#data/read.ts';
import { useLive } from '#data/use-live.ts';

/** What can be chosen below the search, and where it leads. */
export type Suggestion = { readonly to: string } & (
  | { readonly kind: 'shelf'; readonly name: string }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'all'; readonly count: number }
);

/** What is known about a text that is being typed. */
export type Suggestions =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      /** How many products there are; only the first of them are suggested. */
      readonly found: number;
      readonly rows: readonly Suggestion[];
    };

/** How many products are suggested. The rest are one row away. */
const SUGGESTED = 20;

/** The catalogue as the search sees it: one live read, whatever is typed. */
export const CATALOGUE = productList({ pageSize: SEARCH_PAGE_SIZE });
const UNASKED: Source<ListPage<Product> | null> = absent('products/unasked');

/** Suggestions for a text, found in the page at each keystroke. Nothing is read until `asked`. */
export function useSuggestions(text: string, asked: boolean): Suggestions {
  const read = useLive<ListPage<Product> | null>(asked ? CATALOGUE : UNASKED);
  const products = 'data' in read ? read.data?.rows : undefined;
  const entries = useMemo(() => products && searchEntries(products), [products]);
  return useMemo(() => {
    if (entries) return ready(findProducts(entries, text), text);
    return read.state === 'failed'
      ? { state: 'failed', failure: read.error }
      : { state: 'loading' };
  }, [entries, text, read]);
}

function ready(found: readonly Product[], text: string): Suggestions {
  const shelves = findCategories(text).map((name): Suggestion => ({
    kind: 'shelf',
    name,
    to: paths.catalog({ category: name }),
  }));
  const products = found.slice(0, SUGGESTED).map((product): Suggestion => ({
    kind: 'product',
    product,
    to: paths.product(product.sku || product.slug),
  }));
  const all: Suggestion[] =
    found.length > 1
      ? [{ kind: 'all', count: found.length, to: paths.catalog({ search: text.trim() }) }]
      : [];
  return { state: 'ready', found: found.length, rows: [...shelves, ...products, ...all] };
}
