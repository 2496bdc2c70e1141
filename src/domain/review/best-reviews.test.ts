import { expect, it } from 'vitest';
import { bestReviews, isBestReview, MOST_BEST } from './best-reviews.ts';

const review = (slug: string, changes: object = {}) => ({
  ...{ uid: 'asha', stars: 5, title: '', text: 'It lasts long.', name: 'Asha', verified: true },
  ...{ status: 'published' as const, createdAt: 1, photos: ['photo-1', 'photo-2'], slug },
  ...changes,
});
const SLUGS = ['soap', 'oil', 'balm', 'tea', 'cream'];
const titles = new Map(SLUGS.map((slug) => [slug, `A ${slug}`]));

it.each([
  [{}, true],
  [{ stars: 4 }, true],
  [{ stars: 3 }, false],
  [{ verified: false }, false],
  [{ status: 'pending' }, false],
  [{ photos: [] }, false],
  [{ photos: undefined }, false],
])('a review with %j is one of the best: %s', (changes, is) => {
  expect(isBestReview(review('soap', changes))).toBe(is);
});

it('the home page shows the newest review of each product on sale, with its first photograph', () => {
  const shown = bestReviews(
    [
      review('gone'),
      review('soap', { stars: 3 }),
      review('soap', { uid: 'meera' }),
      review('soap'),
    ],
    titles,
  );
  expect(shown).toMatchObject([{ uid: 'meera', product: 'A soap', photo: 'photo-1' }]);
  expect(
    bestReviews(
      SLUGS.map((slug) => review(slug)),
      titles,
    ),
  ).toHaveLength(MOST_BEST);
});
