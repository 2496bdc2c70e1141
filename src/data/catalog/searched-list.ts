import type { Product } from '#domain/product/product.ts';
import { filterListed } from '#domain/search/search-products.ts';
import { synonymsWith } from '#domain/search/synonyms.ts';
import { storeSettings } from '../content/settings.ts';
import { queryStore, type Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';
import { knownSynonymChanges } from './search-synonyms.ts';

/**
 * Starts a list of the products that a search finds in another list, in its order or by relevance. Emits again when the
 * owner changes the synonyms, which are in the settings that every page reads.
 */
export function startSearch(
  list: Query<ListPage<Product>>,
  search: string,
  byRelevance: boolean,
): Query<ListPage<Product>>['start'] {
  return (sink) => {
    let last: { readonly page: ListPage<Product>; readonly fromCache: boolean } | null = null;
    let used = knownSynonymChanges();
    const emit = (): void => {
      if (!last) return;
      used = knownSynonymChanges();
      const rows = filterListed(last.page.rows, search, byRelevance, synonymsWith(used));
      sink.next({ ...last.page, rows }, last.fromCache);
    };
    const stops = [
      queryStore.subscribe(storeSettings, () => {
        if (knownSynonymChanges() !== used) emit();
      }),
      list.start({
        next(page, fromCache) {
          last = { page, fromCache };
          emit();
        },
        fail: (error) => sink.fail(error),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
