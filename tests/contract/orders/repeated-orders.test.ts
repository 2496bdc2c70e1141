import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { openOwnCheckout, ordered, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const MINUTE_MS = 60_000;
const COD_FEE = 4_000;
const BUYER = { uid: 'asha', email: 'asha@franch.test', emailVerified: true };

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('repeated-orders');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock('oil', 50);
});

async function orderInCash(now: number, quantity = 1): Promise<string> {
  return (await answerInCash(now, quantity)).orderId;
}

/** The answer to a cash order of a new attempt: another tab, or a page that lost the response. */
async function answerInCash(now: number, quantity = 1) {
  const request = shop.request('oil', quantity, { method: 'cod' });
  const expectedTotalPaise = paise(request.expectedTotalPaise + COD_FEE);
  const answer = await shop.functions.answerCheckout(
    { ...request, expectedTotalPaise },
    BUYER,
    now,
  );
  return ordered(answer);
}

it('two tabs with one cart make one cash order', async () => {
  const [one, other] = await Promise.all([orderInCash(NOW), orderInCash(NOW)]);
  expect(other).toBe(one);
  expect(await orderInCash(NOW + 15 * MINUTE_MS - 1)).toBe(one);
  expect(await shop.stockOf('oil')).toBe(49);
  // One to the customer, one to staff.
  expect((await shop.store.collection('mail').get()).size).toBe(2);
});

it('the same cart is a new cash order after a quarter of an hour, and another cart at once', async () => {
  const first = await orderInCash(NOW);
  const another = await orderInCash(NOW + 1, 2);
  const later = await orderInCash(NOW + 15 * MINUTE_MS);
  expect(new Set([first, another, later]).size).toBe(3);
});

it('the answer tells an order from the repetition of one', async () => {
  const request = shop.request('oil', 1, { method: 'cod' });
  const expectedTotalPaise = paise(request.expectedTotalPaise + COD_FEE);
  const send = () => shop.functions.answerCheckout({ ...request, expectedTotalPaise }, BUYER, NOW);
  expect(ordered(await send()).repeated).toBe(false);
  // The page that lost the response gets its own order.
  expect(ordered(await send()).repeated).toBe(false);
  expect((await answerInCash(NOW + MINUTE_MS)).repeated).toBe(true);
});

it('a cash order that was cancelled is not found again', async () => {
  const first = await orderInCash(NOW);
  await shop.functions.cancelOwn(first, BUYER, NOW + 1);
  expect(await orderInCash(NOW + 2)).not.toBe(first);
});
