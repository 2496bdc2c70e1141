import { MAX_SYNONYM_ROWS } from '#domain/search/synonym-changes.ts';
import type { SynonymFault } from '#domain/search/synonym-rows.ts';
import { formatNumber } from '#domain/money/number.ts';

const faults: Readonly<Record<SynonymFault, string>> = {
  words: 'Enter the words shoppers type, separated by commas, up to 300 characters.',
  products: 'Enter words from product names, separated by commas, up to 120 characters.',
  disease:
    'This names a disease that products may not be advertised for (Drugs and Magic Remedies Act 1954).',
};

/** The words of the synonyms in the settings. */
export const synonymWords = {
  title: 'Search synonyms',
  lead: 'Words that shoppers type, and the product words they lead to. Shoppers never see this list.',
  find: 'Find a row',
  add: 'Add a row',
  words: 'Shoppers type',
  products: 'Show products with',
  row: (index: number) => `Row ${index}`,
  remove: (words: string) => (words ? `Remove “${words}”` : 'Remove the empty row'),
  reset: 'Reset to defaults',
  discard: 'Discard changes',
  rows: (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`),
  none: 'No rows found.',
  tooMany: `At most ${MAX_SYNONYM_ROWS} rows may differ from the defaults. Please remove some.`,
  mend: 'Some rows can’t be saved. Please correct them.',
  saved: 'Search synonyms: saved.',
  changed: 'Someone else has saved the synonyms while you were editing.',
  faults,
} as const;
