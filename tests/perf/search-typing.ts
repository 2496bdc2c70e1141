import { performance } from 'node:perf_hooks';
import type { Product } from '#domain/product/product.ts';
import { nearestSearches } from '#domain/search/nearest-searches.ts';
import { type SearchIndex, searchIndex } from '#domain/search/search-index.ts';
import { findProducts } from '#domain/search/search.ts';

/** Cost of searching a shop of one size, in milliseconds. */
export interface Typing {
  readonly products: number;
  /** Number of different words in the shop, adjacent pairs in titles included. */
  readonly words: number;
  /** One-time cost of building the index. */
  readonly ready: number;
  /** One keystroke, by kind of match: the slowest letter of the typed text. */
  readonly keystrokes: Readonly<Record<string, number>>;
}

const RUNS = 15;

/** Texts typed letter by letter, one for each kind of match. */
const TEXTS = {
  'as typed': 'turmeric powder',
  'other spelling': 'asvagandha capsules',
  Devanagari: 'अश्वगंधा',
  'other name': 'indian gooseberry',
  'wrong letter': 'hurmeric pwder',
  nothing: 'qzwxjkvbq xkqjwzvp',
} as const;

/** Types into the search of a shop; the median of fifteen runs after a warm-up, by letter. */
export function typeSearches(products: readonly Product[]): Typing {
  const ready = median(() => void searchIndex(products), 5);
  const index = searchIndex(products);
  const keystrokes = Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, slowestLetter(index, text)]),
  );
  return { products: products.length, words: index.words.length, ready, keystrokes };
}

function slowestLetter(index: SearchIndex<Product>, text: string): number {
  const beginnings = Array.from(text, (_, place) => text.slice(0, place + 1));
  return Math.max(
    ...beginnings.map((typed) =>
      median(() => {
        const { products, spellings } = findProducts(index, typed);
        if (products.length === 0) nearestSearches(index, typed, spellings);
      }, RUNS),
    ),
  );
}

function median(work: () => void, runs: number): number {
  const times: number[] = [];
  for (let run = -2; run < runs; run += 1) {
    const startedAt = performance.now();
    work();
    // The first two warm up.
    if (run >= 0) times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}
