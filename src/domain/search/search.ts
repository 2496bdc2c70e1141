import { type IndexWord, type Searched, type SearchIndex, searchIndex } from './search-index.ts';
import { longestName, namesOf, plantsMeant } from './named-plants.ts';
import {
  includesWord,
  partsOf,
  searchWords,
  type Spelling,
  spellingOf,
  foldCase,
} from './search-words.ts';
import { foldedMatches, LEVEL, plantsBesideTypo, typoMatches } from './word-matches.ts';

/**
 * The interpretation of a search, by word of `searchWords`: lower-case words of the shop, with spaces if there are
 * several. Exact matches may be missing.
 */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

/** The result of a search. */
export interface Found<P> {
  readonly products: readonly P[];
  readonly spellings: Spellings;
}

/** How a word was found in each item: twice the level, plus one if the title does not contain it. */
type Reach = Uint8Array;
const NOWHERE = 255;

/** A typed word and its matches so far. */
interface Typed extends Spelling {
  readonly word: string;
  readonly reach: Reach;
  readonly taken: Set<string>;
}

/**
 * Finds the items that contain every word of a text in title, description or sku.
 *
 * Levels of a match, best first: exact, in any case and inside longer words too; another spelling (`foldSpelling`);
 * another name of its plant (`PLANTS`); a typo, considered only if the word has no better match, or the words have none
 * together. Items rank by their worst word. Among exact matches, titles that begin with the first word come first, then
 * titles and skus that contain all words; ties keep the given order. Without words nothing is found.
 */
export function findProducts<P extends Searched>(index: SearchIndex<P>, text: string): Found<P> {
  const words = searchWords(text);
  const typed = words.map((word) => typedWord(index, word));
  addOtherNames(index, typed);
  const unmatched = new Set(
    typed.filter(({ reach }) => reach.every((reached) => reached === NOWHERE)),
  );
  for (const word of unmatched) addTypos(index, word);
  let products = ranked(index, words, typed);
  if (products.length === 0) {
    const right = typed.filter((word) => !unmatched.has(word));
    for (const word of right) addTypos(index, word);
    products = ranked(index, words, typed);
  }
  return { products, spellings: new Map(typed.map(({ word, taken }) => [word, taken])) };
}

/** Whether every word of a search occurs in a text, as typed or as interpreted. */
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

/** The categories whose names a search finds, and its spellings. */
export function findCategories<C extends { readonly name: string }>(
  categories: readonly C[],
  search: string,
): Found<C> {
  const named = categories.map((category) => ({
    category,
    title: category.name,
    description: '',
    sku: '',
  }));
  const { products, spellings } = findProducts(searchIndex(named), search);
  return { products: products.map(({ category }) => category), spellings };
}

function typedWord<P extends Searched>(index: SearchIndex<P>, word: string): Typed {
  const reach = new Uint8Array(index.entries.length).fill(NOWHERE);
  for (const [place, { title, sku, whole }] of index.entries.entries()) {
    if (!whole.includes(word)) continue;
    reach[place] = 2 * LEVEL.exact + (title.includes(word) || sku.includes(word) ? 0 : 1);
  }
  const typed = { word, reach, taken: new Set<string>(), ...spellingOf(partsOf(word)) };
  for (const match of foldedMatches(index, typed)) recordMatch(typed, match, LEVEL.folded);
  return typed;
}

/** Records that a typed word matches a word of the index. An exact match is no other spelling. */
function recordMatch(typed: Typed, match: IndexWord, level: number): void {
  if (match.written.includes(typed.word)) return;
  typed.taken.add(match.written);
  for (const place of match.named) reachAt(typed.reach, place, 2 * level);
  for (const place of match.described) reachAt(typed.reach, place, 2 * level + 1);
}

function reachAt(reach: Reach, index: number, value: number): void {
  reach[index] = Math.min(reach[index] ?? NOWHERE, value);
}

function addTypos(index: SearchIndex, typed: Typed): void {
  for (const match of typoMatches(index, typed)) recordMatch(typed, match, LEVEL.typo);
  if (typed.taken.size > 0) return;
  for (const name of namesOf(plantsBesideTypo(typed))) addName(index, typed, name, LEVEL.typo);
}

/** If typed words name a plant, alone or together, its other names match as well. */
function addOtherNames(index: SearchIndex, typed: readonly Typed[]): void {
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + longestName(), typed.length); to += 1) {
      const range = typed.slice(from, to);
      for (const name of namesOf(plantsMeant(range))) {
        for (const word of range) addName(index, word, name, LEVEL.synonym);
      }
    }
  }
}

function addName(index: SearchIndex, typed: Typed, name: readonly string[], level: number): void {
  const parts = name.map((part) => index.byWhole.get(part) ?? []);
  const [first = [], ...rest] = parts;
  if (rest.length === 0) {
    for (const match of first) recordMatch(typed, match, level);
    return;
  }
  if (parts.some((matches) => matches.length === 0)) return;
  // The words of a name must be adjacent: `black pepper`, not a black soap with pepper.
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

/** Three ranks for exact matches, two for each other level. */
const RANKS = 3 + 2 * LEVEL.typo;

function ranked<P extends Searched>(
  { entries }: SearchIndex<P>,
  words: readonly string[],
  typed: readonly Typed[],
): readonly P[] {
  const [first] = words;
  if (first === undefined) return [];
  const ranks = Array.from({ length: RANKS }, (): P[] => []);
  for (const [index, { item, title, sku }] of entries.entries()) {
    const worst = typed.reduce((most, { reach }) => Math.max(most, reach[index] ?? NOWHERE), 0);
    if (worst === NOWHERE) continue;
    const named = includesWord(title, words) || includesWord(sku, words);
    const rank = worst > 1 ? worst + 1 : !named ? 2 : title.startsWith(first) ? 0 : 1;
    ranks[rank]?.push(item);
  }
  return ranks.flat();
}
