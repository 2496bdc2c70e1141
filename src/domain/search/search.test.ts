import { expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { type SearchIndex, type Searched, searchIndex } from './search-index.ts';
import { CATEGORIES } from '../product/category.ts';
import { searchWords } from './search-words.ts';
import { filterListed } from './search-products.ts';
import { findCategories, findProducts } from './search.ts';

const oil = { title: 'NH Plus Oil', description: 'Warms tired joints.', sku: 'FR-NHP-100' };
const soap = { title: 'Neem Soap', description: 'A soap with neem oil.', sku: 'FR-NEM-75' };
const taila = { title: 'तिल तैलम्', description: 'क्षीरबला (sesame)', sku: 'FR-TIL-50' };
const entries = searchIndex([oil, soap, taila]);

const found = <P extends Searched>(index: SearchIndex<P>, text: string) =>
  findProducts(index, text).products;

test.each<readonly [string, readonly Searched[]]>([
  // Title, description and sku, in any case.
  ['PLUS', [oil]],
  ['tired', [oil]],
  ['fr-nem', [soap]],
  // Every word, in any order and any field.
  ['oil  soap', [soap]],
  ['oil joints', [oil]],
  ['soap joints', []],
  ['oil', [oil, soap]],
  ['तैल', [taila]],
  ['(sesame)', [taila]],
  [' \t ', []],
  // Regular expressions and HTML are plain text.
  ...['.*', '((', '[a-z]+', '\\', '<script>', '$&', '^'].map((text) => [text, []] as const),
])('findProducts finds for "%s": %j', (text, products) => {
  expect(found(entries, text)).toEqual(products);
});

test('findProducts ranks matches in the name before matches in the description', () => {
  expect(found(searchIndex([soap, oil]), 'oil')).toEqual([oil, soap]);
  expect(found(searchIndex([oil, soap]), 'n')).toEqual([oil, soap]);
  expect(found(searchIndex([oil, soap]), 'ne')).toEqual([soap]);
});

test('findProducts finds decomposed letters', () => {
  expect(found(searchIndex([{ ...oil, title: 'Crème' }]), 'cre\u0300me')).toHaveLength(1);
});

test.each([' soap ', ...listed(' |   | neem | NEEM | with oil | fr-nem | साबुन | neem balm')])(
  'the list page for "%s" contains it',
  (text) => expect(filterListed([soap], text)).toEqual([soap]),
);

test.each(['balm', 'iron balm', '.*', 'बाम', '🪔'])('the list page for "%s" does not', (text) => {
  expect(filterListed([soap], text)).toEqual([]);
});

test('the list page and the suggestions agree, and white space leaves a list unchanged', () => {
  for (const text of ['oil', 'NEEM soap', 'zzz', 'तैलम्', 'fr-']) {
    const onPage = filterListed([oil, soap, taila], text);
    expect(new Set(onPage), text).toEqual(new Set(found(entries, text)));
  }
  expect(filterListed([oil, soap], '  ')).toEqual([oil, soap]);
});

test('categories are found by part of their name', () => {
  const all = CATEGORIES.map((name) => ({ name }));
  const categories = (text: string) => findCategories(all, text).products.map(({ name }) => name);
  expect(categories('soap')).toEqual(['Soaps']);
  expect(categories('CARE')).toEqual(['Hair Care', 'Skin Care', 'Oral Care']);
  expect(categories('')).toEqual([]);
});

test('a repeated word counts once', () => {
  expect(searchWords(' Neem neem  SOAP ')).toEqual(['neem', 'soap']);
});
