import { useMemo } from 'react';
import { isFiltered } from '#domain/catalog/catalog-filters.ts';
import { type CatalogView, PAGE_SIZE, SEARCH_PAGE_SIZE, SORTS } from '#domain/catalog/catalog.ts';
import { filterEntries } from '#domain/catalog/facets.ts';
import type { Product } from '#domain/product/product.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { productList } from '#data/catalog/products.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQueryChain } from '#data/query/use-query.ts';
import type { ProductPages } from './product-pages.ts';
import { useShopPages } from './use-shop-pages.ts';

/** Whether a view looks through products and shows only some of them. */
export function isSifted(view: CatalogView): boolean {
  return view.search !== '' || isFiltered(view.filters);
}

/** The live pages of a view: where only some products are shown, out of the whole shop as far as that can be asked. */
export function useProductPages(view: CatalogView): ProductPages {
  const found = useShopPages(view, isSifted(view));
  const read = useReadPages(view, found === null);
  return found ?? read;
}

/** Pages as they are read. Each begins where the one before ends now, so that none is shown twice or left out. */
function useReadPages(view: CatalogView, wanted: boolean): ProductPages {
  const { category, search, sort, pages } = view;
  const pageSize = isSifted(view) ? SEARCH_PAGE_SIZE : PAGE_SIZE;
  const states = useQueryChain<ListPage<Product>>((known) => {
    const last = known.at(-1);
    const after = last?.state === 'ready' ? last.data.next : null;
    if (!wanted || known.length >= pages || (last && !after)) return null;
    return productList({
      category,
      search,
      sortField: SORTS[sort].field,
      direction: SORTS[sort].direction,
      pageSize,
      ...(after && { after }),
    });
  });
  const entries = useMemo(() => rowsOf(states), [states]);
  const chosen = JSON.stringify(view.filters);
  const products = useMemo(
    () => filterEntries(entries, view.filters),
    // The same choice is made anew at every render; only what it says counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [entries, chosen],
  );
  const last = states.at(-1);
  const pending = last?.state === 'loading' ? PAGE_SIZE * (pages - states.length + 1) : 0;
  const failure = last?.state === 'failed' ? last.error : null;
  const more = last?.state === 'ready' && last.data.next !== null;
  const looked = states.length * pageSize;
  // The same object while it says the same: parts of the page whose code comes later keep the HTML that they have.
  return useMemo(
    () => ({ products, entries, pending, failure, more, looked }),
    [products, entries, pending, failure, more, looked],
  );
}

/** The rows of all pages. Those of a single one stay the same array: that the server has confirmed them changes nothing. */
function rowsOf(states: readonly QueryState<ListPage<Product>>[]): readonly Product[] {
  const pages = states.flatMap((state) => ('data' in state && state.data ? [state.data.rows] : []));
  const [first = [], ...others] = pages;
  return others.length === 0 ? first : pages.flat();
}
