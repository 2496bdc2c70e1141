import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('quote-limit');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock('oil', 50);
});

it('quotes are limited per customer, far above what a shopper asks for', async () => {
  const { lines, coupon, method } = shop.request('oil', 1);
  const quote = (who: string, now: number) =>
    shop.functions.answerCheckout({ ask: 'quote', lines, coupon, method, pin: '' }, who, now);
  const now = Date.UTC(2026, 10, 21, 6, 30);
  const outcomes: string[] = [];
  for (let n = 0; n < 121; n += 1) outcomes.push((await quote('guest', now)).outcome);
  expect(outcomes.indexOf('refused')).toBe(120);
  expect(await quote('guest', now)).toEqual({
    outcome: 'refused',
    refusal: { reason: 'too-many-quotes' },
  });
  expect((await quote('another', now)).outcome).toBe('quoted');
  expect((await quote('guest', now + 15 * 60_000)).outcome).toBe('quoted');
}, 60_000);
