import { CATEGORIES, type Category } from '../catalog/catalog.ts';
import { type IndexWord, type Searched, type SearchIndex, searchIndex } from './search-index.ts';
import {
  includesWord,
  partsOf,
  searchWords,
  type Spelling,
  spellingOf,
  foldCase,
} from './search-words.ts';
import { lazyValue } from '../shared/lazy-value.ts';
import {
  foldedMatches,
  LEVEL,
  longestName,
  namesBesideTypo,
  otherNames,
  typoMatches,
} from './word-matches.ts';

/**
 * What the words of a search were taken for, by the word as `searchWords` gives it: words of the shop, without case,
 * with spaces where there is more than one. A word that was found as it was typed need not be in it.
 */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

/** What a search found. */
export interface Found<P> {
  readonly products: readonly P[];
  readonly spellings: Spellings;
}

/** How a word of the search was found in each item: twice the level, and one more where the title does not name it. */
type Reach = Uint8Array;
const NOWHERE = 255;

/** A typed word, and where it was found so far. */
interface Typed extends Spelling {
  readonly word: string;
  readonly reach: Reach;
  readonly taken: Set<string>;
}

/**
 * The items in which every word of a text is found, in title, description or sku.
 *
 * A word is found as it stands, whatever the case and as part of longer words too; in another spelling
 * (`foldSpelling`); under another name of its plant (`PLANTS`); with a letter wrong, and that only where the word is
 * found in no better way at all, or the words together are not. In this order the items come: as the word that was
 * found worst. Among those found as typed, first come titles that begin with the first word, then titles and skus
 * that hold all words; the given order decides the rest. Without words there is nothing to find.
 */
export function findProducts<P extends Searched>(index: SearchIndex<P>, text: string): Found<P> {
  const words = searchWords(text);
  const typed = words.map((word) => typedWord(index, word));
  addOtherNames(index, typed);
  const wrong = new Set(typed.filter(({ reach }) => reach.every((reached) => reached === NOWHERE)));
  for (const word of wrong) addTypos(index, word);
  let products = ranked(index, words, typed);
  if (products.length === 0) {
    const right = typed.filter((word) => !wrong.has(word));
    for (const word of right) addTypos(index, word);
    products = ranked(index, words, typed);
  }
  return { products, spellings: new Map(typed.map(({ word, taken }) => [word, taken])) };
}

/** The items in the given order that `findProducts` finds for a text; without words, all of them. */
export function filterProducts<P extends Searched>(
  items: readonly P[],
  text: string,
): readonly P[] {
  if (searchWords(text).length === 0) return items;
  const found = new Set(findProducts(searchIndex(items), text).products);
  return items.filter((item) => found.has(item));
}

/** Whether every word of a search occurs in a text, as it was typed or as it was taken. */
export function matchesText(text: string, search: string, spellings?: Spellings): boolean {
  const words = searchWords(search);
  const plain = foldCase(text);
  if (words.length === 0) return false;
  if (includesWord(plain, words) || !spellings) return includesWord(plain, words);
  const parts = ` ${partsOf(plain).join(' ')} `;
  return words.every(
    (word) =>
      plain.includes(word) ||
      [...(spellings.get(word) ?? [])].some((spelling) => parts.includes(` ${spelling} `)),
  );
}

const shelves = lazyValue(() =>
  searchIndex(
    CATEGORIES.map((category) => ({ category, title: category, description: '', sku: '' })),
  ),
);

/** The shelves whose name a search finds, and how it was spelled. */
export function findCategories(search: string): Found<Category> {
  const { products, spellings } = findProducts(shelves(), search);
  return { products: products.map(({ category }) => category), spellings };
}

function typedWord<P extends Searched>(index: SearchIndex<P>, word: string): Typed {
  const reach = new Uint8Array(index.entries.length).fill(NOWHERE);
  for (const [place, { title, sku, whole }] of index.entries.entries()) {
    if (!whole.includes(word)) continue;
    reach[place] = 2 * LEVEL.exact + (title.includes(word) || sku.includes(word) ? 0 : 1);
  }
  const typed = { word, reach, taken: new Set<string>(), ...spellingOf(partsOf(word)) };
  for (const match of foldedMatches(index, typed)) take(typed, match, LEVEL.folded);
  return typed;
}

/** Notes that a typed word was taken for a word of the index. What holds it as it was typed is no other spelling. */
function take(typed: Typed, match: IndexWord, level: number): void {
  if (match.written.includes(typed.word)) return;
  typed.taken.add(match.written);
  for (const place of match.named) reachAt(typed.reach, place, 2 * level);
  for (const place of match.told) reachAt(typed.reach, place, 2 * level + 1);
}

function reachAt(reach: Reach, place: number, value: number): void {
  reach[place] = Math.min(reach[place] ?? NOWHERE, value);
}

function addTypos(index: SearchIndex, typed: Typed): void {
  for (const match of typoMatches(index, typed)) take(typed, match, LEVEL.typo);
  if (typed.taken.size > 0) return;
  for (const name of namesBesideTypo(typed)) addName(index, typed, name, LEVEL.typo);
}

/** Where plants are meant, by one word or some that stand together, their other names count for those words. */
function addOtherNames(index: SearchIndex, typed: readonly Typed[]): void {
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + longestName(), typed.length); to += 1) {
      const meant = typed.slice(from, to);
      for (const name of otherNames(meant)) {
        for (const word of meant) addName(index, word, name, LEVEL.synonym);
      }
    }
  }
}

function addName(index: SearchIndex, typed: Typed, name: readonly string[], level: number): void {
  const parts = name.map((part) => index.byWhole.get(part) ?? []);
  const [first = [], ...rest] = parts;
  if (rest.length === 0) {
    for (const match of first) take(typed, match, level);
    return;
  }
  if (parts.some((matches) => matches.length === 0)) return;
  // The words of a name have to stand together: `black pepper`, not a black soap with pepper.
  for (const written of phrases(parts)) {
    for (const [place, { named, spoken }] of index.entries.entries()) {
      if (!spoken.includes(` ${written} `)) continue;
      typed.taken.add(written);
      reachAt(typed.reach, place, 2 * level + (named.includes(` ${written} `) ? 0 : 1));
    }
  }
}

function phrases(parts: readonly (readonly IndexWord[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (begun, matches) =>
      begun.flatMap((words) => matches.map(({ written }) => `${words} ${written}`.trim())),
    [''],
  );
}

/** Three of what was found as typed, two of each other level. */
const RANKS = 3 + 2 * LEVEL.typo;

function ranked<P extends Searched>(
  { entries }: SearchIndex<P>,
  words: readonly string[],
  typed: readonly Typed[],
): readonly P[] {
  const [first] = words;
  if (first === undefined) return [];
  const ranks = Array.from({ length: RANKS }, (): P[] => []);
  for (const [place, { item, title, sku }] of entries.entries()) {
    const worst = typed.reduce((most, { reach }) => Math.max(most, reach[place] ?? NOWHERE), 0);
    if (worst === NOWHERE) continue;
    const named = includesWord(title, words) || includesWord(sku, words);
    const rank = worst > 1 ? worst + 1 : !named ? 2 : title.startsWith(first) ? 0 : 1;
    ranks[rank]?.push(item);
  }
  return ranks.flat();
}
