import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairsOf } from '../../../tests/support/fixtures/listed.ts';
import { isSlug, MAX_SLUG_LENGTH } from './slug.ts';
import { lettersLeftOut, slugFromTitle } from './slug-from-title.ts';

it.each([
  ['  Crème d’Amla  (100 g) ', 'creme-damla-100-g'],
  ...pairsOf(`
    Neem & Tulsi Soap → neem-and-tulsi-soap | Oil NH+ → oil-nh | नीम साबुन → nim-sabun
    अश्वगंधा चूर्ण (१०० ग्राम) → ashvagandha-churn-100-gram | आँवला।हरड़ → anvala-harad
    नीम75 Soap → nim75-soap | তুলসী চা → tulasi-cha | ਨਿੰਮ → ninm | લીમડાનું તેલ → limadanun-tel
    ନିମ୍ବ ତେଲ → nimba-tela | வேம்பு எண்ணெய் → vempu-enney | వేప నూనె → vepa-nune
    ಬೇವಿನ ಸಾಬೂನು → bevina-sabunu | വേപ്പെണ്ണ → veppenna | Aśvagandhā → ashvagandha
    Kṛṣṇa Ghṛta → krishna-ghrita | Haṛaḍ → harad | ＦＵＬＬ Ｗｉｄｔｈ → full-width
    Straße Smørbrød → strasse-smorbrod | Neem 肥皂 → neem | 肥皂 → | نیم → | 🌿 →`),
])('the title "%s" gives the slug "%s"', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

it('ends with a whole word, and fits', () => {
  const slug = slugFromTitle('Slow matured soap '.repeat(10));
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  expect(slug).toMatch(/(?:slow|matured|soap)$/u);
  expect(isSlug(slug)).toBe(true);
  expect(slugFromTitle('x'.repeat(200))).toHaveLength(MAX_SLUG_LENGTH);
});

it('is a slug or empty for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugFromTitle(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
    }),
  );
});

it('names the letters that it leaves out', () => {
  expect(lettersLeftOut('Neem 肥皂 نیم')).toEqual(['肥皂', 'نیم']);
  expect(lettersLeftOut('Мыло')).toEqual(['мыло']);
  expect(lettersLeftOut('नीम साबुन, Crème & Aśvagandhā (100 g) + 🌿')).toEqual([]);
});
