import type { CatalogFilters } from '#domain/catalog/catalog-filters.ts';
import { type CatalogView, SEARCH_PAGE_SIZE, showsMatchesOnly } from '#domain/catalog/catalog.ts';
import { type FacetCounts, facetCounts } from '#domain/catalog/facet-counts.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { viewList } from '#data/catalog/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import type { ProductPages } from '../list/product-pages.ts';
import { useShopPages } from '../list/use-shop-pages.ts';

/** The facets of a list. */
export interface Facets {
  readonly values: FacetCounts;
  /** False while data is missing: the counts are not final yet. */
  readonly counted: boolean;
  /** Number of products counted if the count was cut off; null if all were counted. */
  readonly cut: number | null;
}

/**
 * The facets of a view, counted over its loaded products. A plain list loads 30 at a time: if there are more and the
 * visitor shows intent to filter (`isEnabled`), the catalogue worker answers, or the list reads as many as a filtered
 * list does.
 */
export function useFacets(view: CatalogView, pages: ProductPages, isEnabled: boolean): Facets {
  const isComplete = showsMatchesOnly(view) || (!pages.more && pages.pending === 0);
  const shop = useShopPages({ ...view, pages: 1 }, isEnabled && !isComplete);
  const [own] = useReads((read) =>
    isComplete || !isEnabled || shop ? [] : [read(viewList(view, SEARCH_PAGE_SIZE))],
  );
  const found = pages.found ?? shop?.found;
  if (found) return { values: found.facets, counted: true, cut: null };
  const read = own?.state === 'ready' ? own.data : null;
  const entries = read?.rows ?? pages.entries;
  const more = read ? read.next !== null : pages.more;
  return {
    values: countsOf(entries, view.filters),
    counted: read !== null || (isComplete && pages.pending === 0),
    cut: more ? (read ? SEARCH_PAGE_SIZE : pages.looked) : null,
  };
}

const counts = new WeakMap<readonly ListedProduct[], { chosen: string; values: FacetCounts }>();

/** Cached per list: column, panel and row show the same counts. */
function countsOf(entries: readonly ListedProduct[], filters: CatalogFilters): FacetCounts {
  const chosen = JSON.stringify(filters);
  const known = counts.get(entries);
  if (known?.chosen === chosen) return known.values;
  const values = facetCounts(entries, filters);
  counts.set(entries, { chosen, values });
  return values;
}
