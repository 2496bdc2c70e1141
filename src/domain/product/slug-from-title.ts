import { romanize } from '../core/romanize.ts';
import { MAX_SLUG_LENGTH } from './slug.ts';

/** A run of an Indian script, with the joiners between its letters. */
const INDIAN_WORD = /[\u0900-\u0d7f\u200c\u200d]+/gu;

/** Letters that Unicode does not decompose, in common spelling; Sanskrit in Latin letters (IAST) as it is spelt in India. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[śṣ]/gu, 'sh'],
  // Between vowels it is the flapped r of Hindi; elsewhere the vowel of Kṛṣṇa.
  [/(?<![aeiouāīūēō])[ṛṝ]/gu, 'ri'],
  [/ß/gu, 'ss'],
  [/æ/gu, 'ae'],
  [/œ/gu, 'oe'],
  [/ø/gu, 'o'],
  [/[đð]/gu, 'd'],
  [/ł/gu, 'l'],
  [/þ/gu, 'th'],
  [/ı/gu, 'i'],
];

/**
 * A slug from a title: "Neem & Tulsi Soap" → "neem-and-tulsi-soap", "नीम साबुन" → "nim-sabun", "Aśvagandhā" →
 * "ashvagandha". Empty for a title without a letter that can be romanised.
 */
export function slugFromTitle(title: string): string {
  const words = latin(title)
    .replaceAll('&', ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  if (words.length <= MAX_SLUG_LENGTH) return words;
  return words.slice(0, words.lastIndexOf('-', MAX_SLUG_LENGTH)).slice(0, MAX_SLUG_LENGTH);
}

/** The letters of a title that its slug leaves out, because they have no Latin spelling here, in runs. */
export function lettersLeftOut(title: string): readonly string[] {
  return [...new Set(latin(title).match(/(?:(?![a-z0-9])[\p{L}\p{N}])+/gu))];
}

/** A text in small letters: Latin without diacritics, as far as they can be romanised. */
function latin(text: string): string {
  // Long vowels are single letters in an address.
  let small = text.replace(INDIAN_WORD, (word) => romanize(word).replace(/([aiu])\1/gu, '$1'));
  small = small.normalize('NFC').toLowerCase();
  for (const [letter, spelling] of LATIN) small = small.replace(letter, spelling);
  return small.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
