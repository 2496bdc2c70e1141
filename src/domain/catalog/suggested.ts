import { mostPopular } from './featured.ts';
import type { ListedProduct } from './listed-product.ts';
import { nearestSearches } from '../search/nearest-searches.ts';
import type { Searched, SearchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';
import type { SynonymGroup } from '../search/synonyms.ts';
import type { Spellings } from '../search/search.ts';

/** Suggestions for a text. */
export interface Suggested<P> {
  /** The best matches, up to the limit. */
  readonly products: readonly P[];
  /** Number of matches. */
  readonly count: number;
  readonly spellings: Spellings;
  /** Similar searches that have matches, when this one has none. */
  readonly near: readonly string[];
  /** The most popular products in stock, when nothing matches. */
  readonly best: readonly P[];
}

/** Popular products beside a search without matches. */
const BEST = 4;

/** Searches an index for a text, with a product limit and the shop's synonyms (the default table without any). */
export function suggestionsFor<
  P extends Searched & Pick<ListedProduct, 'stock' | 'sold' | 'rating' | 'createdAt'>,
>(
  index: SearchIndex<P>,
  text: string,
  limit: number,
  synonyms?: readonly SynonymGroup[],
): Suggested<P> {
  const { products, spellings } = searchProducts(index, text, synonyms);
  return {
    products: products.slice(0, limit),
    count: products.length,
    spellings,
    near: products.length > 0 ? [] : nearestSearches(index, text, spellings),
    best:
      products.length > 0
        ? []
        : mostPopular(
            index.entries.map(({ item }) => item),
            BEST,
          ),
  };
}
