import { type CatalogView, DEFAULT_SORT } from './catalog.ts';

/** Every address of the shop that a link may lead to, in one place. */
export const paths = {
  home: '/',
  products: '/products',
  /** A list as its address. What is default is left out, so that one list has one address. */
  catalog(view: Partial<CatalogView>): string {
    const query = [
      view.category ? `category=${encodeURIComponent(view.category)}` : '',
      view.search ? `search=${encodeURIComponent(view.search)}` : '',
      view.sort && view.sort !== DEFAULT_SORT ? `sort=${view.sort}` : '',
      view.pages && view.pages > 1 ? `pages=${view.pages}` : '',
    ].filter(Boolean);
    return query.length > 0 ? `${paths.products}?${query.join('&')}` : paths.products;
  },
  product(slug: string): string {
    return `/product/${encodeURIComponent(slug)}`;
  },
} as const;
