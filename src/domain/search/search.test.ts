import { describe, expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { type SearchIndex, type Searched, searchIndex } from './search-index.ts';
import { searchWords } from './search-words.ts';
import { filterListed } from './search-products.ts';
import { findCategories, findProducts } from './search.ts';

const oil = { title: 'NH Plus Oil', description: 'Warms tired joints.', sku: 'FR-NHP-100' };
const soap = { title: 'Neem Soap', description: 'A soap with neem oil.', sku: 'FR-NEM-75' };
const taila = { title: 'तिल तैलम्', description: 'क्षीरबला (sesame)', sku: 'FR-TIL-50' };
const entries = searchIndex([oil, soap, taila]);

const found = <P extends Searched>(index: SearchIndex<P>, text: string) =>
  findProducts(index, text).products;

describe('findProducts', () => {
  test('searches title, description and sku, in any case', () => {
    expect(found(entries, 'PLUS')).toEqual([oil]);
    expect(found(entries, 'tired')).toEqual([oil]);
    expect(found(entries, 'fr-nem')).toEqual([soap]);
  });

  test('requires every word, in any order and any field', () => {
    expect(found(entries, 'oil  soap')).toEqual([soap]);
    expect(found(entries, 'oil joints')).toEqual([oil]);
    expect(found(entries, 'soap joints')).toEqual([]);
  });

  test('ranks matches in the name before matches in the description', () => {
    expect(found(entries, 'oil')).toEqual([oil, soap]);
    expect(found(searchIndex([soap, oil]), 'oil')).toEqual([oil, soap]);
    expect(found(searchIndex([oil, soap]), 'n')).toEqual([oil, soap]);
    expect(found(searchIndex([oil, soap]), 'ne')).toEqual([soap]);
  });

  test('finds Devanagari, composed and decomposed alike', () => {
    expect(found(entries, 'तैल')).toEqual([taila]);
    expect(found(searchIndex([{ ...oil, title: 'Crème' }]), 'cre\u0300me')).toHaveLength(1);
  });

  test('treats regular expression and HTML syntax as plain text', () => {
    for (const text of ['.*', '((', '[a-z]+', '\\', '<script>', '$&', '^']) {
      expect(found(entries, text), text).toEqual([]);
    }
    expect(found(entries, '(sesame)')).toEqual([taila]);
  });

  test.each([' soap ', ...listed(' |   | neem | NEEM | with oil | fr-nem | साबुन | neem balm')])(
    'the list page for "%s" contains it',
    (text) => expect(filterListed([soap], text)).toEqual([soap]),
  );

  test.each(['balm', 'iron balm', '.*', 'बाम', '🪔'])('the list page for "%s" does not', (text) => {
    expect(filterListed([soap], text)).toEqual([]);
  });

  test('white space alone finds nothing, and leaves a list unchanged', () => {
    expect(found(entries, ' \t ')).toEqual([]);
    expect(filterListed([oil, soap], '  ')).toEqual([oil, soap]);
  });

  test('the list page and the suggestions agree', () => {
    for (const text of ['oil', 'NEEM soap', 'zzz', 'तैलम्', 'fr-']) {
      const listed = filterListed([oil, soap, taila], text);
      expect(new Set(listed), text).toEqual(new Set(found(entries, text)));
    }
  });

  test('categories are found by part of their name', () => {
    expect(findCategories('soap').products).toEqual(['Soaps']);
    expect(findCategories('CARE').products).toEqual(['Hair Care', 'Skin Care', 'Oral Care']);
    expect(findCategories('').products).toEqual([]);
  });

  test('a repeated word counts once', () => {
    expect(searchWords(' Neem neem  SOAP ')).toEqual(['neem', 'soap']);
  });
});
