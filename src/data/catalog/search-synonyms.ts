import type { SynonymChanges } from '#domain/search/synonyms.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import type { QueryState } from '../query/query-store.ts';

/** The owner's changes to the synonyms as far as the settings are known; null: the default table. */
export function synonymChangesIn(
  settings: QueryState<StoreSettings | null>,
): SynonymChanges | null {
  return ('data' in settings && settings.data?.synonyms) || null;
}
