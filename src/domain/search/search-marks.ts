import { searchWords, WORD_PART } from './search-words.ts';
import type { Spellings } from './search.ts';

/** A piece of a text: a match (`hit`), or the text between. The pieces together are the text. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * Splits a text into pieces, marking every occurrence of every word, and every whole word that one was interpreted as.
 * Overlapping or touching marks are joined; a mark never separates a letter from its vowel sign or splits a Devanagari
 * conjunct.
 */
export function markMatches(text: string, search: string, spellings?: Spellings): readonly Piece[] {
  const letters = Array.from(text.normalize('NFC'));
  const { fold, letterAt } = foldedByLetter(letters);
  const hits = new Set<number>();
  const mark = (from: number, to: number): void => {
    const [begin, end] = wholeLetters(letters, letterAt(from), letterAt(to - 1) + 1);
    for (let letter = begin; letter < end; letter += 1) hits.add(letter);
  };
  for (const word of searchWords(search)) {
    for (let at = fold.indexOf(word); at !== -1; at = fold.indexOf(word, at + 1)) {
      mark(at, at + word.length);
    }
    for (const [from, to] of spelledPlaces(fold, spellings?.get(word))) mark(from, to);
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const hit = hits.has(place);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

/** Text before the first hit of an excerpt, in characters. */
const LEAD = 24;

/** The part of a long text around its first hit, at most `max` characters, cut between words, marked. */
export function markedExcerpt(
  text: string,
  search: string,
  max: number,
  spellings?: Spellings,
): readonly Piece[] {
  const flat = text.replace(/\s+/gu, ' ').trim();
  const pieces = markMatches(flat, search, spellings);
  const before = pieces[0]?.hit === false && pieces.length > 1 ? pieces[0].text.length : 0;
  const from = before > LEAD ? flat.indexOf(' ', before - LEAD) + 1 : 0;
  const begin = from > before ? before : from;
  const rest = flat.slice(begin);
  const cut = rest.length > max ? `${rest.slice(0, max).replace(/\s+\S*$/u, '')} …` : rest;
  return markMatches(`${begin > 0 ? '… ' : ''}${cut}`, search, spellings);
}

/** The ranges where the words of a spelling are adjacent. */
function spelledPlaces(
  fold: string,
  spelled: ReadonlySet<string> = new Set(),
): readonly (readonly [number, number])[] {
  if (spelled.size === 0) return [];
  const parts = [...fold.matchAll(WORD_PART)];
  return [...spelled].flatMap((spelling) => {
    const words = spelling.split(' ');
    return parts.flatMap((part, place) => {
      const last = parts[place + words.length - 1];
      const isAdjacent = last && words.every((word, at) => parts[place + at]?.[0] === word);
      return isAdjacent ? [[part.index, last.index + last[0].length] as const] : [];
    });
  });
}
/** Lower case can be longer than its source (İ), so each position maps to its letter. */
function foldedByLetter(letters: readonly string[]): {
  fold: string;
  letterAt: (place: number) => number;
} {
  const folds = letters.map((letter) => letter.toLowerCase());
  const places = folds.flatMap((fold, letter) => Array.from({ length: fold.length }, () => letter));
  return { fold: folds.join(''), letterAt: (place) => places[place] ?? letters.length };
}

const SIGN = /^[\p{M}\u200c\u200d]/u;
/** The signs that join a consonant to the next one, in the scripts of India. */
const VIRAMA = /^[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/u;

function wholeLetters(letters: readonly string[], from: number, to: number): [number, number] {
  const joined = (place: number): boolean =>
    SIGN.test(letters[place] ?? '') || VIRAMA.test(letters[place - 1] ?? '');
  let begin = from;
  let end = to;
  while (begin > 0 && joined(begin)) begin -= 1;
  while (end < letters.length && joined(end)) end += 1;
  return [begin, end];
}
