import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { paise } from '#domain/money/money.ts';
import {
  AN_ADDRESS,
  openOwnCheckout,
  ordered,
  type OwnCheckout,
} from '../../support/shop/own-checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { A_MOMENT } from '../../support/fixtures/products.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('sales-counts');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 20);
});

/** Places a cash order of two pieces, which can be packed at once. */
async function placed(buyer: number): Promise<string> {
  const request = shop.request('oil', 2, {
    method: 'cod',
    email: `buyer-${buyer}@franch.test`,
    address: { ...AN_ADDRESS, phone: aPhone() },
  });
  const expectedTotalPaise = paise(request.expectedTotalPaise + 4_000);
  const answer = await shop.functions.answerCheckout(
    { ...request, expectedTotalPaise },
    `buyer-${buyer}`,
    Date.now(),
  );
  return ordered(answer).orderId;
}

const move = (orderId: string, what: 'pack' | 'ship' | 'deliver' | 'return', restock = false) =>
  shop.functions.moveForStaff({ orderId, move: what, note: '', restock }, 'staff', Date.now());

async function sales(slug = 'oil') {
  const product = await shop.store.doc(`products/${slug}`).get();
  return { sold: product.get('sold') as unknown, popularity: product.get('popularity') as unknown };
}
const selling = (sold: number) => ({
  sold,
  popularity: popularityOf({ sold, createdAt: A_MOMENT }),
});

async function delivered(buyer: number): Promise<string> {
  const order = await placed(buyer);
  for (const what of ['pack', 'ship', 'deliver'] as const) await move(order, what);
  return order;
}

it('a delivery counts its pieces once, and a return takes them out again', async () => {
  const order = await placed(1);
  await move(order, 'pack');
  await move(order, 'ship');
  expect((await sales()).sold).toBeUndefined();
  const answers = await Promise.all([move(order, 'deliver'), move(order, 'deliver')]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['moved', 'refused']);
  expect(await sales()).toEqual(selling(2));
  await delivered(2);
  expect(await sales()).toEqual(selling(4));

  await move(order, 'return', true);
  expect(await sales()).toEqual(selling(2));
  expect(await shop.stockOf('oil')).toBe(18);
  expect(await move(order, 'return', true)).toMatchObject({ outcome: 'refused' });
  expect(await sales()).toEqual(selling(2));
});

it('a parcel that comes back undelivered changes no count, and no count falls below nothing', async () => {
  const order = await placed(1);
  await move(order, 'pack');
  await move(order, 'ship');
  await move(order, 'return');
  expect((await sales()).sold).toBeUndefined();

  const other = await delivered(2);
  await shop.store.doc('products/oil').update({ sold: 1 });
  await move(other, 'return');
  expect(await sales()).toEqual(selling(0));
});

it('an order of a deleted product is delivered without a count', async () => {
  const order = await placed(1);
  await move(order, 'pack');
  await move(order, 'ship');
  await shop.store.doc('products/oil').delete();
  expect(await move(order, 'deliver')).toMatchObject({ outcome: 'moved' });
  expect((await shop.store.doc('products/oil').get()).exists).toBe(false);
});
