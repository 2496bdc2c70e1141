import { expect, it } from 'vitest';
import { STORE } from '../../../dev/seed/store.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const MINUTE_MS = 60_000;
const BUYER = { uid: 'asha', email: 'asha@franch.test', emailVerified: true };
const GSTIN = '27AAPFU0939F1ZV';
const BILLING = {
  ...{ legalName: 'Deccan Traders LLP', line1: '4 Market Road', line2: '' },
  ...{ city: 'Pune', pin: '411001' },
};

const shop = checkoutForTests('cash-and-business', { oil: 50 });

/** The answer to a cash order of a new attempt: another tab, or a page that lost the response. */
const orderInCash = async (now: number, pieces = 1) => {
  const request = shop.inCash(pieces, { address: shop.request('oil', 1).address });
  return ordered(await shop.buy(BUYER, request, now));
};

it('the same cart makes one cash order within a quarter of an hour; the answer tells a repetition', async () => {
  const [one, other] = await Promise.all([orderInCash(NOW), orderInCash(NOW)]);
  expect(other.orderId).toBe(one.orderId);
  expect([one.repeated, other.repeated].filter(Boolean)).toHaveLength(1);
  const last = await orderInCash(NOW + 15 * MINUTE_MS - 1);
  expect([last.orderId, last.repeated]).toEqual([one.orderId, true]);
  expect(await shop.stockOf('oil')).toBe(49);
  // One to the customer, one to staff.
  expect(await shop.all('mail')).toHaveLength(2);
  const another = await orderInCash(NOW + 1, 2);
  const later = await orderInCash(NOW + 15 * MINUTE_MS);
  expect(new Set([one, another, later].map(({ orderId }) => orderId)).size).toBe(3);
});

it('a page that lost the response gets its own order, and a cancelled one is not found again', async () => {
  const request = shop.inCash();
  const first = ordered(await shop.buy(BUYER, request, NOW));
  const again = ordered(await shop.buy(BUYER, request, NOW));
  expect([first.repeated, again.repeated, again.orderId]).toEqual([false, false, first.orderId]);
  await shop.functions.cancelOwn(first.orderId, BUYER, NOW + 1);
  const retried = { ...request, attemptId: 'b'.repeat(20) };
  expect(ordered(await shop.buy(BUYER, retried, NOW + 2)).orderId).not.toBe(first.orderId);
});

it('a business order stores whom to bill, a private one does not, and half a business is refused', async () => {
  const order = (changes: object) => shop.buy('buyer', shop.request('oil', 1, changes));
  expect(await order({ gstin: GSTIN })).toEqual({
    ...{ outcome: 'refused', refusal: { reason: 'fields', faults: { legalName: 'required' } } },
  });
  const business = ordered(await order({ gstin: GSTIN, billing: BILLING }));
  const stored = { gstin: GSTIN, billing: BILLING };
  expect(await shop.read(`orders/${business.orderId}`)).toMatchObject(stored);
  const own = ordered(await order({ billing: BILLING }));
  expect(await shop.read(`orders/${own.orderId}`)).toMatchObject({ billing: null });
});

it.each([
  ['without tax settings', undefined],
  ['without a GSTIN', { ...STORE.tax, gstin: '' }],
  ['with a GSTIN whose check digit is wrong', { ...STORE.tax, gstin: '29AAAAA0000A1ZX' }],
  ['with a GSTIN of another State', { ...STORE.tax, state: 'Kerala' }],
])('the checkout is closed %s, because nothing could be invoiced', async (_, tax) => {
  const { tax: _stored, ...others } = STORE;
  await shop.store.doc('settings/store').set({ ...others, ...(tax && { tax }) });
  expect(await shop.buy()).toEqual({ outcome: 'refused', refusal: { reason: 'closed' } });
  expect([await shop.all('orders'), await shop.stockOf('oil')]).toEqual([[], 50]);
});
