import { type Searched, type SearchIndex, searchIndex } from './search-index.ts';
import { findProducts, type Found } from './search.ts';
import { foldCase, FUNCTION_WORDS, partsOf, searchWords } from './search-words.ts';
import { foldSpelling } from './spelling.ts';
import { type SynonymGroup, SYNONYMS } from './synonyms.ts';

/** Longer texts are no search: bounds the work of one keystroke. */
const MAX_LENGTH = 200;

/** Words that say nothing of a product, in English, Hinglish and Hindi. */
const STOP_WORDS = new Set([
  ...FUNCTION_WORDS,
  ...`without good best buy food product products item items
  kids men mens women womens man woman mom baby
  aur ka ke ki ko ke liye liye me mein se wala wali wale accha acha
  और का की के को में से लिए वाला वाली अच्छा`.split(/\s+/u),
]);

/**
 * Diseases of the Schedule to the Drugs and Magic Remedies (Objectionable Advertisements) Act 1954 and what shoppers
 * call them: a search for one finds no product that only shares another word with it.
 */
const SCHEDULED = new Set(
  `asthma cancer cataract diabetes diabetic epilepsy goitre hernia hydrocele impotence infertility leprosy
  leucoderma lupus obesity paralysis piles bawasir rheumatism gathiya stroke tuberculosis tb tumour tumor ulcer
  madhumeh motapa kaensar कैंसर मधुमेह बवासीर`.split(/\s+/u),
);

/** What Indian shoppers call such a disease, and what products also contain: it may be part of a phrase. */
const ALSO_AN_INGREDIENT = 'sugar';

/** Shorter words count only as a whole when not every word is found: the `s` of `men's` is in every text by chance. */
const MIN_PART_LENGTH = 4;

/** Whether a word in lower case names a disease of that Schedule. */
export function isScheduledWord(word: string): boolean {
  return SCHEDULED.has(word);
}

const foldedTables = new WeakMap<readonly SynonymGroup[], readonly PhraseMatch[]>();

/** The phrases of a table in folded spelling. Cached per table. */
function phrasesOf(groups: readonly SynonymGroup[]): readonly PhraseMatch[] {
  const known = foldedTables.get(groups);
  if (known) return known;
  const phrases = groups.flatMap(({ phrases: written, targets }) =>
    written.map((phrase) => ({ phrase: folded(phrase), targets })),
  );
  foldedTables.set(groups, phrases);
  return phrases;
}

/**
 * Finds products as `findProducts` does. If the text contains a phrase of the synonym table, in any spelling, products
 * of its group follow those whose title contains every typed word, before all others; among them, those that the rest
 * of the text names come first. If no product has every word, those with the most words are found, at least half of
 * them. A group needs whole words: `gas` is not in `gasket`.
 */
export function searchProducts<P extends Searched>(
  index: SearchIndex<P>,
  text: string,
  synonyms: readonly SynonymGroup[] = SYNONYMS,
): Found<P> {
  const found = findProducts(index, text);
  if (text.length > MAX_LENGTH) return found;
  const matches = phrasesIn(text, synonyms);
  const words = searchWords(text).flatMap(partsOf);
  const named = found.products.filter(({ title }) =>
    words.every((word) => foldCase(title).includes(word)),
  );
  const rest = words.filter(
    (word) => !STOP_WORDS.has(word) && !matches.some(({ phrase }) => phrase.includes(folded(word))),
  );
  if (words.some(isScheduledWord) || rest.includes(ALSO_AN_INGREDIENT))
    return { ...found, products: named };
  const fits = fitsOf(index, rest);
  const byFit = (one: P, other: P): number => (fits.get(other) ?? 0) - (fits.get(one) ?? 0);
  if (matches.length === 0) {
    if (found.products.length > 0) return found;
    const products = [...fits.keys()].filter((item) => 2 * (fits.get(item) ?? 0) >= rest.length);
    return { ...found, products: products.sort(byFit) };
  }
  const targets = [...new Set(matches.flatMap((match) => match.targets))];
  const grouped = inTurns(targets.map((target) => findProducts(index, target).products));
  return {
    ...found,
    products: [...new Set([...named, ...grouped.sort(byFit), ...found.products])],
  };
}

/** The first product of every list, then the second of every list, and so on, so that no list hides another. */
function inTurns<P>(lists: readonly (readonly P[])[]): P[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

/** How many of the words each product has; a word in the title counts half more. */
function fitsOf<P extends Searched>(
  index: SearchIndex<P>,
  words: readonly string[],
): ReadonlyMap<P, number> {
  const fits = new Map<P, number>();
  for (const word of words) {
    for (const product of findProducts(index, word).products) {
      if (isPartByChance(product, word)) continue;
      const fit = foldCase(product.title).includes(word) ? 1.5 : 1;
      fits.set(product, (fits.get(product) ?? 0) + fit);
    }
  }
  return fits;
}

/** Whether a short word stands in a product's texts only inside longer words. */
function isPartByChance({ title, description, sku }: Searched, word: string): boolean {
  if (word.length >= MIN_PART_LENGTH) return false;
  const text = foldCase(`${title} ${description} ${sku}`);
  return text.includes(word) && !partsOf(text).includes(word);
}

/**
 * The items that `searchProducts` finds for a text, in their own order or by relevance; all of them without words.
 */
export function filterListed<P extends Searched>(
  items: readonly P[],
  text: string,
  byRelevance = false,
  synonyms: readonly SynonymGroup[] = SYNONYMS,
): readonly P[] {
  if (searchWords(text).length === 0) return items;
  const { products } = searchProducts(searchIndex(items), text, synonyms);
  if (byRelevance) return products;
  const found = new Set(products);
  return items.filter((item) => found.has(item));
}

interface PhraseMatch {
  readonly phrase: string;
  readonly targets: readonly string[];
}

/** The phrases of the table in a text. A phrase inside a longer matched one does not count. */
function phrasesIn(text: string, synonyms: readonly SynonymGroup[]): readonly PhraseMatch[] {
  const searched = folded(text);
  const matches = phrasesOf(synonyms).filter(({ phrase }) => searched.includes(phrase));
  return matches.filter(
    ({ phrase }) =>
      !matches.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)),
  );
}

function folded(text: string): string {
  const words = partsOf(foldCase(text)).map((part) => foldSpelling(part).whole);
  return ` ${words.join(' ')} `;
}
