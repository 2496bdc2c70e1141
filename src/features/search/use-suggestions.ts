import { useMemo, useState } from 'react';
import type { SuggestionAnswer } from '#domain/catalog/catalog-answers.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Failure } from '#domain/core/result.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { searchIndex } from '#domain/search/search-index.ts';
import { synonymsWith } from '#domain/search/synonyms.ts';
import { type Suggested, suggestionsFor } from '#domain/catalog/suggested.ts';
import { findCategories, type Spellings } from '#domain/search/search.ts';
import { storeSettings } from '#data/content/settings.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { hasCatalogFile } from '#data/prerendered/page-data.ts';
import { productList, suggestedProducts } from '#data/catalog/products.ts';
import type { ListPage } from '#data/query/read.ts';
import { type ShownCategory, useCategories } from '#data/react/use-categories.ts';
import { useQuery } from '#data/react/use-query.ts';
import { type FoundText, useFoundTexts } from './use-found-texts.ts';

/** A suggested product. Results from the catalogue file have no description. */
export type SuggestedProduct = ListedProduct & Partial<Pick<Product, 'description'>>;

/** A row of the suggestion list and its link. */
export type Suggestion = { readonly to: string } & (
  | { readonly kind: 'spelling'; readonly search: string }
  | { readonly kind: 'category'; readonly name: string; readonly spellings: Spellings }
  | { readonly kind: 'product'; readonly product: SuggestedProduct; readonly spellings: Spellings }
  | { readonly kind: 'popular'; readonly search: string }
  | { readonly kind: 'best'; readonly product: SuggestedProduct }
  | Pick<FoundText, 'kind' | 'title' | 'spellings'>
  | { readonly kind: 'all'; readonly count: number }
);

/** State of the suggestions for a text. */
export type Suggestions =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      /** Number of matching products; only the first are suggested. Null without a search. */
      readonly found: number | null;
      readonly rows: readonly Suggestion[];
    };

type Found = Suggested<SuggestedProduct>;

/** Suggested products, few enough to see the articles below them; one row links to the rest. */
const SUGGESTED = 8;

/** The searched product list: one live query for all texts. */
export const CATALOGUE = productList({ pageSize: SEARCH_PAGE_SIZE });

const NO_QUESTION = constantQuery('catalog/unasked');
const UNREAD = constantQuery<ListPage<Product> | null>('products/unread', null);

/**
 * Suggestions for a text, computed on the device on every keystroke: from the catalogue file, or in small shops from
 * one list.
 */
export function useSuggestions(text: string): Suggestions {
  const hasCatalog = hasCatalogFile();
  const answer = useQuery<SuggestionAnswer | null>(
    hasCatalog ? suggestedProducts(text.trim(), SUGGESTED) : NO_QUESTION,
  );
  const usesCatalog = hasCatalog && answer.state !== 'failed';
  const read = useQuery(usesCatalog ? UNREAD : CATALOGUE);
  const texts = useFoundTexts(text);
  const categories = useCategories();
  const settings = useQuery(storeSettings);
  const synonyms = synonymsWith('data' in settings ? settings.data?.synonyms : null);
  const products = 'data' in read ? read.data?.rows : undefined;
  const index = useMemo(() => products && searchIndex(products), [products]);
  const found = useMemo(() => {
    if (usesCatalog) return answer.state === 'ready' ? answer.data : null;
    return index ? suggestionsFor(index, text, SUGGESTED, synonyms) : null;
  }, [usesCatalog, answer, index, text, synonyms]);
  // The previous answer stays while the next one loads.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const shown = found ?? (usesCatalog ? known : null);
  return useMemo(() => {
    if (shown) return ready(shown, texts, text, categories);
    return read.state === 'failed'
      ? { state: 'failed', failure: read.error }
      : { state: 'loading' };
  }, [shown, texts, text, categories, read]);
}

function ready(
  { products, count, spellings, near, best }: Found,
  texts: readonly FoundText[],
  text: string,
  names: readonly ShownCategory[],
): Suggestions {
  if (text.trim() === '') return { state: 'ready', found: count, rows: [] };
  const categories = findCategories(names, text);
  const rows: readonly (readonly Suggestion[])[] = [
    near.map(spellingRow),
    categories.products.map(({ id, name }) => ({
      kind: 'category',
      name,
      spellings: categories.spellings,
      to: paths.catalog({ category: id }),
    })),
    products.map((product) => ({
      kind: 'product',
      product,
      spellings,
      to: paths.product(product.sku || product.slug),
    })),
    texts,
    best.map((product) => ({
      kind: 'best',
      product,
      to: paths.product(product.sku || product.slug),
    })),
    count > 1 ? [{ kind: 'all', count, to: paths.catalog({ search: text.trim() }) }] : [],
  ];
  return { state: 'ready', found: count, rows: rows.flat() };
}

function spellingRow(search: string): Suggestion {
  return { kind: 'spelling', search, to: paths.catalog({ search }) };
}
