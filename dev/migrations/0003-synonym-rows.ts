import * as v from 'valibot';
import { storedSynonyms, SynonymChangesSchema } from '../../src/domain/search/synonym-changes.ts';
import type { Migration } from './migration.ts';

/** The rules bound the length of each row, which they can of texts only. */
export const synonymRows: Migration = {
  id: '0003-synonym-rows',
  summary: 'stores each row of the owner’s synonyms as one text',
  collection: (store) => store.collection('settings'),
  fields: ['synonyms'],
  missing: ({ synonyms }) => {
    const parsed = v.safeParse(SynonymChangesSchema, synonyms);
    if (!parsed.success) return null;
    const stored = storedSynonyms(parsed.output);
    return JSON.stringify(stored.own) === JSON.stringify((synonyms as typeof stored).own)
      ? null
      : { 'synonyms.own': stored.own };
  },
};
