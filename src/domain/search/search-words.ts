import { lettersOf } from './edit-distance.ts';
import { foldSpelling } from './spelling.ts';

/** A text without case, in the form in which letters of one look are one. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** The words of a search: without case, each once, in the order in which they were typed. */
export function searchWords(text: string): readonly string[] {
  return [...new Set(foldCase(text).split(/\s+/u).filter(Boolean))];
}

/** Whether a text without case holds every word. */
export function includesWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** What is a word, or a part of one that is written with a hyphen, to somebody who spells by ear. */
export const WORD_PART = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

/** The parts of a text without case: `cold-pressed neem` → cold, pressed, neem. */
export function partsOf(text: string): readonly string[] {
  return text.match(WORD_PART) ?? [];
}

/** A word in every form in which it is compared. */
export interface Spelling {
  /** Its letters without case and punctuation. */
  readonly plain: string;
  readonly begun: string;
  readonly whole: string;
  /** Letters of `plain` and of `begun`, as `mayBeWithin` reads them. */
  readonly plainLetters: number;
  readonly begunLetters: number;
}

/** The forms of a word, given as its parts without case. */
export function spellingOf(parts: readonly string[]): Spelling {
  const plain = parts.join('');
  const { begun, whole } = foldSpelling(plain);
  return {
    plain,
    begun,
    whole,
    plainLetters: lettersOf(plain),
    begunLetters: lettersOf(begun),
  };
}
