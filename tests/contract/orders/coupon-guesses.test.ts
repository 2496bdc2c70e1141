import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60_000;

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

/** Orders with wrong codes as a new guest each time, at most sixty times: how many codes were tried. */
async function guessesInOrders(contact: { email?: string; phone?: string }): Promise<number> {
  for (let n = 0; n < 60; n += 1) {
    const request = shop.request('oil', 1, { coupon: `TRY${n}`, email: `g${n}@example.in` });
    const address = { ...request.address, phone: contact.phone ?? aPhone() };
    const order = { ...request, ...(contact.email && { email: contact.email }), address };
    const answer = await shop.functions.answerCheckout(order, guest(n), NOW);
    if (faultOf(answer) === 'too-many') return n;
  }
  return 60;
}

const quote = (who: ReturnType<typeof guest>, coupon: string, now = NOW) => {
  const { lines, method } = shop.request('oil', 1);
  return shop.functions.answerCheckout({ ask: 'quote', lines, coupon, method, pin: '' }, who, now);
};

describe('coupon codes guessed by ever new guests', { timeout: 120_000 }, () => {
  it('are limited by the e-mail address of the order', async () => {
    expect(await guessesInOrders({ email: 'guesser@example.in' })).toBe(40);
  });

  it('are limited by the phone number of the order', async () => {
    expect(await guessesInOrders({ phone: aPhone() })).toBe(40);
  });

  it('are limited by the network that the requests come from; right codes do not count', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(faultOf(await quote(guest(n, '203.0.113.7'), 'GUESSED1'))).toBe('quoted');
    }
    let tries = 0;
    while (
      tries < 500 &&
      faultOf(await quote(guest(tries, '203.0.113.7'), 'WRONG')) === 'unknown'
    ) {
      tries += 1;
    }
    expect(tries).toBe(400);
    expect(faultOf(await quote(guest(501, '203.0.113.7'), 'GUESSED1'))).toBe('too-many');
    expect(faultOf(await quote(guest(502, '198.51.100.9'), 'GUESSED1'))).toBe('quoted');
    expect(faultOf(await quote(guest(501, '203.0.113.7'), ''))).toBe('quoted');
    const later = NOW + QUARTER_HOUR_MS;
    expect(faultOf(await quote(guest(501, '203.0.113.7'), 'GUESSED1', later))).toBe('quoted');
  });
});
