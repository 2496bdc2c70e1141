import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { articleClaims } from './article-gate.ts';
import type { Blog } from '../content/blog.ts';
import { findClaimsInMarkdown } from './claims.ts';

const inBody = (body: string) => findClaimsInMarkdown(body).map(({ words }) => words);

it.each([
  ['It **cures** diabetes', 'cures, diabetes'],
  ['It cu**r**es', 'cures'],
  ['~~It~~ `heals` you', 'heals'],
  ['dissolves _kidney_ stones', 'kidney stones'],
  ['dissolves **kidney** *stones*', 'kidney stones'],
  ['[kidney](https://example.com/a_(b)) stones', 'kidney stones'],
  ['[kidney][1] stones\n\n[1]: https://example.com', 'kidney stones'],
  ['![A woman cured of piles](/pictures/a.webp)', 'cured, piles'],
  ['[cure for typhoid](https://example.com "title")', 'cure, typhoid'],
  ['> kidney\n> stones', 'kidney stones'],
  ['## Cures fever', 'Cures, fever'],
  ['- cures\n- piles', 'cures, piles'],
  ['kidney  \nstones', 'kidney stones'],
  ['kidney\\\nstones', 'kidney stones'],
  ['kidney&nbsp;stones', 'kidney stones'],
  ['c&#117;res, diab&shy;etes', 'cures, diabetes'],
  ['diab\u200betes', 'diabetes'],
  ['cures\\!', 'cures'],
  ['**मधुमेह** का इलाज', 'मधुमेह, इलाज'],
  ['madhumeh ka **ilaj**, rambaan', 'madhumeh, ilaj, rambaan'],
  ['| cures | fever |\n|---|---|', 'cures, fever'],
])('forbidden words in Markdown are found in %j', (body, words) => {
  expect(inBody(body).join(', ')).toBe(words);
});

it.each([
  'c\\ures',
  'A [leaflet](https://example.com/diabetes-cures) to read',
  'A [leaflet][cures] to read\n\n[cures]: https://example.com/diabetes',
  '![A bowl of neem](/pictures/cures.webp)',
  'Rubbed in as tradition has it; a *manicure* and a secure_cures_cap'.replace('_cures_', '_'),
  'A **warm** oil for _tired_ legs',
  'Two paragraphs: kidney\n\nstones in the path',
])('forbidden words in Markdown are not found in %j', (body) => {
  expect(inBody(body)).toEqual([]);
});

it('forbidden words in Markdown are selected in the source from the first letter to the last', () => {
  const source = 'Oil for [**kid**ney](https://example.com) stones.';
  const [claim] = findClaimsInMarkdown(source);
  expect(source.slice(claim?.start, claim?.end)).toBe('kid**ney](https://example.com) stones');
});

const typed = { title: 'Neem', slug: 'neem', excerpt: '', body: 'Traditional.', tags: '' };
const shown: Blog = {
  ...{ slug: 'neem', title: 'Neem cures', excerpt: '', body: '**Traditional.**' },
  ...{ coverImageURL: '', coverAlt: '', author: '', reviewer: '', tags: [], seoTitle: '' },
  ...{ seoDescription: '', relatedProducts: [], auditId: '', publishedAt: 1, updatedAt: 1 },
  status: 'published',
};
const summarise = (claims: ReturnType<typeof articleClaims>) =>
  claims.map(({ field, words }) => [field, words]);

it('the publishing gate of an article reports forbidden words in any public text', () => {
  const all = {
    ...{ title: 'Cures', slug: 'heals-fever', excerpt: 'piles', body: '**cu**res' },
    ...{
      coverAlt: 'cured',
      tags: 'skin, diabetes',
      seoTitle: 'healing heals',
      seoDescription: 'miracle',
    },
  };
  const found = summarise(articleClaims(all, null)).map((claim) => claim.join(': '));
  expect(found).toEqual(
    listed(`
      title: Cures | slug: heals | slug: fever | excerpt: piles | body: cures | coverAlt: cured
      tags: diabetes | seoTitle: heals | seoDescription: miracle`),
  );
  expect(articleClaims(typed, null)).toEqual([]);
});

it('the publishing gate of an article reports only new words of a published one', () => {
  const more = { ...typed, title: 'Neem cures', body: 'It cures fever.' };
  const added = [
    ['body', 'cures'],
    ['body', 'fever'],
  ];
  expect(summarise(articleClaims(more, shown))).toEqual(added);
  const draft: Blog = { ...shown, status: 'draft' };
  expect(summarise(articleClaims(more, draft))).toEqual([['title', 'cures'], ...added]);
});
