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

test.each([...listed('diabetes | cancer ki dawa | gasket | !!! | 🪔 | क्‍ष'), 'x'.repeat(5000)])(
  '"%.40s" finds nothing',
  (text) => expect(found(text)).toEqual([]),
);

test('a table has one group a line', () => {
  expect(parseSynonyms('\na b, c = d, e f\n')).toEqual([
    { phrases: ['a b', 'c'], targets: ['d', 'e f'] },
  ]);
});
