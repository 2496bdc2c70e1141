import { expect, it } from 'vitest';
import { canonicalPath } from './canonical.ts';

it.each([
  ['/?utm_source=mail&a=1', '/'],
  ['/products', '/products'],
  ['/products?gclid=x&category=Soaps&ref=home', '/products?category=Soaps'],
  ['/products?sort=price-low&category=Soaps', '/products?category=Soaps'],
  ['/products?concern=Dry+skin&fbclid=x', '/products?concern=Dry%20skin'],
  ['/products?pages=2&category=Hair%20Care', '/products?category=Hair%20Care&pages=2'],
  ['/products?pages=1&category=', '/products'],
  ['/products?search=100%', '/products?search=100%25'],
  ['/product/neem-soap?igsh=x', '/product/neem-soap'],
  ['/Product/neem-soap/?from=mail', '/product/neem-soap'],
  ['/blogs?pages=2&utm_medium=x', '/blogs?pages=2'],
  ['/blog/on-soap?mc_cid=1', '/blog/on-soap'],
  ['/contact?topic=order&order=FR-1&ticket=x', '/contact'],
  ['/dashboard?tab=orders&order=abc', '/dashboard?tab=orders'],
  ['/thank-you?order=abc', '/thank-you'],
  ['/admin/blog?open=x', '/admin/blog'],
  ['/nowhere?a=1', '/nowhere'],
])('%s has the canonical path %s', (address, canonical) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  expect(canonicalPath(pathname, new URLSearchParams(search))).toBe(canonical);
});
