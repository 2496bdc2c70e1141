import { PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { queriesOfSearch } from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { type ProductsByWord, productsByWord } from '#data/admin/catalogue/products-by-word.ts';
import { staffProducts } from '#data/admin/products.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReads } from '#data/react/use-reads.ts';
import type { Pages } from '../../list/use-pages.ts';

const NONE = constantQuery<ProductsByWord>('no words', { rows: [], isCut: false });

/**
 * Search results, each once: products whose title, address or SKU begins with the search, by title, then those with its
 * words anywhere in the title (`productsByWord`). None for an empty search. `most` limits each of the queries.
 */
export function useProductSearch(search: string, pages: number, most?: number): Pages<Product> {
  const queries = search
    ? queriesOfSearch(search, pages).map((query) => (most ? { ...query, limit: most } : query))
    : [];
  const states = useReads((read) => queries.map((query) => read(staffProducts(query))));
  const limit = most ?? queries[0]?.limit ?? PAGE_SIZE;
  const byWord = useQuery(search ? productsByWord(search, limit) : NONE);
  const all = [...states, byWord];
  const failed = all.find((state) => state.state === 'failed');
  const waits = all.some((state) => state.state === 'loading');
  const read = states.map((state) => ('data' in state ? (state.data?.rows ?? []) : []));
  const words = 'data' in byWord ? byWord.data : undefined;
  const begun = read.flat().sort((a, b) => a.title.localeCompare(b.title));
  const found = new Map(
    [...begun, ...(words?.rows ?? [])].map((product) => [product.slug, product]),
  );
  const more = words?.isCut || queries.some((query, place) => read[place]?.length === query.limit);
  return {
    rows: waits && found.size === 0 ? null : [...found.values()],
    error: failed?.state === 'failed' ? failed.error : null,
    more: waits ? (found.size > 0 ? 'loading' : 'none') : more ? 'offered' : 'none',
  };
}
