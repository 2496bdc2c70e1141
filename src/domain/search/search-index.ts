import { partsOf, type Spelling, spellingOf, foldCase, isFunctionWord } from './search-words.ts';

/** The searched texts of a product, article or category. */
export interface Searched {
  readonly title: string;
  readonly description: string;
  readonly sku: string;
}

/** An item with its texts in lower case, so that each keystroke only compares. */
interface Entry<P> {
  readonly item: P;
  readonly title: string;
  readonly sku: string;
  readonly whole: string;
  /** The words of title and sku, and of all texts, delimited by spaces. */
  readonly named: string;
  readonly spoken: string;
}

/** A word that occurs in the items. */
export interface IndexWord extends Spelling {
  /** Its parts joined by spaces; two neighbours in a title also form one word, for `aloevera`, but not `oil with`. */
  readonly written: string;
  /**
   * The folded length of its first part, if it has more: a typed text no longer than that is a prefix of the first part
   * alone, so it must not match this word.
   */
  readonly firstPart: number;
  /** Indexes of the items that have it in title or sku, and of those that have it in the description. */
  readonly named: readonly number[];
  readonly described: readonly number[];
}

/** A search index for `findProducts`. */
export interface SearchIndex<P extends Searched = Searched> {
  readonly entries: readonly Entry<P>[];
  readonly words: readonly IndexWord[];
  /** The words by their folded spelling. */
  readonly byWhole: ReadonlyMap<string, readonly IndexWord[]>;
}

interface Places {
  readonly parts: readonly string[];
  readonly named: number[];
  readonly described: number[];
}

/** Builds the index. Costs about one pass over each text. */
export function searchIndex<P extends Searched>(items: readonly P[]): SearchIndex<P> {
  const places = new Map<string, Places>();
  const placesOf = (parts: readonly string[]): Places => {
    const written = parts.join(' ');
    let word = places.get(written);
    if (!word) places.set(written, (word = { parts, named: [], described: [] }));
    return word;
  };
  const note = (word: Places, place: number, list: 'named' | 'described'): void => {
    if (word[list].at(-1) !== place) word[list].push(place);
  };
  // Texts repeat words, so their parts are cached.
  const chunks = new Map<string, readonly Places[]>();
  const noteAll = (text: string, place: number, list: 'named' | 'described'): void => {
    for (const chunk of new Set(text.split(/\s+/u))) {
      let words = chunks.get(chunk);
      if (!words) chunks.set(chunk, (words = wordsOf(partsOf(chunk)).map(placesOf)));
      for (const word of words) note(word, place, list);
    }
  };
  const entries = items.map((item, index) => {
    const title = foldCase(item.title);
    const sku = foldCase(item.sku);
    const description = foldCase(item.description);
    noteAll(title, index, 'named');
    noteAll(sku, index, 'named');
    noteAll(description, index, 'described');
    const parts = partsOf(title);
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (next !== undefined && ![part, next].some(isFunctionWord))
        note(placesOf([part, next]), index, 'named');
    }
    const named = ` ${[...parts, '|', ...partsOf(sku)].join(' ')} `;
    const spoken = `${named}| ${partsOf(description).join(' ')} `;
    return { item, title, sku, whole: [title, description, sku].join('\n'), named, spoken };
  });
  const words = [...places].map(([written, { parts, named, described }]) => ({
    written,
    named,
    described,
    firstPart: parts.length > 1 ? spellingOf(parts.slice(0, 1)).begun.length : 0,
    ...spellingOf(parts),
  }));
  const byWhole = new Map<string, IndexWord[]>();
  for (const word of words) {
    const alike = byWhole.get(word.whole);
    if (alike) alike.push(word);
    else byWhole.set(word.whole, [word]);
  }
  return { entries, words, byWhole };
}

/** The words of a chunk of text: its parts, and all of them together. */
function wordsOf(parts: readonly string[]): readonly (readonly string[])[] {
  return [...parts.map((part) => [part]), ...(parts.length > 1 ? [parts] : [])];
}
