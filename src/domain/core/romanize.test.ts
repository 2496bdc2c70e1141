import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { romanize } from './romanize.ts';

describe('romanised', () => {
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
    ['१००', '100'],
    ['oil', 'oil'],
    ['नीम75', 'niim75'],
  ])('Devanagari: %s is %s', (word, latin) => {
    expect(romanize(word)).toBe(latin);
  });

  test.each([
    ['Bengali', 'নিম', 'nim'],
    ['Bengali', 'তুলসী', 'tulasii'],
    ['Assamese', 'হৰীতকী', 'hariitakii'],
    ['Gurmukhi', 'ਨਿੰਮ', 'ninm'],
    ['Gurmukhi', 'ਸ਼ਹਿਦ', 'shahid'],
    ['Gujarati', 'લીમડો', 'liimado'],
    ['Gujarati', 'સાબુ', 'saabu'],
    ['Odia', 'ନିମ୍ବ', 'nimba'],
    ['Tamil', 'வேம்பு', 'vempu'],
    ['Tamil', 'மஞ்சள்', 'manchal'],
    ['Tamil', 'எண்ணெய்', 'enney'],
    ['Telugu', 'వేప', 'vepa'],
    ['Telugu', 'తులసి', 'tulasi'],
    ['Kannada', 'ಬೇವು', 'bevu'],
    ['Kannada', 'ಸಾಬೂನು', 'saabuunu'],
    ['Malayalam', 'വേപ്പ്', 'vepp'],
    ['Malayalam', 'മഞ്ഞൾ', 'mannal'],
    ['Telugu', '౧౦౦', '100'],
  ])('%s: %s is %s', (_script, word, latin) => {
    expect(romanize(word)).toBe(latin);
  });

  test('letters of any Indian script are equal composed and decomposed', () => {
    const indian = fc
      .integer({ min: 0x0900, max: 0x0d7f })
      .map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: indian, maxLength: 12 }), (word) => {
        expect(romanize(word.normalize('NFC'))).toBe(romanize(word.normalize('NFD')));
      }),
    );
  });
});
