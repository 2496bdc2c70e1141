import type { Product } from '#domain/product/product.ts';
import { filterListed } from '#domain/search/search-products.ts';
import { type SynonymChanges, synonymsWith } from '#domain/search/synonyms.ts';
import { storeSettings } from '../content/settings.ts';
import { derive, mapState } from '../query/derive.ts';
import { lastResult } from '../query/last-result.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';
import { synonymChangesIn } from './search-synonyms.ts';

/**
 * The products of a list that a search finds, in the list's order or by relevance. Follows the owner's changes to the
 * synonyms, which are in the settings that every page reads anyway.
 */
export function searchedList(
  key: string,
  list: Query<ListPage<Product>>,
  search: string,
  byRelevance: boolean,
): Query<ListPage<Product>> {
  const found = lastResult((page: ListPage<Product>, synonyms: SynonymChanges | null) => ({
    ...page,
    rows: filterListed(page.rows, search, byRelevance, synonymsWith(synonyms)),
  }));
  return derive(key, (read) => {
    const synonyms = synonymChangesIn(read(storeSettings));
    return mapState(read(list), (page) => found(page, synonyms));
  });
}
