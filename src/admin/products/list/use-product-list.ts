import { useState } from 'react';
import {
  isFilteredView,
  matchesView,
  type ProductView,
  queryOfView,
} from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { productTotals, type ProductTotals, staffProducts } from '#data/admin/products.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { PageQuery } from '../../list/SelectMatching.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { type Pager, type ShownPage, useListPage } from '../../list/use-list-page.ts';
import { useTotals } from '../../list/use-totals.ts';
import { useProductSearch } from './use-product-search.ts';

/** The list of products that an address shows. */
export interface ProductList extends ShownPage<Product> {
  readonly page: PageQuery<Product>;
  /** Null while they are unknown, or where the server can't count what the browser filters. */
  readonly totals: ProductTotals | null;
  /** Whether the search found more than it shows. */
  readonly isCut: boolean;
}

/** The shown page of a view without a search. Totals are counted again for each `revision`. */
export function useProductPage(
  address: ListAddress,
  view: ProductView,
  revision: string,
): ProductList {
  const query = queryOfView(view);
  const page: PageQuery<Product> = (after, size) => staffProducts({ ...query, limit: size }, after);
  const shown = useListPage(address, (after) => staffProducts(query, after));
  const [openedAt] = useState(() => Date.now());
  const counted = useTotals(
    isFilteredView(view)
      ? constantQuery('totals of a filtered view')
      : productTotals(query, `${openedAt} ${revision}`),
    shown.listKey,
  );
  const rows = shown.rows?.filter((product) => matchesView(product, view)) ?? null;
  return { ...shown, rows, page, totals: counted, isCut: false };
}

/** Pages of results that a search reads at once. */
const SEARCH_PAGES = 2;
const ONE_PAGE: Pager = { page: 1, isLoading: false, first: null, previous: null, next: null };

/** Search results on one page, by title. */
export function useFoundProducts(view: ProductView): ProductList {
  const { rows: found, error, more } = useProductSearch(view.search, SEARCH_PAGES);
  const rows = found?.filter((product) => matchesView(product, view)) ?? null;
  return {
    rows,
    error,
    totals: null,
    pager: { ...ONE_PAGE, isLoading: more === 'loading' },
    key: `search ${view.search}`,
    listKey: `search ${view.search}`,
    page: () => constantQuery('found products', { rows: rows ?? [], next: null }),
    isCut: more === 'offered',
  };
}
