import { isFiltered } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { COUNT_LIMIT, productCount } from '#data/catalog/products.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { ProductPages } from './product-pages.ts';

/** How many products a list has. */
export interface Total {
  readonly count: number;
  /** Whether there may be more: counts are capped. */
  readonly atLeast: boolean;
}

const NOT_NEEDED = constantQuery('products/uncounted');

/** The total of a list that has more than is shown; null where it is not known (yet). */
export function useTotal(view: CatalogView, pages: ProductPages): Total | null {
  const { category, search, filters } = view;
  const isPlain = search === '' && !isFiltered(filters);
  const read = useQuery<number | null>(
    isPlain && pages.more && !pages.found ? productCount(category) : NOT_NEEDED,
  );
  if (pages.found) return { count: pages.found.count, atLeast: false };
  if (read.state !== 'ready' || read.data === null) return null;
  // Products may have been added since the count.
  return {
    count: Math.max(read.data, pages.products.length),
    atLeast: read.data >= COUNT_LIMIT,
  };
}
