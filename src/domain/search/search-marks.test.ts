import { expect, test } from 'vitest';
import { markedExcerpt, markMatches } from './search-marks.ts';
import type { Spellings } from './search.ts';

/** Marks a text that is given with the expected marks: «…» around each. */
function remarked(expected: string, search: string, spellings?: Spellings): string {
  return markMatches(expected.replaceAll(/[«»]/gu, ''), search, spellings)
    .map((piece) => (piece.hit ? `«${piece.text}»` : piece.text))
    .join('');
}

test.each([
  ['NEEM', '«Neem» Soap with «neem»'],
  ['zzz', 'Neem Soap'],
  ['x', ''],
  // Marks that overlap or touch are joined.
  ['ana nan', 'b«anana»'],
  ['so soap', '«soap»s'],
  ['a', '«aaa»'],
  ['( *', '5 «(»five) «*» $'],
  // A Devanagari letter keeps its vowel sign, and a conjunct stays whole.
  ['त', '«ति»ल'],
  ['ल', 'तै«ल»म्'],
  ['क', '«क्षी»र'],
  ['ष', '«क्षी»र'],
  // The lower case of İ is longer than its upper case.
  ['neem', 'İİ «neem»'],
  ['neem', '🌿 «Neem»'],
])('the search "%s" marks "%s"', (search, expected) => {
  expect(remarked(expected, search)).toBe(expected);
});

test.each([
  ['«Ashwagandha» Root', ['ashwagandha']],
  ['«Neem», neemwood', ['neem']],
  ['«Black Pepper»; pepper, black', ['black pepper', 'aloe vera']],
  ['«Aloe-Vera» gel', ['black pepper', 'aloe vera']],
  ['शुद्ध «नीम», नीमच', ['नीम']],
])('whole words that a word is taken for are marked: %s', (expected, words) => {
  const spellings: Spellings = new Map([['typed', new Set(words)]]);
  expect(remarked(expected, 'typed', spellings)).toBe(expected);
  const unmarked = expected.replaceAll(/[«»]/gu, '');
  expect(remarked(unmarked, 'other', spellings)).toBe(unmarked);
});

const text = `${'Slowly pressed and filtered twice through cotton. '.repeat(4)}Holds neem leaf. ${'Keep it dry and cool. '.repeat(9)}`;

test('an excerpt shows the first hit with words around it', () => {
  const pieces = markedExcerpt(text, 'neem', 80);
  const whole = pieces.map((piece) => piece.text).join('');
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['neem']);
  expect(whole).toMatch(/^… .* …$/u);
  expect(whole.length).toBeLessThanOrEqual(84);
});

test('an excerpt starts at the beginning when that contains the hit', () => {
  const pieces = markedExcerpt('Neem oil', 'neem', 80);
  expect(pieces.map((piece) => piece.text)).toEqual(['Neem', ' oil']);
});
