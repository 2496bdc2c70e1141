import { expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('coupon-limits', { oil: 10, soap: 10 });
const { buy, quote } = shop;
const DELIVERY = 4_900;
const BOTH = ['oil', 'soap'].map((slug) => ({ slug, quantity: 1 }));
const refused = (fault: string) => ({ refusal: { reason: 'coupon', fault: { fault } } });
const write = (code: string, fields: object) =>
  shop.store.doc(`coupons/${code}`).set({ active: true, minimumPaise: 0, uses: 0, ...fields });
const worth = { kind: 'percent', percent: 10 };
const withCoupon = (code: string, off: number, changes: object = {}) =>
  shop.request('oil', 1, {
    coupon: code,
    expectedTotalPaise: paise(PIECE - off + DELIVERY),
    ...changes,
  });

it('a coupon for first orders is refused after an order of the account, the email or the phone', async () => {
  await write('FIRST', { worth, firstOrder: true });
  const off = Math.floor(PIECE / 10);
  // An order that was never paid is none.
  ordered(await buy('asha'));
  expect(await quote(undefined, { who: 'asha', coupon: 'FIRST' })).toMatchObject({
    totals: { discountPaise: off },
  });
  const paid = await shop.paid(1, 'meera');
  expect(await quote(undefined, { who: 'meera', coupon: 'FIRST' })).toMatchObject(
    refused('not-first'),
  );
  const { email, address } = await shop.read(`orders/${paid.orderId}`);
  const { phone } = address as { phone: string };
  const other = withCoupon('FIRST', off);
  const sameEmail = { ...other, email: String(email) };
  expect(await buy('guest-1', sameEmail)).toMatchObject(refused('not-first'));
  const address2 = { ...other.address, phone };
  const samePhone = { ...other, email: 'new@customer.test', address: address2 };
  expect(await buy('guest-2', samePhone)).toMatchObject(refused('not-first'));
  expect(await shop.read('coupons/FIRST')).toMatchObject({ uses: 0 });
});

it('a coupon for a product is quoted and ordered at the same total, with its share on that line', async () => {
  await write('SOAP', { worth, products: ['soap'] });
  const off = Math.floor(PIECE / 10);
  expect(await quote(BOTH, { coupon: 'SOAP' })).toMatchObject({ totals: { discountPaise: off } });
  expect(await quote(undefined, { coupon: 'SOAP' })).toMatchObject(refused('other-products'));
  const total = paise(2 * PIECE - off + (2 * PIECE - off >= 49_900 ? 0 : DELIVERY));
  const request = withCoupon('SOAP', off, { lines: BOTH, expectedTotalPaise: total });
  const { orderId } = ordered(await buy('ravi', request));
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    lines: [
      { slug: 'oil', discountPaise: 0 },
      { slug: 'soap', discountPaise: off },
    ],
  });
});

it('a coupon for free delivery takes the charge off what a shopper pays', async () => {
  await write('FREE', { worth: { kind: 'delivery' } });
  const { orderId } = ordered(await buy('asha', withCoupon('FREE', DELIVERY)));
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    totals: { shippingPaise: DELIVERY, discountPaise: DELIVERY, totalPaise: PIECE },
  });
});
