import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { REVIEW_REQUEST } from '#domain/review/review-day.ts';
import { setOwnReviewRequests } from '../../../functions/src/endpoints/reviews/set-review-requests.ts';
import { askForReviews } from '../../../functions/src/reviews/ask-for-reviews.ts';
import { APPROVE } from '../../support/fixtures/returns.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const shop = checkoutForTests('review-requests', { oil: 20, soap: 20 });
const LATER = () => Date.now() + (REVIEW_REQUEST.afterDays + 1) * DAY_MS;

/** A delivered order of both products by a customer with an address of their own. */
async function delivered(who = 'buyer', email = `${who}@franch.test`): Promise<string> {
  const lines = ['oil', 'soap'].map((slug) => ({ slug, quantity: 1 }));
  const request = { ...shop.inCash(), lines, email };
  const expectedTotalPaise = shop.inCash(2).expectedTotalPaise;
  const placed = await shop.buy(who, { ...request, expectedTotalPaise });
  if (placed.outcome === 'refused') throw new Error(JSON.stringify(placed.refusal));
  const { orderId } = placed as { orderId: string };
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  return orderId;
}
/** The products that the letters about an order ask about, by letter. */
async function productsInLetters(orderId: string): Promise<readonly string[]> {
  const letters = (await shop.all('mail')).filter(
    (one) => one['orderId'] === orderId && one['kind'] === 'review-request',
  );
  return letters.map((one) => {
    const { ratings } = one['letter'] as { ratings: { stars: { url: string }[] }[] };
    const slugs = ratings.map(({ stars }) => new URL(stars[3]?.url ?? '').searchParams);
    return slugs.map((query) => `${query.get('review')} ${query.get('stars')}`).join(', ');
  });
}
const review = (slug: string, uid: string) =>
  shop.store.doc(`products/${slug}/reviews/${uid}`).set({ uid, stars: 5, status: 'pending' });

it('a delivered order is asked about once, some days later, however often the sweep runs', async () => {
  const orderId = await delivered();
  expect(await askForReviews(Date.now())).toBe(0);
  const now = LATER();
  const asked = await Promise.all([askForReviews(now), askForReviews(now)]);
  expect(asked.toSorted()).toEqual([0, 1]);
  expect(await askForReviews(now + 60 * DAY_MS)).toBe(0);
  expect(await productsInLetters(orderId)).toEqual(['oil 4, soap 4']);
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({ askReviewsAt: null });
  const journal = await shop.store.collection(`orders/${orderId}/events`).get();
  expect(journal.docs.at(-1)?.data()).toMatchObject({ what: 'review-ask', actor: 'clock' });
});

it('a letter leaves out what is reviewed, off sale or gone, and is not written about nothing', async () => {
  const [first, second] = [await delivered('one'), await delivered('two')];
  await review('oil', 'one');
  await review('soap', 'two');
  await shop.store.doc('products/oil').update({ active: false });
  expect(await askForReviews(LATER())).toBe(1);
  expect([await productsInLetters(first), await productsInLetters(second)]).toEqual([
    ['soap 4'],
    [],
  ]);
});

it('an order is not asked about when none of its products is left', async () => {
  const orderId = await delivered();
  for (const slug of ['oil', 'soap']) await shop.store.doc(`products/${slug}`).delete();
  expect(await askForReviews(LATER())).toBe(0);
  expect(await productsInLetters(orderId)).toEqual([]);
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({ askReviewsAt: null });
});

it('an order with an open return is asked about when that is over, without what it was about', async () => {
  const orderId = await delivered();
  const request = { orderId, key: 'request-01', items: [{ line: 1, quantity: 1 }] };
  const how = { reason: 'damaged', sealed: false, batch: '', text: '' } as const;
  const answer = await shop.functions.requestOwnReturn({ ...request, ...how }, 'buyer', Date.now());
  if (answer.outcome !== 'requested') throw new Error(answer.refusal);
  expect(await askForReviews(LATER())).toBe(0);
  expect(await productsInLetters(orderId)).toEqual([]);
  const { ticket } = answer;
  const refuse = { ...APPROVE, step: 'refuse', orderId, ticket };
  await shop.functions.moveReturnForStaff(refuse as never, STAFF, Date.now());
  expect(await askForReviews(LATER() + 10 * DAY_MS)).toBe(1);
  expect(await productsInLetters(orderId)).toEqual(['soap 4']);
});

it('who wants no such letters gets none, about any order with the same address', async () => {
  const [first, second] = [await delivered('asha'), await delivered('a-guest', 'asha@franch.test')];
  const set = (uid: string, wanted: boolean) =>
    setOwnReviewRequests({ orderId: first, wanted }, { uid }, Date.now());
  expect(await set('mallory', false)).toEqual({ outcome: 'refused', refusal: 'not-found' });
  const url = `${process.env['SHOP_ORIGIN']}/dashboard?tab=orders&order=${first}&reviews=stop`;
  const signed = await shop.functions.withOrderLink({ url } as never, first, Date.now());
  const token = /#link=([\w-]+)/u.exec(JSON.stringify(signed))?.[1] ?? '';
  await shop.functions.openByLink({ orderId: first, token }, 'reader', Date.now());
  expect([await set('reader', false), await set('reader', false)]).toEqual([
    { outcome: 'saved' },
    { outcome: 'saved' },
  ]);
  expect(await askForReviews(LATER())).toBe(0);
  expect([await productsInLetters(first), await productsInLetters(second)]).toEqual([[], []]);
  const third = await delivered('asha');
  expect(await set('asha', true)).toEqual({ outcome: 'saved' });
  expect(await askForReviews(LATER())).toBe(1);
  expect(await productsInLetters(third)).toEqual(['oil 4, soap 4']);
});

it('nobody is asked while letters are late', async () => {
  await delivered();
  const health = shop.store.doc('health/mail');
  await health.set({ late: 1, held: 0, failed: 0 });
  expect(await askForReviews(LATER())).toBe(0);
  await health.set({ late: 0, held: 0, failed: 0 });
  expect(await askForReviews(LATER())).toBe(1);
});
