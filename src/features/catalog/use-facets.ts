import type { CatalogFilters } from '#domain/catalog/catalog-filters.ts';
import { type CatalogView, SEARCH_PAGE_SIZE, SORTS } from '#domain/catalog/catalog.ts';
import { type FacetCounts, facetCounts } from '#domain/catalog/facet-counts.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import type { Product } from '#domain/product/product.ts';
import { productList } from '#data/catalog/products.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQueryChain } from '#data/query/use-query.ts';
import { isSifted } from './use-product-pages.ts';
import type { ProductPages } from './product-pages.ts';
import { useShopPages } from './use-shop-pages.ts';

/** What a list can be narrowed by. */
export interface Facets {
  readonly values: FacetCounts;
  /** False while only a part of what should be counted is here: the counts are no facts yet. */
  readonly counted: boolean;
  /** After how many products the counting ended; null when all products of the list are counted. */
  readonly cut: number | null;
}

/**
 * The facets of a view, counted over what its list has read. A plain list reads thirty at a time: when it has more,
 * and somebody comes near the filters (`wanted`), the whole shop is asked, or as many are read as a filtered list looks
 * through.
 */
export function useFacets(view: CatalogView, pages: ProductPages, wanted: boolean): Facets {
  const { category, search, sort } = view;
  const wholly = isSifted(view) || (!pages.more && pages.pending === 0);
  const shop = useShopPages({ ...view, pages: 1 }, wanted && !wholly);
  const states = useQueryChain<ListPage<Product>>((known) =>
    wholly || !wanted || shop || known.length > 0
      ? null
      : productList({
          category,
          search,
          sortField: SORTS[sort].field,
          direction: SORTS[sort].direction,
          pageSize: SEARCH_PAGE_SIZE,
        }),
  );
  const found = pages.found ?? shop?.found;
  if (found) return { values: found.facets, counted: true, cut: null };
  const [own] = states;
  const read = own?.state === 'ready' ? own.data : null;
  const entries = read?.rows ?? pages.entries;
  const more = read ? read.next !== null : pages.more;
  return {
    values: countsOf(entries, view.filters),
    counted: read !== null || (wholly && pages.pending === 0),
    cut: more ? (read ? SEARCH_PAGE_SIZE : pages.looked) : null,
  };
}

const counts = new WeakMap<readonly ListedProduct[], { chosen: string; values: FacetCounts }>();

/** Column, panel and row of one list show the same counts: they are counted once. */
function countsOf(entries: readonly ListedProduct[], filters: CatalogFilters): FacetCounts {
  const chosen = JSON.stringify(filters);
  const known = counts.get(entries);
  if (known?.chosen === chosen) return known.values;
  const values = facetCounts(entries, filters);
  counts.set(entries, { chosen, values });
  return values;
}
