import { expect, it } from 'vitest';
import { SHOP_PLACEHOLDER } from '#domain/site/shop-name.ts';
import { seoEntry } from './seo.ts';

it.each([
  ...['/', '/about', '/contact', '/privacy', '/shipping', '/terms', '/faq', '/auth', '/products'],
  ...['/blogs', '/dashboard', '/test', '/user/login', '/coming-soon', '/privacy-policy'],
  ...['/terms-and-conditions', '/shipping-and-delivery', '/product/franch-orthovin-thailam'],
  ...['/product/franch-ayurveda-skin-soap', '/product/omega-3'],
])('%s has its own title and description', (pathname) => {
  const entry = seoEntry(pathname);
  expect(entry?.title).toContain(SHOP_PLACEHOLDER);
  expect(entry?.description.length).toBeGreaterThan(30);
});

it.each(['/products?category=Soaps', '/products/', '/Products', '', 'constructor', '__proto__'])(
  '"%s" has none: only exact pathnames match',
  (pathname) => expect(seoEntry(pathname)).toBeUndefined(),
);
