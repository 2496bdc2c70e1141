import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';
import type { SynonymChanges } from './synonyms.ts';

/** Maximum number of the owner's rows. Every page of the shop carries them. */
export const MAX_SYNONYM_ROWS = 80;
/** Maximum length of the shoppers' words of a row, in characters. */
export const MAX_SYNONYM_WORDS = 300;
/** Maximum length of the product words of a row, in characters. */
export const MAX_SYNONYM_PRODUCTS = 120;
const MAX_REMOVED = 200;
/** Maximum length of a default row's first phrase. */
const MAX_KEY = 60;

const Row = v.object({ words: Text(MAX_SYNONYM_WORDS), products: Text(MAX_SYNONYM_PRODUCTS) });

/** Separates the two parts of a stored row. Words have no white space but spaces. */
const TAB = '\t';

const StoredRow = v.pipe(
  v.string(),
  v.transform((row) => {
    const [words = '', products = ''] = row.split(TAB);
    return { words, products };
  }),
  Row,
);

/**
 * The owner's changes to the synonym table as `settings/store` holds them: each row as one text, whose length the rules
 * can bound. Maps were stored until the migration `0003-synonym-rows`.
 */
export const SynonymChangesSchema = v.object({
  own: v.pipe(v.array(v.union([StoredRow, Row])), v.maxLength(MAX_SYNONYM_ROWS)),
  removed: v.pipe(v.array(Text(MAX_KEY)), v.maxLength(MAX_REMOVED)),
});

/** The changes as they are stored. */
export function storedSynonyms({ own, removed }: SynonymChanges) {
  return { own: own.map(({ words, products }) => `${words}${TAB}${products}`), removed };
}

/** No changes: the default table. */
export const NO_SYNONYM_CHANGES: SynonymChanges = { own: [], removed: [] };
