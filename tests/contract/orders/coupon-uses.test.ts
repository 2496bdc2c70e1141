import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import {
  AN_ADDRESS,
  openOwnCheckout,
  ordered,
  type OwnCheckout,
} from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const PHONES = ['+919876500001', '+919876500002', '+919876500003'] as const;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('coupon-uses');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 50);
  await shop.store
    .doc('coupons/TENOFF')
    .set({ worth: { kind: 'amount', amountPaise: 1_000 }, mostUsesEach: 1, active: true, uses: 0 });
});

function useCoupon(uid: string, email: string, phone: string): Promise<CheckoutAnswer> {
  const { expectedTotalPaise, ...request } = shop.request('oil', 1);
  const orderRequest = {
    ...request,
    ...{ email, coupon: 'TENOFF', address: { ...AN_ADDRESS, phone } },
    expectedTotalPaise: paise(expectedTotalPaise - 1_000),
  };
  return shop.functions.answerCheckout(orderRequest, uid, NOW);
}
const ALREADY_USED = { refusal: { reason: 'coupon', fault: { fault: 'already-used' } } };

it('a guest who starts over is known by the e-mail address, its aliases included, and by the phone number', async () => {
  ordered(await useCoupon('guest-1', 'asha.rao@gmail.com', PHONES[0]));
  expect(await useCoupon('guest-2', 'asharao+2@gmail.com', PHONES[1])).toMatchObject(ALREADY_USED);
  expect(await useCoupon('guest-3', 'ravi@franch.test', PHONES[0])).toMatchObject(ALREADY_USED);
  expect(await useCoupon('guest-1', 'ravi@franch.test', PHONES[1])).toMatchObject(ALREADY_USED);
  ordered(await useCoupon('guest-4', 'ravi@franch.test', PHONES[2]));
});

it('a cancellation gives the use back for all of them, and no address or number is stored', async () => {
  const { orderId } = ordered(await useCoupon('guest-1', 'asha@franch.test', PHONES[0]));
  const uses = await shop.store.collection('coupons/TENOFF/uses').get();
  expect(uses.docs.map((use) => use.get('uses') as number)).toEqual([1, 1, 1]);
  expect(uses.docs.map(({ id }) => id).join(' ')).not.toMatch(/asha@|98765/u);
  await shop.functions.cancelOwn(orderId, 'guest-1', NOW);
  ordered(await useCoupon('guest-2', 'asha@franch.test', PHONES[0]));
});
