import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STORE } from '../../../dev/seed/store.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('closed-checkout');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock('oil', 50);
});

const order = (request = shop.request('oil', 1)) =>
  shop.functions.answerCheckout(request, 'guest', Date.now());
const settings = () => shop.store.doc('settings/store');

it.each([
  ['without tax settings', undefined],
  ['without a GSTIN', { ...STORE.tax, gstin: '' }],
  ['with a GSTIN whose check digit is wrong', { ...STORE.tax, gstin: '29AAAAA0000A1ZX' }],
  ['with a GSTIN of another State', { ...STORE.tax, state: 'Kerala' }],
])('the checkout is closed %s, because nothing could be invoiced', async (_, tax) => {
  const { tax: _stored, ...others } = STORE;
  await settings().set({ ...others, ...(tax && { tax }) });
  expect(await order()).toEqual({ outcome: 'refused', refusal: { reason: 'closed' } });
  expect((await shop.store.collection('orders').get()).size).toBe(0);
  expect(await shop.stockOf('oil')).toBe(50);
});
