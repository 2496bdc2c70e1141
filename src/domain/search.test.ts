import { describe, expect, test } from 'vitest';
import {
  findCategories,
  findProducts,
  markedExcerpt,
  markMatches,
  matchesSearch,
  searchEntries,
  searchWords,
} from './search.ts';

const oil = { title: 'NH Plus Oil', description: 'Warms tired joints.', sku: 'FR-NHP-100' };
const soap = { title: 'Neem Soap', description: 'A soap with neem oil.', sku: 'FR-NEM-75' };
const taila = { title: 'तिल तैलम्', description: 'क्षीरबला (sesame)', sku: 'FR-TIL-50' };
const entries = searchEntries([oil, soap, taila]);

/** «…» around what is marked. */
function marked(text: string, search: string): string {
  return markMatches(text, search)
    .map((piece) => (piece.hit ? `«${piece.text}»` : piece.text))
    .join('');
}

describe('finding', () => {
  test('looks in title, description and sku, whatever the case', () => {
    expect(findProducts(entries, 'PLUS')).toEqual([oil]);
    expect(findProducts(entries, 'tired')).toEqual([oil]);
    expect(findProducts(entries, 'fr-nem')).toEqual([soap]);
  });

  test('every word has to occur, in any order and any field', () => {
    expect(findProducts(entries, 'oil  soap')).toEqual([soap]);
    expect(findProducts(entries, 'oil joints')).toEqual([oil]);
    expect(findProducts(entries, 'soap joints')).toEqual([]);
  });

  test('what is named so comes before what only speaks of it', () => {
    expect(findProducts(entries, 'oil')).toEqual([oil, soap]);
    expect(findProducts(searchEntries([soap, oil]), 'oil')).toEqual([oil, soap]);
    expect(findProducts(searchEntries([oil, soap]), 'n')).toEqual([oil, soap]);
    expect(findProducts(searchEntries([oil, soap]), 'ne')).toEqual([soap]);
  });

  test('Devanagari is found, composed and decomposed alike', () => {
    expect(findProducts(entries, 'तैल')).toEqual([taila]);
    expect(findProducts(searchEntries([{ ...oil, title: 'Crème' }]), 'cre\u0300me')).toHaveLength(
      1,
    );
  });

  test('signs of regular expressions and of HTML are plain text', () => {
    for (const text of ['.*', '((', '[a-z]+', '\\', '<script>', '$&', '^']) {
      expect(findProducts(entries, text), text).toEqual([]);
    }
    expect(findProducts(entries, '(sesame)')).toEqual([taila]);
  });

  test.each(['', '  ', 'neem', 'NEEM', 'with oil', 'fr-nem', ' soap '])(
    'the list page for "%s" has it',
    (text) => {
      expect(matchesSearch(soap, text)).toBe(true);
    },
  );

  test.each(['balm', 'neem balm', '.*', 'साबुन', '🪔'])(
    'the list page for "%s" has it not',
    (text) => {
      expect(matchesSearch(soap, text)).toBe(false);
    },
  );

  test('white space alone finds nothing, and leaves a list as it is', () => {
    expect(findProducts(entries, ' \t ')).toEqual([]);
    expect(matchesSearch(oil, '  ')).toBe(true);
  });

  test('the list page and the suggestions agree', () => {
    for (const text of ['oil', 'NEEM soap', 'zzz', 'तैलम्', 'fr-']) {
      const found = findProducts(entries, text);
      for (const { product } of entries) {
        expect(matchesSearch(product, text), text).toBe(found.includes(product));
      }
    }
  });

  test('shelves are found by part of their name', () => {
    expect(findCategories('soap')).toEqual(['Soaps']);
    expect(findCategories('CARE')).toEqual(['Hair Care', 'Skin Care', 'Oral Care']);
    expect(findCategories('')).toEqual([]);
  });

  test('a word typed twice counts once', () => {
    expect(searchWords(' Neem neem  SOAP ')).toEqual(['neem', 'soap']);
  });
});

describe('marking', () => {
  test('marks every occurrence and keeps the text as it is written', () => {
    expect(marked('Neem Soap with neem', 'NEEM')).toBe('«Neem» Soap with «neem»');
    expect(marked('Neem Soap', 'zzz')).toBe('Neem Soap');
    expect(marked('', 'x')).toBe('');
  });

  test('marks that overlap or touch are one', () => {
    expect(marked('banana', 'ana nan')).toBe('b«anana»');
    expect(marked('soaps', 'so soap')).toBe('«soap»s');
    expect(marked('aaa', 'a')).toBe('«aaa»');
  });

  test('signs of regular expressions are plain text', () => {
    expect(marked('5 (five) * $', '( *')).toBe('5 «(»five) «*» $');
  });

  test('a Devanagari letter keeps its vowel sign, a conjunct stays whole', () => {
    expect(marked('तिल', 'त')).toBe('«ति»ल');
    expect(marked('तैलम्', 'ल')).toBe('तै«ल»म्');
    expect(marked('क्षीर', 'क')).toBe('«क्षी»र');
    expect(marked('क्षीर', 'ष')).toBe('«क्षी»र');
  });

  test('places stay right where lower case is longer than upper case', () => {
    expect(marked('İİ neem', 'neem')).toBe('İİ «neem»');
    expect(marked('🌿 Neem', 'neem')).toBe('🌿 «Neem»');
  });
});

describe('an excerpt', () => {
  const text = `${'Slowly pressed and filtered twice through cotton. '.repeat(4)}Holds neem leaf. ${'Keep it dry and cool. '.repeat(9)}`;

  test('shows the first hit with words around it', () => {
    const pieces = markedExcerpt(text, 'neem', 80);
    const whole = pieces.map((piece) => piece.text).join('');
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['neem']);
    expect(whole.startsWith('… ')).toBe(true);
    expect(whole.endsWith(' …')).toBe(true);
    expect(whole.length).toBeLessThanOrEqual(84);
  });

  test('begins at the beginning when that holds the hit', () => {
    expect(markedExcerpt('Neem oil', 'neem', 80).map((piece) => piece.text)).toEqual([
      'Neem',
      ' oil',
    ]);
  });
});
