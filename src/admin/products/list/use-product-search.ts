import { queriesOfSearch } from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { staffProducts } from '#data/admin/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import type { Pages } from '../../list/use-pages.ts';

/**
 * Search results: the products of all queries, deduplicated, by title; none for an empty search. `most` limits each of
 * the queries.
 */
export function useProductSearch(search: string, pages: number, most?: number): Pages<Product> {
  const queries = search
    ? queriesOfSearch(search, pages).map((query) => (most ? { ...query, limit: most } : query))
    : [];
  const states = useReads((read) => queries.map((query) => read(staffProducts(query))));
  const failed = states.find((state) => state.state === 'failed');
  const waits = states.some((state) => state.state === 'loading');
  const read = states.map((state) => ('data' in state ? (state.data?.rows ?? []) : []));
  const foundProducts = new Map(read.flat().map((product) => [product.slug, product]));
  const more = queries.some(({ limit }, place) => read[place]?.length === limit);
  return {
    rows:
      waits && foundProducts.size === 0
        ? null
        : [...foundProducts.values()].sort((a, b) => a.title.localeCompare(b.title)),
    error: failed?.state === 'failed' ? failed.error : null,
    more: waits ? (foundProducts.size > 0 ? 'loading' : 'none') : more ? 'offered' : 'none',
  };
}
