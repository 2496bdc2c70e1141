import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { ILLUSTRATIONS } from '../../illustrations/manifest.ts';
import { FORBIDDEN_CLAIMS } from '../claims.ts';
import { SEED_DAY, seedProducts } from '../products/index.ts';
import { seedBlogs } from './index.ts';

const blogs = seedBlogs();
const published = blogs.filter(({ status }) => status === 'published');

describe('the seeded articles', () => {
  it('are eight for everyone and one draft', () => {
    expect(published).toHaveLength(8);
    expect(blogs.length - published.length).toBe(1);
  });

  it('are worth reading: 500 words and more', () => {
    for (const { slug, body } of published) {
      const words = body.split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(500);
      expect(words, slug).toBeLessThanOrEqual(900);
    }
  });

  it('have slugs, moments and pictures of their own, before the seed’s day', () => {
    expect(new Set(blogs.map(({ slug }) => slug)).size).toBe(blogs.length);
    expect(new Set(blogs.map(({ publishedAt }) => publishedAt)).size).toBe(blogs.length);
    expect(new Set(blogs.map(({ coverImageURL }) => coverImageURL)).size).toBe(blogs.length);
    for (const { publishedAt } of published) expect(publishedAt).toBeLessThan(SEED_DAY);
  });

  it('show pictures that exist', () => {
    const names = new Set(Object.values(ILLUSTRATIONS).map(({ name }) => name));
    const shown = blogs.flatMap(({ coverImageURL, body }) => [
      coverImageURL,
      ...[...body.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1] ?? ''),
    ]);
    expect(shown.length).toBeGreaterThan(blogs.length);
    for (const address of shown) {
      const name = /^\/pictures\/(.+)-\d+\.webp$/.exec(address)?.[1] ?? address;
      expect(names.has(name), address).toBe(true);
    }
  });

  it('speak of products that are sold', () => {
    const sold = new Set(
      seedProducts()
        .filter(({ active }) => active)
        .map(({ slug }) => slug),
    );
    for (const { slug, relatedProducts } of blogs) {
      expect(relatedProducts.length, slug).toBeGreaterThan(0);
      expect(relatedProducts.filter((product) => !sold.has(product))).toEqual([]);
    }
  });

  it('name no disease, promise nothing, and say when to ask a doctor or dentist', () => {
    for (const { slug, title, excerpt, body, status } of blogs) {
      expect(FORBIDDEN_CLAIMS.exec(`${title} ${excerpt} ${body}`)?.[0], slug).toBeUndefined();
      expect(status === 'draft' || /\b(?:doctor|dentist)/.test(body), slug).toBe(true);
    }
  });

  it('hold no raw HTML, and one of them Devanagari in its title', () => {
    for (const { slug, body } of blogs) {
      const tokens = new Marked().lexer(body);
      expect(
        tokens.filter(({ type }) => type === 'html'),
        slug,
      ).toEqual([]);
    }
    expect(published.some(({ title }) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
  });
});
