import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blogPages, MAX_BLOG_PAGES, readingMinutes } from './blog-view.ts';
import { BlogSchema } from './blog.ts';
import { CLOSED_PATHS } from '../site/routes.ts';
import { blogSeo, isHiddenAddress, productSeo, seoEntry } from '../site/seo.ts';

describe('reading time', () => {
  it.each([
    ['', 1],
    ['word '.repeat(100), 1],
    ['word '.repeat(238 * 3), 3],
    ['आयुर्वेद '.repeat(238 * 2), 2],
    ['| --- | *** |\n'.repeat(500), 1],
  ])('of %.12s… is counted in words, at least a minute', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});

describe('the pages of the list', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['2', 2],
    ['1.5', 1],
    ['1e9', MAX_BLOG_PAGES],
    ['<script>', 1],
  ])('are parsed from %j as %i', (param, pages) => {
    expect(blogPages({ get: () => param })).toBe(pages);
  });
});

describe('an article', () => {
  const minimal = { slug: 'a', title: 'A', body: 'b', status: 'published', publishedAt: 1 };
  it('requires a slug, a title, a text, a status and a time; all else is optional', () => {
    expect(v.parse(BlogSchema, minimal)).toMatchObject({
      author: '',
      tags: [],
      relatedProducts: [],
    });
    for (const field of Object.keys(minimal)) {
      const rest = Object.fromEntries(Object.entries(minimal).filter(([name]) => name !== field));
      expect(v.safeParse(BlogSchema, rest).success, field).toBe(false);
    }
  });

  it.each([
    ['slug', 'a/b'],
    ['slug', '__proto__'],
    ['status', 'hidden'],
    ['body', 'x'.repeat(60_001)],
    ['relatedProducts', ['../users']],
    ['publishedAt', Number.NaN],
  ])('with %s %.12j is invalid', (field, value) => {
    expect(v.safeParse(BlogSchema, { ...minimal, [field]: value }).success).toBe(false);
  });

  it('prefers its own texts in search results', () => {
    const blog = { title: 'A', excerpt: 'b', seoTitle: '', seoDescription: '' };
    expect(blogSeo(blog)).toEqual({ title: 'A · Franch', description: 'b' });
    expect(blogSeo({ ...blog, seoTitle: 'C', seoDescription: 'd' })).toEqual({
      title: 'C · Franch',
      description: 'd',
    });
  });
});

describe('the fixed SEO entries', () => {
  it.each([
    ...['/', '/about', '/contact', '/privacy', '/shipping', '/terms', '/faq', '/auth', '/products'],
    ...['/blogs', '/dashboard', '/test', '/user/login', '/coming-soon', '/privacy-policy'],
    ...['/terms-and-conditions', '/shipping-and-delivery', '/product/franch-orthovin-thailam'],
    ...['/product/franch-ayurveda-skin-soap', '/product/omega-3'],
  ])('contain %s', (pathname) => {
    expect(seoEntry(pathname)?.title).toMatch(/Franch/);
  });

  it('override the product data, by exact pathname', () => {
    const words = { title: 'Other', description: 'words' };
    expect(productSeo({ slug: 'omega-3', ...words })).toBe(seoEntry('/product/omega-3'));
    expect(productSeo({ slug: 'omega-33', ...words }).title).toBe('Other · Franch');
    expect(productSeo({ slug: 'constructor', ...words }).title).toBe('Other · Franch');
  });
});

describe('search engines', () => {
  const hidden = (address: string): boolean => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example');
    return isHiddenAddress(pathname, searchParams);
  };
  it.each([
    ...CLOSED_PATHS,
    '/admin/dashboard/orders',
    '/dashboard?tab=cart-fav',
    '/auth?next=%2F',
  ])('must not index %s', (address) => expect(hidden(address)).toBe(true));
  it('must not index search results', () => {
    expect(hidden('/products?search=soap')).toBe(true);
    expect(hidden('/products?search=%20')).toBe(false);
  });
  it.each([
    '/',
    '/products',
    '/products?category=Soaps',
    '/blogs',
    '/terms',
    '/authors',
    '/testing',
  ])('may index %s', (address) => expect(hidden(address)).toBe(false));
});
