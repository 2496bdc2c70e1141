import { romanize } from '../core/romanize.ts';

/** A word in a canonical spelling that unifies common variants. */
export interface Folded {
  /** As a prefix of a longer word, as far as it was typed. */
  readonly begun: string;
  /** As a complete word: without a final `a`, spoken in Sanskrit and silent in Hindi. */
  readonly whole: string;
}

/**
 * Variants of Indian words in Latin letters, and some English ones: `sh` or `s`, `w` or `v`, an aspirated consonant or
 * a plain one, a long vowel doubled or not. Applied in this order.
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
  // An h before no vowel, or after a consonant, is hardly audible: brahmi, bramhi, brami.
  [/([bčdfgjklmnprstv])h/g, '$1'],
  [/(.)h(?![aeiouy])/g, '$1'],
  [/y/g, 'i'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  // Anusvara stands for the n or m that matches the next consonant.
  [/m(?=[kgčjtd])/g, 'n'],
  [/n(?=[pbm])/g, 'm'],
];

/** The short a that Hindi drops between two syllables: tulasi, tulsi. */
const SILENT_A = /([aeiou][bčdfgjklmnprstv])a(?=[bčdfgjklmnprstv][aeiou])/g;
const TWICE = /(\p{L})\1+/gu;

/** Folds a word in Latin letters or in Devanagari, without case and punctuation. */
export function foldSpelling(word: string): Folded {
  let fold = romanize(word).normalize('NFD');
  for (const [from, to] of FOLDS) fold = fold.replace(from, to);
  const spoken = fold.length > 3 ? fold.replace(/a$/, '') : fold;
  return { begun: foldUntilStable(fold), whole: foldUntilStable(spoken) };
}

function foldUntilStable(fold: string): string {
  return fold.replace(SILENT_A, '$1').replace(TWICE, '$1').normalize('NFC');
}
