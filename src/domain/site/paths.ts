import { type CatalogFilters, FACETS } from '../catalog/catalog-filters.ts';
import { type CatalogView, DEFAULT_SORT } from '../catalog/catalog.ts';
import { toWellFormed } from '../shared/truncate.ts';

/** Every address of the shop that a link may lead to, in one place. */
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
  /** Password, consents, and the data of a customer. */
  security: '/dashboard?tab=security',
  test: '/test',
  /** A list as its address. What is default is left out, so that one list has one address. */
  catalog(
    view: Partial<Omit<CatalogView, 'filters'>> & { readonly filters?: Partial<CatalogFilters> },
  ): string {
    const query = [
      view.category ? `category=${encode(view.category)}` : '',
      view.search ? `search=${encode(view.search)}` : '',
      ...FACETS.flatMap((facet) =>
        (view.filters?.[facet] ?? []).map((value) => `${facet}=${encode(value)}`),
      ),
      view.sort && view.sort !== DEFAULT_SORT ? `sort=${view.sort}` : '',
      view.pages && view.pages > 1 ? `pages=${view.pages}` : '',
    ].filter(Boolean);
    return query.length > 0 ? `${paths.products}?${query.join('&')}` : paths.products;
  },
  /** A product by its slug; the header's search gives its sku instead, which the page resolves. */
  product(slug: string): string {
    return `/product/${encode(slug)}`;
  },
  /** The list of articles with as many pages unrolled. */
  blogPages(pages: number): string {
    return pages > 1 ? `${paths.blogs}?pages=${pages}` : paths.blogs;
  },
  /** A customer's orders, and one of them. */
  orders: '/dashboard?tab=orders',
  order(id: string): string {
    return `/dashboard?tab=orders&order=${encode(id)}`;
  },
  /** An order by its number and e-mail address, for whoever is not signed in. */
  findOrder: '/dashboard?tab=find-order',
  /** The contact form about an order, which has its number already. */
  askAbout(number: string): string {
    return `${paths.contact}?topic=order&order=${encode(number)}`;
  },
  /** Where the payment provider leads back to, with the order when it is known. */
  paymentReturn(orderId?: string): string {
    return orderId ? `/return?order=${encode(orderId)}` : '/return';
  },
  /** The page that tries out the payment, with the order that it made. */
  testPayment(orderId?: string): string {
    return orderId ? `/test-payment?order=${encode(orderId)}` : '/test-payment';
  },
  /** The confirmation of an order. */
  thankYou(orderId: string): string {
    return `/thank-you?order=${encode(orderId)}`;
  },
  blog(slug: string): string {
    return `/blog/${encode(slug)}`;
  },
  /** The sign-in, and where it leads: `next` is a path of the shop, `favorite` the slug of a product to mark then. */
  auth({ next, favorite }: { next?: string; favorite?: string } = {}): string {
    const query = [
      next ? `next=${encode(next)}` : '',
      favorite ? `favorite=${encode(favorite)}` : '',
    ].filter(Boolean);
    return query.length > 0 ? `/auth?${query.join('&')}` : '/auth';
  },
} as const;

/** What visitors type reaches links as well: half an emoji must not break the page that shows it. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
