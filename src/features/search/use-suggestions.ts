import { useMemo } from 'react';
import type { Blog } from '#domain/blog.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog.ts';
import type { Failure } from '#domain/failure.ts';
import { nearestSearches } from '#domain/nearest-searches.ts';
import { paths } from '#domain/paths.ts';
import type { Product } from '#domain/product.ts';
import { type SearchIndex, searchIndex } from '#domain/search-index.ts';
import { findCategories, findProducts, type Spellings } from '#domain/search.ts';
import { suggestedBlogs } from '#data/blogs.ts';
import { productList } from '#data/products.ts';
import { useLive } from '#data/use-live.ts';

/** What can be chosen below the search, and where it leads. */
export type Suggestion = { readonly to: string } & (
  | { readonly kind: 'near'; readonly search: string }
  | { readonly kind: 'shelf'; readonly name: string; readonly spellings: Spellings }
  | { readonly kind: 'product'; readonly product: Product; readonly spellings: Spellings }
  | { readonly kind: 'article'; readonly title: string; readonly spellings: Spellings }
  | { readonly kind: 'all'; readonly count: number }
);

/** What is known about a text that is being typed. */
export type Suggestions =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      /** How many products there are; only the first of them are suggested. */
      readonly found: number;
      readonly rows: readonly Suggestion[];
    };

/** How many products are suggested. The rest are one row away. */
const SUGGESTED = 20;
/** How many articles are suggested. */
const SUGGESTED_ARTICLES = 3;

/** The catalogue as the search sees it: one live read, whatever is typed. */
export const CATALOGUE = productList({ pageSize: SEARCH_PAGE_SIZE });
/** The articles as the search sees them: the newest, as the site was built with them. */
export const ARTICLES = suggestedBlogs();

/** Suggestions for a text, found in the page at each keystroke. Both are read with the first of them. */
export function useSuggestions(text: string): Suggestions {
  const read = useLive(CATALOGUE);
  const blogs = useLive(ARTICLES);
  const products = 'data' in read ? read.data?.rows : undefined;
  const articles = 'data' in blogs ? blogs.data?.rows : undefined;
  const index = useMemo(() => products && searchIndex(products), [products]);
  // The shop is no worse where the articles are late or missing.
  const articleIndex = useMemo(
    () => searchIndex((articles ?? []).map(searchedArticle)),
    [articles],
  );
  return useMemo(() => {
    if (index) return ready(index, articleIndex, text);
    return read.state === 'failed'
      ? { state: 'failed', failure: read.error }
      : { state: 'loading' };
  }, [index, articleIndex, text, read]);
}

/** An article as the search looks at it: its body is left to its reader. */
function searchedArticle({ slug, title, excerpt, tags }: Blog) {
  return { slug, title, description: [excerpt, ...tags].join('\n'), sku: '' };
}

type SearchedArticle = ReturnType<typeof searchedArticle>;

function ready(
  index: SearchIndex<Product>,
  articleIndex: SearchIndex<SearchedArticle>,
  text: string,
): Suggestions {
  const { products, spellings } = findProducts(index, text);
  const shelves = findCategories(text);
  const articles = findProducts(articleIndex, text);
  const rows: readonly (readonly Suggestion[])[] = [
    products.length > 0 ? [] : nearestSearches(index, text, spellings).map(nearRow),
    shelves.products.map((name) => ({
      kind: 'shelf',
      name,
      spellings: shelves.spellings,
      to: paths.catalog({ category: name }),
    })),
    products.slice(0, SUGGESTED).map((product) => ({
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
    products.length > 1
      ? [{ kind: 'all', count: products.length, to: paths.catalog({ search: text.trim() }) }]
      : [],
  ];
  return { state: 'ready', found: products.length, rows: rows.flat() };
}

function nearRow(search: string): Suggestion {
  return { kind: 'near', search, to: paths.catalog({ search }) };
}
