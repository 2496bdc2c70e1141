import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { EditCommandSchema } from '#domain/order-edit/edit-command.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered, PIECE } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('product-weights', { oil: 10 });
const { buy } = shop;
const GOA = { ...AN_ADDRESS, pin: '403001', city: 'Panaji', state: 'Goa' as const };
const GOA_FEE = 9_900;
const STEP = 3_000;
/** A piece weighs 900 g, of which 500 g are included: one step of 500 g has begun. */
const TOTAL = paise(PIECE + GOA_FEE + STEP);

const charge = (stepPaise: number) =>
  shop.store.doc('settings/store').update({
    'content.fees': {
      states: [{ state: 'Goa', feePaise: GOA_FEE }],
      weight: [{ includedGrams: 500, stepGrams: 500, stepPaise }],
    },
  });
beforeEach(async () => {
  await charge(STEP);
  await shop.store.doc('products/oil').update({ weightGrams: 900 });
});

const request = (expectedTotalPaise = TOTAL) =>
  shop.request('oil', 1, { address: GOA, expectedTotalPaise });

it('an order by weight is placed at the total with its weight, and no other', async () => {
  const without = paise(PIECE + GOA_FEE);
  const totals = { shippingPaise: GOA_FEE + STEP, weightGrams: 900, totalPaise: TOTAL };
  expect(await buy('asha', request(without))).toMatchObject({
    refusal: { reason: 'price-changed', totals, lines: [{ slug: 'oil', weightGrams: 900 }] },
  });
  const { orderId } = await shop.pay(await buy('asha', request()));
  await shop.move(orderId, 'pack');
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    totals,
    lines: [{ weightGrams: 900 }],
    payment: { paidPaise: TOTAL },
  });
  const [invoice] = await shop.documents('invoice');
  expect(invoice).toMatchObject({ totals: { totalPaise: TOTAL } });
});

it('staff order at the same total, and two pieces that reach free delivery are free at any weight', async () => {
  const placed = await shop.functions.answerStaffOrder(request(), 'ravi', Date.now());
  expect(placed).toMatchObject({ outcome: 'ordered' });
  const free = shop.request('oil', 2, { address: GOA });
  const { orderId } = ordered(await buy('meera', free));
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({ totals: { totalPaise: 2 * PIECE } });
  expect(await shop.read(`orders/${orderId}`)).not.toHaveProperty('totals.weightGrams');
});

it('an order keeps its charge when the rule rises later; a new address adds nothing', async () => {
  const { orderId } = await shop.pay(await buy('asha', request()));
  await charge(9 * STEP);
  const address = { ...GOA, pin: '403002' };
  const command = v.parse(EditCommandSchema, {
    ...{ orderId, key: 'edit-00001', edit: { what: 'address', address } },
    quoted: { totalPaise: TOTAL, refundPaise: 0 },
  });
  const shopper = { uid: 'asha', email: '', role: null };
  const answer = await shop.functions.answerEdit(command, shopper, Date.now());
  expect(answer).toMatchObject({ outcome: 'changed' });
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    address: { pin: '403002' },
    totals: { shippingPaise: GOA_FEE + STEP, weightGrams: 900, totalPaise: TOTAL },
  });
});
