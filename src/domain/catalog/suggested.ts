import { nearestSearches } from '../search/nearest-searches.ts';
import type { Searched, SearchIndex } from '../search/search-index.ts';
import { findProducts, type Spellings } from '../search/search.ts';

/** What a text may be the search for. */
export interface Suggested<P> {
  /** The best of what is found, as many as were asked for. */
  readonly products: readonly P[];
  /** How many are found. */
  readonly count: number;
  readonly spellings: Spellings;
  /** Searches that find something, where this one does not. */
  readonly near: readonly string[];
}

/** Looks for a text in an index, for at most so many products. */
export function suggestionsFor<P extends Searched>(
  index: SearchIndex<P>,
  text: string,
  most: number,
): Suggested<P> {
  const { products, spellings } = findProducts(index, text);
  return {
    products: products.slice(0, most),
    count: products.length,
    spellings,
    near: products.length > 0 ? [] : nearestSearches(index, text, spellings),
  };
}
