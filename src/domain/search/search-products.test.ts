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

test.each(
  listed('hair fall | Baal Jhadna | bal jharna ya baal girna | बाल झड़ना | oil for hair fall'),
)('searchProducts finds the hair oil for "%s"', (text) => expect(found(text)[0]).toBe(oil));

test.each(['kabz', 'pet saaf', 'कब्ज', 'gas'])(
  'searchProducts finds the churna for "%s"',
  (text) => {
    expect(found(text)).toEqual([churna]);
  },
);

test('titles with every typed word precede the group', () => {
  expect(found('soap')[0]).toBe(soap);
  expect(found('neem')[0]).toBe(soap);
});

test('a word of a title is enough among three', () => {
  expect(found('sulphate free soap')).toEqual([soap]);
  expect(found('sulphate free fruits')).toEqual([]);
});

test.each(['diabetes', 'cancer ki dawa', 'gasket', '!!!', '🪔', 'x'.repeat(5000), 'क्‍ष'])(
  'searchProducts finds nothing for %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('a table has one group a line', () => {
  expect(parseSynonyms('\na b, c = d, e f\n')).toEqual([
    { phrases: ['a b', 'c'], targets: ['d', 'e f'] },
  ]);
});
