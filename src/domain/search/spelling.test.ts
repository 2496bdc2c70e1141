import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSpelling } from './spelling.ts';

test.each([
  ['ashwagandha', 'ashvagandha', 'asvagandha', 'ashwaghanda', 'aśvagandhā', 'अश्वगंधा'],
  ['tulsi', 'tulasi', 'tulsee', 'toolsi', 'तुलसी'],
  ['neem', 'nim', 'nyim', 'नीम'],
  ['haldi', 'haldee', 'हल्दी'],
  ['triphala', 'trifala', 'triphal', 'त्रिफला'],
  ['brahmi', 'bramhi', 'brami', 'braahmee', 'ब्राह्मी'],
  ['shilajit', 'shilajeet', 'silajit'],
  ['amla', 'aamla', 'amlaa'],
  ['thailam', 'tailam', 'तैलम्'],
  ['curcumin', 'kurkumin'],
  ['kumkumadi', 'kunkumadi'],
  ['moringa', 'मोरिंगा'],
  ['tulsi', 'তুলসী', 'ਤੁਲਸੀ', 'તુલસી', 'ତୁଳସୀ', 'తులసి', 'ತುಳಸಿ', 'തുളസി'],
])('one spelling for %s', (...spellings) => {
  const folds = spellings.map((spelling) => foldSpelling(spelling).whole);
  expect(new Set(folds)).toEqual(new Set(folds.slice(0, 1)));
});

test('words that differ in a consonant stay different', () => {
  for (const [one, other] of [
    ['rose', 'dose'],
    ['balm', 'palm'],
    ['oil', 'foil'],
    ['100', '10'],
  ] as const) {
    expect(foldSpelling(one).whole).not.toBe(foldSpelling(other).whole);
  }
});

test('any text folds equally composed and decomposed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (word) => {
      expect(foldSpelling(word.normalize('NFC'))).toEqual(foldSpelling(word.normalize('NFD')));
    }),
  );
});
