import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_SYNONYM_CHANGES, storedSynonyms, SynonymChangesSchema } from './synonym-changes.ts';
import { synonymChanges, synonymFault, synonymRows } from './synonym-rows.ts';
import { SYNONYMS, synonymsWith } from './synonyms.ts';
import { searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const defaults = synonymRows(NO_SYNONYM_CHANGES);
const own = { words: 'dulhan, pink', products: 'rose soap' };

test('the default table has unique first phrases, and every row can be saved', () => {
  const keys = SYNONYMS.map(({ phrases }) => phrases[0]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(defaults.map(synonymFault).filter(Boolean)).toEqual([]);
  expect(synonymChanges(defaults)).toEqual(NO_SYNONYM_CHANGES);
  const allRemoved = synonymChanges([]);
  expect(allRemoved.removed).toHaveLength(SYNONYMS.length);
  expect(v.is(SynonymChangesSchema, allRemoved)).toBe(true);
});

test('an added row is the owner’s, an edited one replaces its default, a removed one is named', () => {
  const [first, second, ...rest] = defaults;
  if (!first || !second) throw new Error('The default table is empty.');
  const edited = { ...second, words: `${second.words}, ghungrale baal` };
  const changes = synonymChanges([own, edited, ...rest]);
  expect(changes.own).toEqual([own, edited]);
  expect(changes.removed).toHaveLength(2);
  expect(synonymRows(changes)).toEqual([own, edited, ...rest]);
  expect(synonymChanges(synonymRows(changes))).toEqual(changes);
});

test('rows are stored as texts, and read from texts and from older maps', () => {
  const changes = {
    own: [own, { words: 'x'.repeat(300), products: 'y'.repeat(120) }],
    removed: [],
  };
  const stored = storedSynonyms(changes);
  expect(stored.own[0]).toBe('dulhan, pink\trose soap');
  expect(v.parse(SynonymChangesSchema, stored)).toEqual(changes);
  expect(v.parse(SynonymChangesSchema, changes)).toEqual(changes);
  for (const row of ['dulhan', `${'x'.repeat(301)}\tsoap`, `pink\t${'y'.repeat(121)}`]) {
    expect(v.is(SynonymChangesSchema, { own: [row], removed: [] })).toBe(row === 'dulhan');
  }
});

test('white space and empty items are dropped', () => {
  const typed = { words: '  dulhan ,, pink ', products: ' rose   soap, ' };
  expect(synonymChanges([typed, ...defaults])).toEqual({ own: [own], removed: [] });
});

test.each([
  [{ words: ' , ', products: 'soap' }, 'words'],
  [{ words: 'x'.repeat(301), products: 'soap' }, 'words'],
  [{ words: 'x'.repeat(300), products: 'soap' }, null],
  [{ words: 'pink', products: '' }, 'products'],
  [{ words: 'pink', products: 'x'.repeat(121) }, 'products'],
  [{ words: 'pink, Diabetes', products: 'neem' }, 'disease'],
  [{ words: 'sugar, मधुमेह', products: 'neem' }, 'disease'],
  [{ words: 'high blood pressure', products: 'neem' }, 'disease'],
  [{ words: 'motapa', products: 'neem' }, 'disease'],
] as const)('%j has the fault %s', (row, fault) => {
  expect(synonymFault(row)).toBe(fault);
});

test('search uses the owner’s rows first and no removed ones', () => {
  const index = searchIndex(
    ['Rose Soap', 'Neem Soap', 'Hair Oil'].map((title) => ({ title, description: '', sku: '' })),
  );
  const titles = (text: string, changes: Parameters<typeof synonymsWith>[0]) =>
    searchProducts(index, text, synonymsWith(changes)).products.map(({ title }) => title);
  expect(titles('dulhan', null)).toEqual([]);
  expect(titles('dulhan', { own: [own], removed: [] })).toEqual(['Rose Soap']);
  expect(titles('sabun', null)).toEqual(['Rose Soap', 'Neem Soap']);
  expect(titles('sabun', { own: [], removed: ['soap'] })).toEqual([]);
  const changes = { own: [own], removed: [] };
  expect(synonymsWith(changes)).toBe(synonymsWith(changes));
  expect(synonymsWith(null)).toBe(SYNONYMS);
});
