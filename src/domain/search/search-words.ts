import { lettersOf } from './edit-distance.ts';
import { foldSpelling } from './spelling.ts';

/** A text in lower case and Unicode normal form. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** English words that only connect others. */
export const FUNCTION_WORDS: readonly string[] =
  'a an and any for from in is me my of on or the to with'.split(' ');

/** Whether a lower-case word only connects others. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.includes(word);
}

/**
 * The words of a search: lower case, unique, in typed order. Function words count only if nothing else is typed: `soap
 * with neem` asks for soap and neem.
 */
export function searchWords(text: string): readonly string[] {
  const words = [...new Set(foldCase(text).split(/\s+/u).filter(Boolean))];
  const named = words.filter((word) => !isFunctionWord(word));
  return named.length > 0 ? named : words;
}

/** Whether a lower-case text contains every word. */
export function includesWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** A word, or a part of a hyphenated one. */
export const WORD_PART = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

/** The parts of a lower-case text: `cold-pressed neem` → cold, pressed, neem. */
export function partsOf(text: string): readonly string[] {
  return text.match(WORD_PART) ?? [];
}

/** A word in all its compared forms. */
export interface Spelling {
  /** Its letters in lower case without punctuation. */
  readonly plain: string;
  readonly begun: string;
  readonly whole: string;
  /** Letters of `plain` and of `begun`, as bit masks for `isWithinEdits`. */
  readonly plainLetters: number;
  readonly begunLetters: number;
}

/** The forms of a word, given its lower-case parts. */
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
