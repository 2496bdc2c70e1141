import { type Searched, type SearchIndex, searchIndex } from './search-index.ts';
import { findProducts, type Found } from './search.ts';
import { foldCase, partsOf, searchWords } from './search-words.ts';
import { foldSpelling } from './spelling.ts';
import { SYNONYMS } from './synonyms.ts';
import { lazyValue } from '../core/lazy-value.ts';

/** Products per product word, so that each word of a group is represented among the first. */
const PER_TARGET = 2;
/** Longer texts are no search: bounds the work of one keystroke. */
const MAX_LENGTH = 200;

const phrases = lazyValue(() =>
  SYNONYMS.flatMap(({ phrases: written, targets }) =>
    written.map((phrase) => ({ phrase: folded(phrase), targets })),
  ),
);

/**
 * Finds products as `findProducts` does. If the text contains a phrase of the synonym table, in any spelling, products
 * of its group follow those whose title contains every typed word, before all others. Groups take turns; a group
 * needs whole words: `gas` is not in `gasket`.
 */
export function searchProducts<P extends Searched>(index: SearchIndex<P>, text: string): Found<P> {
  const found = findProducts(index, text);
  const groups = text.length > MAX_LENGTH ? [] : groupsIn(text);
  if (groups.length === 0) return found;
  const words = partsOf(foldCase(text));
  const named = found.products.filter(({ title }) =>
    words.every((word) => foldCase(title).includes(word)),
  );
  const lists = groups.map((targets) =>
    targets.flatMap((target) => findProducts(index, target).products.slice(0, PER_TARGET)),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  const grouped = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
  return { ...found, products: [...new Set([...named, ...grouped, ...found.products])] };
}

/** The items, in their order, that `searchProducts` finds for a text; all of them without words. */
export function filterListed<P extends Searched>(items: readonly P[], text: string): readonly P[] {
  if (searchWords(text).length === 0) return items;
  const found = new Set(searchProducts(searchIndex(items), text).products);
  return items.filter((item) => found.has(item));
}

/** The product words of the phrases in a text. A phrase inside a longer matched one does not count. */
function groupsIn(text: string): readonly (readonly string[])[] {
  const searched = folded(text);
  const matches = phrases().filter(({ phrase }) => searched.includes(phrase));
  const longest = matches.filter(
    ({ phrase }) =>
      !matches.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)),
  );
  return [...new Set(longest.map(({ targets }) => targets))];
}

function folded(text: string): string {
  const words = partsOf(foldCase(text)).map((part) => foldSpelling(part).whole);
  return ` ${words.join(' ')} `;
}
