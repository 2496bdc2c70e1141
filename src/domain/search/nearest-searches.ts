import type { IndexWord, Searched, SearchIndex } from './search-index.ts';
import { partsOf, searchWords, spellingOf } from './search-words.ts';
import { findProducts, type Spellings } from './search.ts';
import { nearestWords } from './word-matches.ts';

/** How many searches are offered instead of one that found nothing. */
const OFFERED = 3;

/** One letter in so many may be wrong: what is nearest is offered, never taken for meant. */
const LETTERS_AN_EDIT = 3;

/**
 * Searches that find something, near to one that does not: its words in the nearest spelling that a title has, then
 * those words with one of them left away, then each alone. At most three; none when nothing is near. `spellings` is
 * what `findProducts` took the words for.
 */
export function nearestSearches<P extends Searched>(
  index: SearchIndex<P>,
  text: string,
  spellings: Spellings,
): readonly string[] {
  const inTitles = index.words.filter(({ named }) => named.length > 0);
  const words = searchWords(text).map((word) => nearestWord(index, inTitles, word, spellings));
  const known = words.filter((word) => word !== null);
  const fewer =
    known.length > 2 ? known.map((_, left) => known.filter((__, at) => at !== left)) : [];
  const tries = [known, ...fewer, ...known.map((word) => [word])].map((found) => found.join(' '));
  const typed = searchWords(text).join(' ');
  return [...new Set(tries)]
    .filter((near) => near !== typed && findProducts(index, near).products.length > 0)
    .slice(0, OFFERED);
}

/** The word itself when the shop writes it so, otherwise what it is taken for or is nearest to; null when nothing is. */
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
