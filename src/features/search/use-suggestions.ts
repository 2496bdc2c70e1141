import { useMemo, useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import type { SuggestionAnswer } from '#domain/catalog/catalog-answers.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Failure } from '#domain/core/result.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { type SearchIndex, searchIndex } from '#domain/search/search-index.ts';
import { type Suggested, suggestionsFor } from '#domain/catalog/suggested.ts';
import { findCategories, findProducts, type Spellings } from '#domain/search/search.ts';
import { suggestedBlogs } from '#data/content/blogs.ts';
import { constantQuery } from '#data/query/query-store.ts';
import { hasCatalogFile } from '#data/prerendered/page-data.ts';
import { productList, suggestedProducts } from '#data/catalog/products.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/query/use-query.ts';

/** A suggested product. Results from the catalogue file have no description. */
export type SuggestedProduct = ListedProduct & Partial<Pick<Product, 'description'>>;

/** A row of the suggestion list and its link. */
export type Suggestion = { readonly to: string } & (
  | { readonly kind: 'spelling'; readonly search: string }
  | { readonly kind: 'category'; readonly name: string; readonly spellings: Spellings }
  | { readonly kind: 'product'; readonly product: SuggestedProduct; readonly spellings: Spellings }
  | { readonly kind: 'article'; readonly title: string; readonly spellings: Spellings }
  | { readonly kind: 'all'; readonly count: number }
);

/** State of the suggestions for a text. */
export type Suggestions =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      /** Number of matching products; only the first are suggested. */
      readonly found: number;
      readonly rows: readonly Suggestion[];
    };

type Found = Suggested<SuggestedProduct>;

/** Suggested products; one row links to the rest. */
const SUGGESTED = 20;
/** Suggested articles. */
const SUGGESTED_ARTICLES = 3;

/** The searched product list: one live query for all texts. */
export const CATALOGUE = productList({ pageSize: SEARCH_PAGE_SIZE });
/** The searched articles: the newest ones at build time. */
export const ARTICLES = suggestedBlogs();

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
  const blogs = useQuery(ARTICLES);
  const products = 'data' in read ? read.data?.rows : undefined;
  const articles = 'data' in blogs ? blogs.data?.rows : undefined;
  const index = useMemo(() => products && searchIndex(products), [products]);
  // Product suggestions do not wait for the articles.
  const articleIndex = useMemo(
    () => searchIndex((articles ?? []).map(searchedArticle)),
    [articles],
  );
  const found = useMemo(() => {
    if (usesCatalog) return answer.state === 'ready' ? answer.data : null;
    return index ? suggestionsFor(index, text, SUGGESTED) : null;
  }, [usesCatalog, answer, index, text]);
  // The previous answer stays while the next one loads.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const shown = found ?? (usesCatalog ? known : null);
  return useMemo(() => {
    if (shown) return ready(shown, articleIndex, text);
    return read.state === 'failed'
      ? { state: 'failed', failure: read.error }
      : { state: 'loading' };
  }, [shown, articleIndex, text, read]);
}

/** An article as search data: without its body. */
function searchedArticle({ slug, title, excerpt, tags }: Blog) {
  return { slug, title, description: [excerpt, ...tags].join('\n'), sku: '' };
}

type SearchedArticle = ReturnType<typeof searchedArticle>;

function ready(
  { products, count, spellings, near }: Found,
  articleIndex: SearchIndex<SearchedArticle>,
  text: string,
): Suggestions {
  const categories = findCategories(text);
  const articles = findProducts(articleIndex, text);
  const rows: readonly (readonly Suggestion[])[] = [
    near.map(spellingRow),
    categories.products.map((name) => ({
      kind: 'category',
      name,
      spellings: categories.spellings,
      to: paths.catalog({ category: name }),
    })),
    products.map((product) => ({
      kind: 'product',
      product,
      spellings,
      to: paths.product(product.sku || product.slug),
    })),
    articles.products.slice(0, SUGGESTED_ARTICLES).map(({ slug, title }) => ({
      kind: 'article',
      title,
      spellings: articles.spellings,
      to: paths.blog(slug),
    })),
    count > 1 ? [{ kind: 'all', count, to: paths.catalog({ search: text.trim() }) }] : [],
  ];
  return { state: 'ready', found: count, rows: rows.flat() };
}

function spellingRow(search: string): Suggestion {
  return { kind: 'spelling', search, to: paths.catalog({ search }) };
}
