import { MAX_SYNONYM_ROWS } from '#domain/search/synonym-changes.ts';
import type { SynonymFault } from '#domain/search/synonym-rows.ts';
import { formatNumber } from '#domain/money/number.ts';

const faults: Readonly<Record<SynonymFault, string>> = {
  words: 'Give the words that shoppers type, with commas between, in at most 300 characters.',
  products: 'Give words of product names, with commas between, in at most 120 characters.',
  disease:
    'This names a disease for which the law allows no product (Drugs and Magic Remedies Act 1954).',
};

/** The words of the synonyms in the settings. */
export const synonymWords = {
  title: 'Search synonyms',
  lead: 'Words that shoppers type, and the words of products that they then see. Shoppers never see this list.',
  find: 'Find a row',
  add: 'Add a row',
  words: 'Shoppers type',
  products: 'They see products with',
  row: (index: number) => `Row ${index}`,
  remove: (words: string) => (words ? `Remove “${words}”` : 'Remove the empty row'),
  reset: 'Reset to defaults',
  discard: 'Discard changes',
  rows: (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`),
  none: 'No row has this in it.',
  tooMany: `At most ${MAX_SYNONYM_ROWS} rows may differ from the defaults. Please remove some.`,
  mend: 'Some rows cannot be saved. Please correct them.',
  saved: 'Search synonyms: saved.',
  changed: 'Somebody has saved the synonyms while you were typing.',
  faults,
} as const;
