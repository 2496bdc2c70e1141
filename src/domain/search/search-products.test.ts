import { expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';
import { parseSynonyms } from './synonyms.ts';

const soap = { title: 'Neem Soap', description: 'A soap with neem.', sku: 'A' };
const oil = { title: 'Bhringraj Hair Oil', description: 'Oil for the scalp.', sku: 'B' };
const churna = { title: 'Triphala Churna', description: 'A powder of three fruits.', sku: 'C' };
const index = searchIndex([soap, oil, churna]);
const found = (text: string) => searchProducts(index, text).products;

test.each([
  ['hair fall', oil],
  ['Baal Jhadna', oil],
  ['bal jharna ya baal girna', oil],
  ['बाल झड़ना', oil],
  ['oil for hair fall', oil],
  // Titles with every typed word precede the group.
  ['soap', soap],
  ['neem', soap],
  ['a soap with scent of neem', soap],
])('"%s" finds first %j', (text, product) => {
  expect(found(text)[0]).toBe(product);
});

test.each(['kabz', 'pet saaf', 'कब्ज', 'gas'])('"%s" finds the churna', (text) => {
  expect(found(text)).toEqual([churna]);
});

test('a word of a title is enough among three', () => {
  expect(found('sulphate free soap')).toEqual([soap]);
  expect(found('sulphate free fruits')).toEqual([]);
});

test('every product of a target is found, by a word and by its Hindi name', () => {
  const soaps = ['Rose', 'Neem', 'Saffron'].map((title) => ({ ...soap, title: `${title} Soap` }));
  const bars = searchIndex([oil, ...soaps]);
  for (const text of ['soap', 'soaps', 'sabun', 'साबुन']) {
    expect(searchProducts(bars, text).products, text).toEqual(soaps);
  }
});

test('a word for a disease finds no product that only contains it', () => {
  const granules = { title: 'Shatavari Granules', description: 'With cane sugar.', sku: 'D' };
  const sweets = searchIndex([granules, { ...granules, title: 'Sugar Scrub' }]);
  expect(searchProducts(sweets, 'sugar').products.map(({ title }) => title)).toEqual([
    'Sugar Scrub',
  ]);
  expect(searchProducts(sweets, 'blood sugar').products).toEqual([]);
});

test('a letter inside a word is no part of what is found', () => {
  expect(found("children's hat")).toEqual([]);
});

test.each([...listed('diabetes | cancer ki dawa | gasket | !!! | 🪔 | क्‍ष'), 'x'.repeat(5000)])(
  '"%.40s" finds nothing',
  (text) => expect(found(text)).toEqual([]),
);

test('a table has one group a line', () => {
  expect(parseSynonyms('\na b, c = d, e f\n')).toEqual([
    { phrases: ['a b', 'c'], targets: ['d', 'e f'] },
  ]);
});
