import { expect, it } from 'vitest';
import { blogSeo, productSeo } from './seo.ts';

it('a product’s entry is its name and its whole description if that is short', () => {
  expect(productSeo({ title: 'Omega-3', description: ' From\n\nalgae,  not fish. ' })).toEqual({
    title: 'Omega-3 · Franch',
    description: 'From algae, not fish.',
  });
});

it('a product’s entry truncates a long description at a word with an ellipsis', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const { description } = productSeo({ title: 'x', description: words.join(' ') });
  expect(description.length).toBeLessThanOrEqual(162);
  const shownWords = description.replace(/ …$/, '').split(' ');
  expect(description.endsWith(' …')).toBe(true);
  expect(shownWords).toEqual(words.slice(0, shownWords.length));
  expect(shownWords.length).toBeGreaterThan(15);
});

it('a product’s entry keeps 160 characters and truncates 161', () => {
  const description = `${'a'.repeat(150)} ${'b'.repeat(9)}`;
  expect(productSeo({ title: 'x', description }).description).toBe(description);
  expect(productSeo({ title: 'x', description: `${description}b` }).description).toBe(
    `${'a'.repeat(150)} …`,
  );
});

it.each([
  ['emoji', '🪔'.repeat(200)],
  ['emoji at odd places', `x${'🪔'.repeat(200)}`],
  ['Devanagari', 'आयुर्वेद'.repeat(60)],
])('a product’s entry splits no character of a text without spaces: %s', (_name, description) => {
  expect(productSeo({ title: 'x', description }).description).not.toMatch(/\p{Surrogate}/u);
});

it('an article prefers its own texts in search results', () => {
  const blog = { title: 'A', excerpt: 'b', seoTitle: '', seoDescription: '' };
  expect(blogSeo(blog)).toEqual({ title: 'A · Franch', description: 'b' });
  expect(blogSeo({ ...blog, seoTitle: 'C', seoDescription: 'd' })).toEqual({
    title: 'C · Franch',
    description: 'd',
  });
});
