import { describe, expect, test } from 'vitest';
import { markedExcerpt, markMatches } from './search-marks.ts';
import type { Spellings } from './search.ts';

/** Writes «…» around marked text. */
function marked(text: string, search: string, spellings?: Spellings): string {
  return markMatches(text, search, spellings)
    .map((piece) => (piece.hit ? `«${piece.text}»` : piece.text))
    .join('');
}

describe('marking', () => {
  test('marks every occurrence and keeps the text as it is written', () => {
    expect(marked('Neem Soap with neem', 'NEEM')).toBe('«Neem» Soap with «neem»');
    expect(marked('Neem Soap', 'zzz')).toBe('Neem Soap');
    expect(marked('', 'x')).toBe('');
  });

  test('joins marks that overlap or touch', () => {
    expect(marked('banana', 'ana nan')).toBe('b«anana»');
    expect(marked('soaps', 'so soap')).toBe('«soap»s');
    expect(marked('aaa', 'a')).toBe('«aaa»');
  });

  test('treats regular expression syntax as plain text', () => {
    expect(marked('5 (five) * $', '( *')).toBe('5 «(»five) «*» $');
  });

  test('keeps a Devanagari letter with its vowel sign, and a conjunct whole', () => {
    expect(marked('तिल', 'त')).toBe('«ति»ल');
    expect(marked('तैलम्', 'ल')).toBe('तै«ल»म्');
    expect(marked('क्षीर', 'क')).toBe('«क्षी»र');
    expect(marked('क्षीर', 'ष')).toBe('«क्षी»र');
  });

  test('keeps positions right where lower case is longer than upper case', () => {
    expect(marked('İİ neem', 'neem')).toBe('İİ «neem»');
    expect(marked('🌿 Neem', 'neem')).toBe('🌿 «Neem»');
  });
});

describe('marking the interpretation of a word', () => {
  const spellingsOf = (...words: string[]): Spellings => new Map([['typed', new Set(words)]]);

  test('marks the whole word, and no word that only contains it', () => {
    expect(marked('Ashwagandha Root', 'typed', spellingsOf('ashwagandha'))).toBe(
      '«Ashwagandha» Root',
    );
    expect(marked('Neem, neemwood', 'typed', spellingsOf('neem'))).toBe('«Neem», neemwood');
  });

  test('marks multi-word synonyms only where they are adjacent', () => {
    const spellings = spellingsOf('black pepper', 'aloe vera');
    expect(marked('Black Pepper; pepper, black', 'typed', spellings)).toBe(
      '«Black Pepper»; pepper, black',
    );
    expect(marked('Aloe-Vera gel', 'typed', spellings)).toBe('«Aloe-Vera» gel');
  });

  test('marks Devanagari to its last sign', () => {
    expect(marked('शुद्ध नीम, नीमच', 'typed', spellingsOf('नीम'))).toBe('शुद्ध «नीम», नीमच');
  });

  test('ignores the interpretation of another word of the search', () => {
    expect(marked('Neem oil', 'other', spellingsOf('neem'))).toBe('Neem oil');
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

  test('starts at the beginning when that contains the hit', () => {
    expect(markedExcerpt('Neem oil', 'neem', 80).map((piece) => piece.text)).toEqual([
      'Neem',
      ' oil',
    ]);
  });
});
