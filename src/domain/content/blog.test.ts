import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { blogPages, MAX_BLOG_PAGES, readingMinutes } from './blog-view.ts';
import { BlogSchema } from './blog.ts';

it.each([
  ['', 1],
  ['word '.repeat(100), 1],
  ['word '.repeat(238 * 3), 3],
  ['आयुर्वेद '.repeat(238 * 2), 2],
  ['| --- | *** |\n'.repeat(500), 1],
])('reading time of %.12s… is counted in words, at least a minute', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

it('the pages of the list are parsed from the URL', () => {
  const pages = (param: string | null) => blogPages({ get: () => param });
  expect([null, ...listed(' | 0 | -3 | 1.5 | <script>')].map(pages)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(['2', '1e9'].map(pages)).toEqual([2, MAX_BLOG_PAGES]);
});

const minimal = { slug: 'a', title: 'A', body: 'b', status: 'published', publishedAt: 1 };
it('an article requires a slug, a title, a text, a status and a time; all else is optional', () => {
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
])('an article with %s %.12j is invalid', (field, value) => {
  expect(v.safeParse(BlogSchema, { ...minimal, [field]: value }).success).toBe(false);
});
