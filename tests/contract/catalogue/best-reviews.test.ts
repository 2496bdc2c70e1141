import { expect, it } from 'vitest';
import {
  refreshAfterReview,
  refreshBestReviews,
} from '../../../functions/src/reviews/best-reviews.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

const shop = checkoutForTests('best-reviews', { oil: 1, soap: 1, balm: 1 });
const place = (slug: string, uid: string) => shop.store.doc(`products/${slug}/reviews/${uid}`);
const review = (slug: string, uid: string, day: number, changes: object = {}) =>
  place(slug, uid).set({
    ...{ uid, stars: 5, title: '', text: 'It lasts long.', name: uid, verified: true },
    ...{ status: 'published', photos: ['photo-1'], createdAt: new Date(day * 86_400_000) },
    ...changes,
  });
async function shown(): Promise<readonly string[]> {
  const { reviews = [] } = (await shop.read('highlights/reviews')) as {
    reviews?: { slug: string; uid: string }[];
  };
  return reviews.map(({ slug, uid }) => `${slug} ${uid}`);
}

it('the home page has the newest best review of each product on sale', async () => {
  await review('oil', 'asha', 1);
  await review('oil', 'meera', 2);
  await review('soap', 'asha', 3);
  await review('balm', 'asha', 4, { stars: 3 });
  await review('balm', 'john', 5, { verified: false });
  await review('balm', 'leela', 6, { status: 'pending' });
  await review('balm', 'ravi', 7, { photos: [] });
  await refreshBestReviews();
  expect(await shown()).toEqual(['soap asha', 'oil meera']);
  await shop.store.doc('products/soap').update({ active: false });
  await refreshBestReviews();
  expect(await shown()).toEqual(['oil meera']);
});

it('a review that is taken down leaves the home page; other writes cost nothing', async () => {
  await review('oil', 'asha', 1);
  await refreshAfterReview(undefined, await place('oil', 'asha').get());
  expect(await shown()).toEqual(['oil asha']);
  await review('soap', 'john', 2, { stars: 2 });
  const before = await shop.store.doc('highlights/reviews').get();
  await refreshAfterReview(undefined, await place('soap', 'john').get());
  const same = await shop.store.doc('highlights/reviews').get();
  expect(same.updateTime?.isEqual(before.updateTime as never)).toBe(true);
  const published = await place('oil', 'asha').get();
  await place('oil', 'asha').update({ status: 'rejected' });
  await Promise.all([
    refreshAfterReview(published, await place('oil', 'asha').get()),
    refreshAfterReview(published, published),
  ]);
  expect(await shown()).toEqual([]);
});
