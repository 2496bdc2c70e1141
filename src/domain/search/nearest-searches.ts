import type { IndexWord, Searched, SearchIndex } from './search-index.ts';
import { isFunctionWord, partsOf, searchWords, spellingOf } from './search-words.ts';
import { findProducts, type Spellings } from './search.ts';
import { nearestWords } from './word-matches.ts';

/** Searches offered instead of one without matches. */
const OFFERED = 3;

/** One edit per this many letters: near words are offered, never assumed. */
const LETTERS_AN_EDIT = 3;

/**
 * Searches with matches, near to one without: its words in the nearest spelling of a title, then those words with one
 * left out, then each alone. At most three; none when nothing is near. `spellings` is the interpretation of the words
 * by `findProducts`.
 */
export function nearestSearches<P extends Searched>(
  index: SearchIndex<P>,
  text: string,
  spellings: Spellings,
): readonly string[] {
  const inTitles = index.words.filter(
    ({ named, written }) => named.length > 0 && !isFunctionWord(written),
  );
  const words = searchWords(text).map((word) => nearestWord(index, inTitles, word, spellings));
  const nearWords = words.filter((word) => word !== null);
  const fewer =
    nearWords.length > 2
      ? nearWords.map((_, omitted) => nearWords.filter((__, at) => at !== omitted))
      : [];
  const tries = [nearWords, ...fewer, ...nearWords.map((word) => [word])].map((found) =>
    found.join(' '),
  );
  const typed = searchWords(text).join(' ');
  return [...new Set(tries)]
    .filter(
      (candidate) => candidate !== typed && findProducts(index, candidate).products.length > 0,
    )
    .slice(0, OFFERED);
}

/**
 * The word itself if the shop spells it so, otherwise its interpretation or the nearest word; null when nothing is
 * near.
 */
function nearestWord<P extends Searched>(
  index: SearchIndex<P>,
  inTitles: readonly IndexWord[],
  word: string,
  spellings: Spellings,
): string | null {
  if (index.entries.some(({ whole }) => whole.includes(word))) return word;
  const [taken] = spellings.get(word) ?? [];
  if (taken !== undefined) return taken;
  const spelling = spellingOf(partsOf(word));
  const bound = Math.floor(spelling.plain.length / LETTERS_AN_EDIT);
  return nearestWords(inTitles, spelling, bound, false)[0]?.written ?? null;
}
