import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { anOrderState } from '../../../../tests/support/fixtures/order-states.ts';
import { orderSummary } from '../mail/order-summary.ts';
import { discountTexts } from './discounts.ts';

const pair = { id: 'pair', title: 'Oil + Shampoo', times: 1, savingPaise: paise(6_000) };

test.each([
  ['no discount', 0, [], []],
  ['a coupon', 1_500, [], [['Coupon TEN', '− ₹15']]],
  ['a bundle', 6_000, [pair], [['Bundle: Oil + Shampoo', '− ₹60']]],
  [
    'bundles and a coupon',
    19_550,
    [{ ...pair, times: 3, savingPaise: paise(18_000) }],
    [
      ['Bundle: Oil + Shampoo × 3', '− ₹180'],
      ['Coupon TEN', '− ₹15.50'],
    ],
  ],
])('the breakdown of %s names each discount', (_, discount, bundles, rows) => {
  const texts = discountTexts(paise(discount), bundles, 'Coupon TEN');
  expect(texts.map(({ name, value }) => [name, value])).toEqual(rows);
});

test('a letter about an order names the bundle', () => {
  const { order } = anOrderState();
  const totals = { ...order.totals, discountPaise: paise(6_000) };
  const options = { origin: 'https://shop.test', repeatsAddress: false };
  const { charges } = orderSummary({ ...order, totals, bundles: [pair] }, options);
  expect(charges).toContainEqual({
    label: 'Bundle: Oil + Shampoo',
    amount: '− ₹60',
  });
});
