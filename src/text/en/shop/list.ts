import type { Sort } from '#domain/catalog/catalog.ts';
import { formatNumber } from '#domain/money/number.ts';

const products = (count: number): string =>
  count === 1 ? '1 product' : `${formatNumber(count)} products`;

/** The list of products: heading, sorting, counts and empty results. */
export const listWords = {
  shopAll: 'Shop all products',
  all: 'All products',
  products: 'Products',
  found: (term: string) => `Results for “${term}”`,
  filters: 'Categories',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    relevance: 'Relevance',
    popularity: 'Popularity',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    name: 'Name: A to Z',
    origin: 'Country of origin: A to Z',
  } satisfies Record<Sort, string>,
  count: products,
  noneFit: 'No products match',
  among: (shown: number, looked: number) => `${products(shown)} in the first ${looked}`,
  total: (total: number, atLeast: boolean) =>
    atLeast ? `${formatNumber(total)}+ products` : products(total),
  progress: (shown: number, total: number, atLeast: boolean) =>
    `${shown} of ${formatNumber(total)}${atLeast ? '+' : ''} products`,
  shown: (shown: number) => `${shown} products shown`,
  more: 'Load more',
  searchCut: (max: number) => `Long searches are cut to ${max} characters.`,
  empty: {
    category: (name: string) => `No products in “${name}”`,
    search: (term: string) => `No products found for “${term}”`,
    shop: 'The shop has no products yet',
    hint: 'Check the spelling, or browse a category:',
    hintCategory: 'These categories have something for you:',
    hintShop: 'Please come back soon.',
    drop: 'Search all products',
    ask: 'Looking for something we don’t have?',
    contact: 'Ask us',
  },
} as const;
