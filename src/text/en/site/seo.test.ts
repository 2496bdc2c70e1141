import { describe, expect, it } from 'vitest';
import { seoEntry } from './seo.ts';

describe('the fixed entry of a pathname', () => {
  it.each([
    ...['/', '/about', '/contact', '/privacy', '/shipping', '/terms', '/faq', '/auth', '/products'],
    ...['/blogs', '/dashboard', '/test', '/user/login', '/coming-soon', '/privacy-policy'],
    ...['/terms-and-conditions', '/shipping-and-delivery', '/product/franch-orthovin-thailam'],
    ...['/product/franch-ayurveda-skin-soap', '/product/omega-3'],
  ])('exists for %s', (pathname) => {
    const entry = seoEntry(pathname);
    expect(entry?.title).toMatch(/Franch/);
    expect(entry?.description.length).toBeGreaterThan(30);
  });

  it.each([
    '/products?category=Soaps',
    '/products/',
    '/Products',
    '',
    '/product/omega-33',
    'constructor',
    '__proto__',
  ])('does not exist for "%s": only exact pathnames match', (pathname) => {
    expect(seoEntry(pathname)).toBeUndefined();
  });
});
