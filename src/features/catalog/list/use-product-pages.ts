import { useMemo } from 'react';
import {
  type CatalogView,
  PAGE_SIZE,
  pageSizeOf,
  showsMatchesOnly,
} from '#domain/catalog/catalog.ts';
import { filterEntries } from '#domain/catalog/facets.ts';
import type { Product } from '#domain/product/product.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { viewList } from '#data/catalog/products.ts';
import { type ListPage, pageStates } from '#data/query/read.ts';
import { useReads } from '#data/react/use-reads.ts';
import type { ProductPages } from './product-pages.ts';
import { useShopPages } from './use-shop-pages.ts';

/** The live pages of a view. A search or filter covers the whole catalogue where a catalogue file exists. */
export function useProductPages(view: CatalogView): ProductPages {
  const found = useShopPages(view, showsMatchesOnly(view));
  const read = useReadPages(view, found === null);
  return found ?? read;
}

/** Pages read from Firestore. Each starts at the end of the previous one, so that no product repeats or is missing. */
function useReadPages(view: CatalogView, isEnabled: boolean): ProductPages {
  const { pages } = view;
  const pageSize = pageSizeOf(view);
  const states = useReads((read) =>
    pageStates(read, isEnabled ? pages : 0, (after) => viewList(view, pageSize, after)),
  );
  const entries = useMemo(() => rowsOf(states), [states]);
  const chosen = JSON.stringify(view.filters);
  const products = useMemo(
    () => filterEntries(entries, view.filters),
    // The filters object is new on every render; only its content matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [entries, chosen],
  );
  const last = states.at(-1);
  const pending = last?.state === 'loading' ? PAGE_SIZE * (pages - states.length + 1) : 0;
  const failure = last?.state === 'failed' ? last.error : null;
  const more = last?.state === 'ready' && last.data.next !== null;
  const looked = states.length * pageSize;
  // A stable object, so that lazy parts keep their prerendered HTML until their code is loaded.
  return useMemo(
    () => ({ products, entries, pending, failure, more, looked }),
    [products, entries, pending, failure, more, looked],
  );
}

/** The rows of all pages. A single page keeps its array, so that the server's confirmation re-renders nothing. */
function rowsOf(states: readonly QueryState<ListPage<Product>>[]): readonly Product[] {
  const pages = states.flatMap((state) => ('data' in state && state.data ? [state.data.rows] : []));
  const [first = [], ...others] = pages;
  return others.length === 0 ? first : pages.flat();
}
