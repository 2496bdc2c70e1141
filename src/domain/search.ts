import { CATEGORIES, type Category } from './catalog.ts';
import type { Product } from './product.ts';

/** A piece of a text: what was searched for (`hit`), or what stands between. The pieces together are the text. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

type Searched = Pick<Product, 'title' | 'description' | 'sku'>;

/** A product with its words made ready once, so that each keystroke only compares. */
export interface SearchEntry<P extends Searched = Product> {
  readonly product: P;
  readonly title: string;
  readonly sku: string;
  readonly whole: string;
}

/** The words of a search: without case, each once, in the order in which they were typed. */
export function searchWords(text: string): readonly string[] {
  return [...new Set(folded(text).split(/\s+/u).filter(Boolean))];
}

/** Products made ready for `findProducts`. */
export function searchEntries<P extends Searched>(
  products: readonly P[],
): readonly SearchEntry<P>[] {
  return products.map((product) => {
    const title = folded(product.title);
    const sku = folded(product.sku);
    return { product, title, sku, whole: [title, folded(product.description), sku].join('\n') };
  });
}

/**
 * The products in which every word occurs, in title, description or sku, whatever the case: first those whose title
 * begins with the first word, then those whose title or sku holds all words, then the rest, each in the given order.
 * Without words there is nothing to find.
 */
export function findProducts<P extends Searched>(
  entries: readonly SearchEntry<P>[],
  text: string,
): readonly P[] {
  const words = searchWords(text);
  const [first] = words;
  if (first === undefined) return [];
  const ranks: [P[], P[], P[]] = [[], [], []];
  for (const { product, title, sku, whole } of entries) {
    if (!holds(whole, words)) continue;
    const named = holds(title, words) || holds(sku, words);
    ranks[!named ? 2 : title.startsWith(first) ? 0 : 1].push(product);
  }
  return ranks.flat();
}

/** Whether every word of the text occurs in a product's title, description or sku. No words match everything. */
export function matchesSearch(product: Searched, text: string): boolean {
  const { title, description, sku } = product;
  return holds(folded([title, description, sku].join('\n')), searchWords(text));
}

/** Whether every word of a search occurs in a text. */
export function matchesText(text: string, search: string): boolean {
  const words = searchWords(search);
  return words.length > 0 && holds(folded(text), words);
}

/** The shelves whose name holds every word of the search. */
export function findCategories(search: string): readonly Category[] {
  return CATEGORIES.filter((category) => matchesText(category, search));
}

/**
 * A text in pieces, with every occurrence of every word marked. Marks that overlap or touch are one; a mark never
 * cuts a letter off its vowel sign or tears a Devanagari conjunct.
 */
export function markMatches(text: string, search: string): readonly Piece[] {
  const letters = Array.from(text.normalize('NFC'));
  const { fold, letterAt } = foldedByLetter(letters);
  const hits = new Set<number>();
  for (const word of searchWords(search)) {
    for (let at = fold.indexOf(word); at !== -1; at = fold.indexOf(word, at + 1)) {
      const [from, to] = wholeLetters(letters, letterAt(at), letterAt(at + word.length - 1) + 1);
      for (let letter = from; letter < to; letter += 1) hits.add(letter);
    }
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

/** How much of a text stands before its first hit in an excerpt, in characters. */
const LEAD = 24;

/** The part of a long text around its first hit, at most `max` characters, cut between words, marked. */
export function markedExcerpt(text: string, search: string, max: number): readonly Piece[] {
  const flat = text.replace(/\s+/gu, ' ').trim();
  const pieces = markMatches(flat, search);
  const before = pieces[0]?.hit === false && pieces.length > 1 ? pieces[0].text.length : 0;
  const from = before > LEAD ? flat.indexOf(' ', before - LEAD) + 1 : 0;
  const begin = from > before ? before : from;
  const rest = flat.slice(begin);
  const cut = rest.length > max ? `${rest.slice(0, max).replace(/\s+\S*$/u, '')} …` : rest;
  return markMatches(`${begin > 0 ? '… ' : ''}${cut}`, search);
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function holds(fold: string, words: readonly string[]): boolean {
  return words.every((word) => fold.includes(word));
}

/** Lower case can be longer than what it came from (İ), so each place of it knows its letter. */
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
