import { type CatalogFilters, FACETS } from '../catalog/catalog-filters.ts';
import { type CatalogView, defaultSort } from '../catalog/catalog.ts';
import { toWellFormed } from '../core/truncate.ts';

/** All URLs that links in the shop use. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  shipping: '/shipping',
  terms: '/terms',
  faq: '/faq',
  products: '/products',
  blogs: '/blogs',
  dashboard: '/dashboard',
  cartAndWishList: '/dashboard?tab=cart-fav',
  checkout: '/dashboard?tab=checkout',
  addresses: '/dashboard?tab=addresses',
  /** Password, consents, and the customer's data. */
  security: '/dashboard?tab=security',
  test: '/test',
  /** The URL of a list. Omits defaults, so that one list has one URL. */
  catalog(
    view: Partial<Omit<CatalogView, 'filters'>> & { readonly filters?: Partial<CatalogFilters> },
  ): string {
    const query = [
      view.category ? `category=${encode(view.category)}` : '',
      view.search ? `search=${encode(view.search)}` : '',
      ...FACETS.flatMap((facet) =>
        (view.filters?.[facet] ?? []).map((value) => `${facet}=${encode(value)}`),
      ),
      view.sort && view.sort !== defaultSort(view.search ?? '') ? `sort=${view.sort}` : '',
      view.pages && view.pages > 1 ? `pages=${view.pages}` : '',
    ].filter(Boolean);
    return query.length > 0 ? `${paths.products}?${query.join('&')}` : paths.products;
  },
  /** A product by its slug; the header's search passes its sku, which the page resolves. */
  product(slug: string): string {
    return `/product/${encode(slug)}`;
  },
  /** The article list with its unrolled pages. */
  blogPages(pages: number): string {
    return pages > 1 ? `${paths.blogs}?pages=${pages}` : paths.blogs;
  },
  /** A customer's orders, and one of them. */
  orders: '/dashboard?tab=orders',
  order(id: string): string {
    return `/dashboard?tab=orders&order=${encode(id)}`;
  },
  /** The order search by number and email address, for visitors who are not signed in. */
  findOrder: '/dashboard?tab=find-order',
  /** The contact form about an order, with its number filled in. */
  askAbout(number: string): string {
    return `${paths.contact}?topic=order&order=${encode(number)}`;
  },
  /** The return page of the payment provider, with the order if it is known. */
  paymentReturn(orderId?: string): string {
    return orderId ? `/return?order=${encode(orderId)}` : '/return';
  },
  /** The test payment page, with the order that it placed. */
  testPayment(orderId?: string): string {
    return orderId ? `/test-payment?order=${encode(orderId)}` : '/test-payment';
  },
  /** The confirmation of an order; `repeated` when it had just been placed elsewhere. */
  thankYou(orderId: string, { repeated = false } = {}): string {
    return `/thank-you?order=${encode(orderId)}${repeated ? '&repeated=1' : ''}`;
  },
  blog(slug: string): string {
    return `/blog/${encode(slug)}`;
  },
  /** The sign-in: `next` is the shop path to return to, `favorite` the slug of a product to mark then. */
  auth({ next, favorite }: { next?: string; favorite?: string } = {}): string {
    const query = [
      next ? `next=${encode(next)}` : '',
      favorite ? `favorite=${encode(favorite)}` : '',
    ].filter(Boolean);
    return query.length > 0 ? `/auth?${query.join('&')}` : '/auth';
  },
} as const;

/** Typed text reaches links as well: half an emoji must not break the page that shows it. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
