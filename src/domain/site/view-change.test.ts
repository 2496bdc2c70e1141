import { expect, it } from 'vitest';
import { adminPaths } from '../staff/admin-area.ts';
import { paths } from './paths.ts';
import { viewChange, type ViewLocation } from './view-change.ts';

function at(address: string, state: unknown = null): ViewLocation {
  const { pathname, searchParams: query } = new URL(address, 'https://shop.example');
  return { pathname, query, state };
}

const change = (before: string, after: string) => viewChange(at(before), at(after));
const orders = adminPaths.tab('orders');

it.each([
  [paths.home, paths.products],
  [paths.cartAndWishList, paths.checkout],
  [paths.checkout, paths.order('a')],
  [paths.dashboard, paths.security],
  [paths.orders, paths.order('a')],
  [paths.order('a'), paths.order('b')],
  [paths.product('soap'), paths.product('oil')],
  [paths.product('soap'), `${paths.products}?category=Soaps`],
  [paths.thankYou('a'), paths.thankYou('b')],
  [orders, adminPaths.tab('products')],
  [orders, adminPaths.open('orders', 'a')],
  [`${orders}?status=paid`, `${orders}?status=paid&open=a`],
  [adminPaths.open('orders', 'a'), `${adminPaths.open('orders', 'a')}&view=slip`],
  [orders, `${orders}?view=reports`],
  [adminPaths.blog, `${adminPaths.blog}?new=1`],
])('a change of the URL from %s to %s shows another view', (before, after) => {
  expect(change(before, after)).toBe('view');
  expect(change(after, before)).toBe('view');
});

it.each([
  [paths.products, paths.catalog({ category: 'Soaps' })],
  [paths.catalog({ category: 'Soaps' }), paths.catalog({ category: 'Oral Care' })],
  [paths.products, paths.catalog({ search: 'neem' })],
])('a change of the URL from %s to %s shows other products in the same list', (before, after) => {
  expect(change(before, after)).toBe('list');
});

it.each([
  [paths.products, paths.catalog({ sort: 'price-low' })],
  [paths.catalog({ category: 'Soaps' }), paths.catalog({ category: 'Soaps', pages: 2 })],
  [paths.products, `${paths.products}?concern=Hair`],
  [paths.products, `${paths.products}?category=`],
  [paths.blogs, paths.blogPages(2)],
  [paths.faq, `${paths.faq}#returns`],
  [paths.dashboard, `${paths.dashboard}?tab=profile`],
  [paths.cartAndWishList, `${paths.cartAndWishList}&later=neem`],
  [paths.auth(), paths.auth({ next: paths.checkout })],
  [orders, `${orders}?status=paid`],
  [`${orders}?pages=2`, `${orders}?q=asha&open=`],
])('a change of the URL from %s to %s stays in the same view', (before, after) => {
  expect(change(before, after)).toBe('none');
  expect(change(after, before)).toBe('none');
});

it('another size of the same product is the same view, and another product is not', () => {
  const size = at(paths.product('oil-500'), { family: 'oil' });
  expect(viewChange(at(paths.product('oil-100')), size)).toBe('none');
  expect(viewChange(size, at(paths.product('soap')))).toBe('view');
});
