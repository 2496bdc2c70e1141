import { typedList } from '../core/typed-list.ts';
import { findClaims } from '../moderation/claims.ts';
import { isScheduledWord } from './search-products.ts';
import { foldCase, partsOf } from './search-words.ts';
import { MAX_SYNONYM_PRODUCTS, MAX_SYNONYM_WORDS } from './synonym-changes.ts';
import { rowText, SYNONYMS, type SynonymChanges, type SynonymRow } from './synonyms.ts';

const DEFAULT_ROWS: readonly SynonymRow[] = SYNONYMS.map(rowText);

/** The whole table as the owner edits it: own rows first, then the defaults that stay. */
export function synonymRows({ own, removed }: SynonymChanges): readonly SynonymRow[] {
  return [...own, ...DEFAULT_ROWS.filter((row) => !removed.includes(keyOf(row)))];
}

/** The changes that lead from the default table to these rows. White space and empty list items are dropped. */
export function synonymChanges(rows: readonly SynonymRow[]): SynonymChanges {
  const tidied = rows.map(tidy);
  const has = (row: SynonymRow): boolean => tidied.some((other) => isSame(other, row));
  return {
    own: tidied.filter((row) => !DEFAULT_ROWS.some((other) => isSame(other, row))),
    removed: DEFAULT_ROWS.filter((row) => !has(row)).map(keyOf),
  };
}

/** Why a row cannot be saved. `disease`: the Drugs and Magic Remedies Act 1954 allows no product for it. */
export const SYNONYM_FAULTS = ['words', 'products', 'disease'] as const;

/** A fault of a row. */
export type SynonymFault = (typeof SYNONYM_FAULTS)[number];

/** The fault of a row; null if it can be saved. */
export function synonymFault(row: SynonymRow): SynonymFault | null {
  const { words, products } = tidy(row);
  if (words === '' || words.length > MAX_SYNONYM_WORDS) return 'words';
  if (products === '' || products.length > MAX_SYNONYM_PRODUCTS) return 'products';
  const isDisease =
    partsOf(foldCase(words)).some(isScheduledWord) ||
    findClaims(words).some(({ kind }) => kind === 'schedule');
  return isDisease ? 'disease' : null;
}

function tidy({ words, products }: SynonymRow): SynonymRow {
  return { words: typedList(words).join(', '), products: typedList(products).join(', ') };
}

function isSame(a: SynonymRow, b: SynonymRow): boolean {
  return a.words === b.words && a.products === b.products;
}

/** A default row is known by its first phrase, so that it may gain words without coming back. */
function keyOf({ words }: SynonymRow): string {
  return typedList(words)[0] ?? '';
}
