import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { paths } from './paths.ts';
import {
  CLOSED_PATHS,
  isHiddenAddress,
  LEGACY_REDIRECTS,
  productSlugIn,
  routeOf,
  ROUTES,
} from './routes.ts';

const PRIVATE = '/admin | /admin/dashboard/orders | /dashboard | /dashboard/ | /auth | /AUTH/x';
test.each(listed(PRIVATE))(
  'routeOf gives %s a layout of its own, and waits for the session',
  (path) => {
    const { layout, access } = routeOf(path);
    expect(layout).not.toBe('shop');
    expect(access).not.toBe('public');
  },
);

test.each(['/return', '/return/x', '/thank-you', '/Dashboard'])(
  'routeOf gives %s the minimal layout',
  (pathname) => expect(routeOf(pathname).layout).toBe('minimal'),
);

test.each(listed('/ | /products | /product/auth | /authors | /administration | /returns'))(
  'routeOf gives %s header and footer and renders it before the session is known',
  (pathname) => expect(routeOf(pathname)).toMatchObject({ layout: 'shop', access: 'public' }),
);

it('routeOf finds the page of a pathname, in any case and with a trailing slash', () => {
  expect(routeOf('/Product/neem-soap/').page).toBe('product');
  expect(routeOf('/admin/blog').page).toBe('admin');
  expect(routeOf('/product/a/b').page).toBe('not-found');
  expect(routeOf('/dashboard/x').page).toBe('not-found');
});

it('finds the slug of a product page only', () => {
  expect(productSlugIn('/product/neem-soap/')).toBe('neem-soap');
  expect(productSlugIn('/blog/neem-soap')).toBeNull();
  expect(productSlugIn('/product')).toBeNull();
});

test.each([
  ...Object.values(paths).filter((link) => typeof link === 'string'),
  ...[paths.catalog({ category: 'Soaps', pages: 2 }), paths.product('neem-soap')],
  ...[paths.blogPages(2), paths.blog('cure'), paths.order('id'), paths.askAbout('FR-1')],
  ...[paths.paymentReturn('id'), paths.testPayment('id'), paths.thankYou('id')],
  paths.auth({ next: '/products' }),
])('the link %s leads to a page', (link) => {
  expect(routeOf(new URL(link, 'https://shop.example').pathname).page).not.toBe('not-found');
});

const hidden = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return isHiddenAddress(pathname, searchParams);
};
const more = listed('/admin/dashboard/orders | /dashboard?tab=cart-fav | /auth?next=%2F');
it.each([...CLOSED_PATHS, ...more])('search engines must not index %s', (address) => {
  expect(hidden(address)).toBe(true);
});
it('search engines must not index search results', () => {
  expect(hidden('/products?search=soap')).toBe(true);
  expect(hidden('/products?search=%20')).toBe(false);
});
it.each(listed('/ | /products | /products?category=Soaps | /blogs | /terms | /authors | /testing'))(
  'search engines may index %s',
  (address) => expect(hidden(address)).toBe(false),
);

type Rule = Record<'source' | 'destination', string>;
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  readonly hosting: { readonly rewrites: readonly Rule[]; readonly redirects: readonly Rule[] };
};
const shellPaths = hosting.rewrites
  .filter(({ destination }) => destination === '/shell.html')
  .map(({ source }) => source)
  .toSorted();

it('firebase.json serves the shell at every route', () => {
  const expected = ROUTES.flatMap(({ path }) => {
    if (path === '/') return [];
    if (path.endsWith('/*')) return [path.slice(0, -2), path.replace('/*', '/**')];
    if (path === '/dashboard') return [path, `${path}/**`];
    return [path.replace(/:\w+/, '*')];
  });
  expect(shellPaths).toEqual(expected.toSorted());
});

it('firebase.json redirects every legacy URL permanently', () => {
  expect(hosting.redirects).toEqual(
    LEGACY_REDIRECTS.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
  );
});
