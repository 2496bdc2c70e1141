import { romanize } from './devanagari.ts';

/** How a word is spelled when everything that people spell in two ways is spelled in one. */
export interface Folded {
  /** As the beginning of a longer word, as far as it was typed. */
  readonly begun: string;
  /** As a word that ends here: a last `a`, spoken in Sanskrit and silent in Hindi, is left out. */
  readonly whole: string;
}

/**
 * What Indian words are written with in Latin letters, by turns, and English ones now and then: `sh` or `s`, `w` or
 * `v`, a breathed consonant or a plain one, a long vowel doubled or not. In this order.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f]/gu, ''],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  // `ch` is a letter of its own; a `c` before e or i is an s, any other a k.
  [/ch/g, 'č'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  // An h that no vowel follows, or that a consonant carries, is hardly heard: brahmi, bramhi, brami.
  [/([bčdfgjklmnprstv])h/g, '$1'],
  [/(.)h(?![aeiouy])/g, '$1'],
  [/y/g, 'i'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  // Anusvara stands for the n or m that the next consonant asks for.
  [/m(?=[kgčjtd])/g, 'n'],
  [/n(?=[pbm])/g, 'm'],
];

/** The short a that Hindi drops between a syllable and the next one: tulasi, tulsi. */
const SILENT_A = /([aeiou][bčdfgjklmnprstv])a(?=[bčdfgjklmnprstv][aeiou])/g;
const TWICE = /(\p{L})\1+/gu;

/** A word without case and punctuation, in Latin letters or in Devanagari, folded. */
export function foldSpelling(word: string): Folded {
  let fold = romanize(word).normalize('NFD');
  for (const [from, to] of FOLDS) fold = fold.replace(from, to);
  const spoken = fold.length > 3 ? fold.replace(/a$/, '') : fold;
  return { begun: settled(fold), whole: settled(spoken) };
}

function settled(fold: string): string {
  return fold.replace(SILENT_A, '$1').replace(TWICE, '$1').normalize('NFC');
}
