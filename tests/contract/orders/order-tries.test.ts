import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { LIMITS } from '../../../functions/src/checkout/limits.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60_000;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('order-tries');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock('oil', 50);
});

/** Orders one piece at another total than the shop's, or at the right one. */
async function order(uid: string, { now = NOW, right = false } = {}): Promise<string> {
  const request = shop.request('oil', 1, right ? {} : { expectedTotalPaise: paise(1) });
  const customer = { uid, email: '', emailVerified: false, peer: '' };
  const answer = await shop.functions.answerCheckout(request, customer, now);
  return answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;
}

it('requests to order are limited per customer, also those that are refused', async () => {
  for (let n = 0; n < LIMITS['order-tries'].most; n += 1) {
    expect(await order('guest')).toBe('price-changed');
  }
  expect(await order('guest')).toBe('too-many-quotes');
  expect(await order('guest', { right: true })).toBe('too-many-quotes');
  expect(await order('another', { right: true })).toBe('ordered');
  expect(await order('guest', { right: true, now: NOW + QUARTER_HOUR_MS })).toBe('ordered');
}, 60_000);
