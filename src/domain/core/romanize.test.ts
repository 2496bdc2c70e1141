import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf } from '../../../tests/support/fixtures/listed.ts';
import { romanize } from './romanize.ts';

test.each(
  pairsOf(`
    अश्वगंधा → ashvagandhaa | हल्दी → haldii | नीम → niim | त्रिफला → triphalaa | आंवला → aanvalaa
    तैलम् → tailam | हरड़ → harad | च्यवनप्राश → chyavanapraash | मिर्च → mirch | १०० → 100
    oil → oil | नीम75 → niim75 | নিম → nim | তুলসী → tulasii | হৰীতকী → hariitakii | ਨਿੰਮ → ninm
    ਸ਼ਹਿਦ → shahid | લીમડો → liimado | સાબુ → saabu | ନିମ୍ବ → nimba | வேம்பு → vempu
    மஞ்சள் → manchal | எண்ணெய் → enney | వేప → vepa | తులసి → tulasi | ౧౦౦ → 100 | ಬೇವು → bevu
    ಸಾಬೂನು → saabuunu | വേപ്പ് → vepp | മഞ്ഞൾ → mannal`),
)('%s is romanised as %s', (word, latin) => {
  expect(romanize(word)).toBe(latin);
});

test('letters of any Indian script are equal composed and decomposed', () => {
  const indian = fc.integer({ min: 0x0900, max: 0x0d7f }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.string({ unit: indian, maxLength: 12 }), (word) => {
      expect(romanize(word.normalize('NFC'))).toBe(romanize(word.normalize('NFD')));
    }),
  );
});
