import { expect, it } from 'vitest';
import { blogSeo, productSeo } from './seo.ts';

const described = (description: string) => productSeo({ title: 'Omega-3', description });

it('a product’s entry is its name and its whole description up to 160 characters', () => {
  const entry = { title: 'Omega-3', description: 'From algae, not fish.' };
  expect(described(' From\n\nalgae,  not fish. ')).toEqual(entry);
  const longest = `${'a'.repeat(150)} ${'b'.repeat(9)}`;
  expect(described(longest).description).toBe(longest);
  expect(described(`${longest}b`).description).toBe(`${'a'.repeat(150)} …`);
});

it('a long description ends with a whole word and an ellipsis', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const { description } = described(words.join(' '));
  expect(description.length).toBeLessThanOrEqual(162);
  const shownWords = description.replace(/ …$/, '').split(' ');
  expect(description.endsWith(' …')).toBe(true);
  expect(shownWords).toEqual(words.slice(0, shownWords.length));
  expect(shownWords.length).toBeGreaterThan(15);
});

it.each(['🪔'.repeat(200), `x${'🪔'.repeat(200)}`, 'आयुर्वेद'.repeat(60)])(
  'no character of a text without spaces is split: %.12s…',
  (text) => expect(described(text).description).not.toMatch(/\p{Surrogate}/u),
);

it('an article prefers its own texts in search results', () => {
  const blog = { title: 'A', excerpt: 'b', seoTitle: '', seoDescription: '' };
  expect(blogSeo(blog)).toEqual({ title: 'A', description: 'b' });
  const own = { title: 'C', description: 'd' };
  expect(blogSeo({ ...blog, seoTitle: 'C', seoDescription: 'd' })).toEqual(own);
});
