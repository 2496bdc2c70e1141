import { useMemo, useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import type { SuggestionAnswer } from '#domain/catalog/catalog-answers.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Failure } from '#domain/shared/result.ts';
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

/** A suggested product. Where the whole shop is searched there are no descriptions. */
export type SuggestedProduct = ListedProduct & Partial<Pick<Product, 'description'>>;

/** What can be chosen below the search, and where it leads. */
export type Suggestion = { readonly to: string } & (
  | { readonly kind: 'near'; readonly search: string }
  | { readonly kind: 'shelf'; readonly name: string; readonly spellings: Spellings }
  | { readonly kind: 'product'; readonly product: SuggestedProduct; readonly spellings: Spellings }
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

type Found = Suggested<SuggestedProduct>;

/** How many products are suggested. The rest are one row away. */
const SUGGESTED = 20;
/** How many articles are suggested. */
const SUGGESTED_ARTICLES = 3;

/** The catalogue as the search sees it: one live read, whatever is typed. */
export const CATALOGUE = productList({ pageSize: SEARCH_PAGE_SIZE });
/** The articles as the search sees them: the newest, as the site was built with them. */
export const ARTICLES = suggestedBlogs();

const UNASKED = constantQuery('catalog/unasked');
const UNREAD = constantQuery<ListPage<Product> | null>('products/unread', null);

/** Suggestions for a text, found on the device at each keystroke: in the whole shop, or in the list that a small one fits in. */
export function useSuggestions(text: string): Suggestions {
  const asks = hasCatalogFile();
  const answer = useQuery<SuggestionAnswer | null>(
    asks ? suggestedProducts(text.trim(), SUGGESTED) : UNASKED,
  );
  const isAsked = asks && answer.state !== 'failed';
  const read = useQuery(isAsked ? UNREAD : CATALOGUE);
  const blogs = useQuery(ARTICLES);
  const products = 'data' in read ? read.data?.rows : undefined;
  const articles = 'data' in blogs ? blogs.data?.rows : undefined;
  const index = useMemo(() => products && searchIndex(products), [products]);
  // The shop is no worse where the articles are late or missing.
  const articleIndex = useMemo(
    () => searchIndex((articles ?? []).map(searchedArticle)),
    [articles],
  );
  const found = useMemo(() => {
    if (isAsked) return answer.state === 'ready' ? answer.data : null;
    return index ? suggestionsFor(index, text, SUGGESTED) : null;
  }, [isAsked, answer, index, text]);
  // While an answer is on its way the one before stays.
  const [known, keep] = useState(found);
  if (found && found !== known) keep(found);
  const shown = found ?? (isAsked ? known : null);
  return useMemo(() => {
    if (shown) return ready(shown, articleIndex, text);
    return read.state === 'failed'
      ? { state: 'failed', failure: read.error }
      : { state: 'loading' };
  }, [shown, articleIndex, text, read]);
}

/** An article as the search looks at it: its body is left to its reader. */
function searchedArticle({ slug, title, excerpt, tags }: Blog) {
  return { slug, title, description: [excerpt, ...tags].join('\n'), sku: '' };
}

type SearchedArticle = ReturnType<typeof searchedArticle>;

function ready(
  { products, count, spellings, near }: Found,
  articleIndex: SearchIndex<SearchedArticle>,
  text: string,
): Suggestions {
  const shelves = findCategories(text);
  const articles = findProducts(articleIndex, text);
  const rows: readonly (readonly Suggestion[])[] = [
    near.map(nearRow),
    shelves.products.map((name) => ({
      kind: 'shelf',
      name,
      spellings: shelves.spellings,
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

function nearRow(search: string): Suggestion {
  return { kind: 'near', search, to: paths.catalog({ search }) };
}
