import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer, OrderRequest, QuoteRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60_000;
const NETWORK = '203.0.113.7';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('coupon-guesses');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock('oil', 50);
  const worth = { kind: 'percent', percent: 10 };
  await shop.store.doc('coupons/GUESSED1').set({ active: true, worth, minimumPaise: 0, uses: 0 });
});

const guest = (n: number, peer = '') => ({
  uid: `guest-${n}`,
  email: '',
  emailVerified: false,
  peer,
});
const faultOf = (answer: CheckoutAnswer) =>
  answer.outcome === 'refused' && answer.refusal.reason === 'coupon'
    ? answer.refusal.fault.fault
    : answer.outcome;

const quote = (who: ReturnType<typeof guest>, coupon: string, now = NOW) => {
  const { lines, method } = shop.request('oil', 1);
  return shop.functions.answerCheckout({ ask: 'quote', lines, coupon, method, pin: '' }, who, now);
};

/** Wrong codes, each by a new guest, with these contacts. */
async function guess(count: number, request: (coupon: string) => OrderRequest | QuoteRequest) {
  const faults: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const who = guest(n, NETWORK);
    faults.push(faultOf(await shop.functions.answerCheckout(request(`TRY${n}`), who, NOW)));
  }
  return faults;
}

describe('coupon codes guessed by ever new guests', { timeout: 120_000 }, () => {
  it('are refused above the limit of their network; a right code behind it never is', async () => {
    await rateLimitRef('coupon-peer', NETWORK).set({ count: 398, untilAt: new Date(NOW + 1000) });
    const { lines, method } = shop.request('oil', 1);
    const wrong = (coupon: string) => ({ ask: 'quote', lines, coupon, method, pin: '' }) as const;
    expect(await guess(4, wrong)).toEqual(['unknown', 'unknown', 'too-many', 'too-many']);
    expect(faultOf(await quote(guest(501, NETWORK), 'GUESSED1'))).toBe('quoted');
    expect(faultOf(await quote(guest(502, '198.51.100.9'), 'WRONG'))).toBe('unknown');
    expect(faultOf(await quote(guest(503, NETWORK), 'WRONG', NOW + 1000))).toBe('unknown');
  });

  it('with a stranger’s e-mail address and phone number do not refuse that customer’s code', async () => {
    const email = 'asha@example.in';
    const { address, ...order } = shop.request('oil', 1, { email });
    const own = { ...order, address: { ...address, phone: aPhone() } };
    const faults = await guess(45, (coupon) => ({ ...own, coupon }));
    expect(new Set(faults)).toEqual(new Set(['unknown']));
    const answer = await shop.functions.answerCheckout(
      { ...own, coupon: 'GUESSED1', expectedTotalPaise: paise(0) },
      guest(501, NETWORK),
      NOW,
    );
    expect(answer).toMatchObject({ refusal: { reason: 'price-changed' } });
  });

  it('of one guest are refused after forty, right ones as well', async () => {
    const faults: string[] = [];
    for (let n = 0; n < 41; n += 1) faults.push(faultOf(await quote(guest(1), `TRY${n}`)));
    expect(faults.slice(39)).toEqual(['unknown', 'too-many']);
    expect(faultOf(await quote(guest(1), 'GUESSED1'))).toBe('too-many');
    expect(faultOf(await quote(guest(1), ''))).toBe('quoted');
    expect(faultOf(await quote(guest(1), 'GUESSED1', NOW + QUARTER_HOUR_MS))).toBe('quoted');
  });
});
