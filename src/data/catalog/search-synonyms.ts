import type { SynonymChanges } from '#domain/search/synonyms.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import type { QueryState } from '../query/query-store.ts';

/** The owner's changes to the synonyms; null (the default table) if there are none or the settings have not loaded. */
export function synonymChangesIn(
  settings: QueryState<StoreSettings | null>,
): SynonymChanges | null {
  return ('data' in settings && settings.data?.synonyms) || null;
}
