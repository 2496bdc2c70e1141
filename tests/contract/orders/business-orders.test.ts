import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOwnCheckout, ordered, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const GSTIN = '27AAPFU0939F1ZV';
const BILLING = {
  ...{ legalName: 'Deccan Traders LLP', line1: '4 Market Road', line2: '' },
  ...{ city: 'Pune', pin: '411001' },
};

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('business-orders');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 5);
});

const order = (changes: Parameters<OwnCheckout['request']>[2]) =>
  shop.functions.answerCheckout(shop.request('oil', 1, changes), 'buyer', Date.now());

it('a GSTIN without the legal name and billing address of its business is refused', async () => {
  expect(await order({ gstin: GSTIN })).toEqual({
    outcome: 'refused',
    refusal: { reason: 'fields', faults: { legalName: 'required' } },
  });
});

it('a business order stores whom to bill, and a private one does not', async () => {
  const business = ordered(await order({ gstin: GSTIN, billing: BILLING }));
  const stored = await shop.store.doc(`orders/${business.orderId}`).get();
  expect(stored.data()).toMatchObject({ gstin: GSTIN, billing: BILLING });
  const own = ordered(await order({ billing: BILLING }));
  expect((await shop.store.doc(`orders/${own.orderId}`).get()).get('billing')).toBeNull();
});
