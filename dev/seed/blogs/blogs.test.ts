import { Marked } from 'marked';
import { expect, it } from 'vitest';
import { pictureAddresses } from '../../pictures/addresses.ts';
import { FORBIDDEN_CLAIMS } from '../claims.ts';
import { SEED_DAY, seedProducts } from '../products/index.ts';
import { seedBlogs } from './index.ts';

const blogs = seedBlogs();
const published = blogs.filter(({ status }) => status === 'published');

const pictures = new Set(pictureAddresses());
const sold = new Set(seedProducts().flatMap(({ slug, active }) => (active ? [slug] : [])));
const isUnique = (pick: (blog: (typeof blogs)[number]) => unknown) =>
  new Set(blogs.map(pick)).size === blogs.length;

it('there are eight articles for everyone and one draft, with slugs, times and covers of their own', () => {
  expect(published).toHaveLength(8);
  expect(blogs).toHaveLength(9);
  expect(isUnique(({ slug }) => slug)).toBe(true);
  expect(isUnique(({ publishedAt }) => publishedAt)).toBe(true);
  expect(isUnique(({ coverImageURL }) => coverImageURL)).toBe(true);
  expect(published.some(({ title }) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
});

it.each(published)('$slug is worth reading, and names a doctor or dentist', (blog) => {
  const words = blog.body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
  expect(blog.publishedAt).toBeLessThan(SEED_DAY);
  expect(blog.body).toMatch(/\b(?:doctor|dentist)/);
});

it.each(blogs)('$slug names no disease, and shows pictures and products that exist', (blog) => {
  const { title, excerpt, body, coverImageURL, relatedProducts } = blog;
  expect(FORBIDDEN_CLAIMS.exec(`${title} ${excerpt} ${body}`)?.[0]).toBeUndefined();
  expect(new Marked().lexer(body).filter(({ type }) => type === 'html')).toEqual([]);
  const shown = [...body.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  for (const address of [coverImageURL, ...shown]) {
    expect(pictures).toContain(address);
  }
  expect(relatedProducts.length).toBeGreaterThan(0);
  expect(relatedProducts.filter((product) => !sold.has(product))).toEqual([]);
});
