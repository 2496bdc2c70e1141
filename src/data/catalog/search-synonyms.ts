import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { storeSettings } from '../content/settings.ts';
import { queryStore } from '../query/query-store.ts';

/** The owner's changes to the synonyms as far as the settings are known; null: the default table. */
export function knownSynonymChanges(): SynonymChanges | null {
  const settings = queryStore.read(storeSettings);
  return ('data' in settings && settings.data?.synonyms) || null;
}
