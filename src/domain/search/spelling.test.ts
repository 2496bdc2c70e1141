import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { romanize } from '../core/romanize.ts';
import { foldSpelling } from './spelling.ts';

describe('romanised Devanagari', () => {
  test.each([
    ['अश्वगंधा', 'ashvagandhaa'],
    ['हल्दी', 'haldii'],
    ['नीम', 'niim'],
    ['त्रिफला', 'triphalaa'],
    ['आंवला', 'aanvalaa'],
    ['तैलम्', 'tailam'],
    ['हरड़', 'harad'],
    ['च्यवनप्राश', 'chyavanapraash'],
    ['मिर्च', 'mirch'],
    ['oil', 'oil'],
    ['नीम75', 'niim75'],
  ])('%s is %s', (word, latin) => {
    expect(romanize(word)).toBe(latin);
  });

  test('letters with a nukta are equal composed and decomposed', () => {
    expect(romanize('ज़ाफ़रान'.normalize('NFC'))).toBe(romanize('ज़ाफ़रान'.normalize('NFD')));
  });
});

describe('one spelling for', () => {
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
  ])('%s', (...spellings) => {
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
});
