import { expect, it } from 'vitest';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { A_MOMENT } from '../../support/fixtures/products.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('sales-counts', { oil: 20 });
const { move } = shop;

/** A cash order of two pieces whose parcel is on its way. */
async function shipped(buyer: string): Promise<string> {
  const request = shop.inCash(2, { email: `${buyer}@franch.test` });
  const { orderId } = ordered(await shop.buy(buyer, request));
  await move(orderId, 'pack');
  await move(orderId, 'ship');
  return orderId;
}
async function sales() {
  const { sold, popularity } = await shop.read('products/oil');
  return { sold, popularity };
}
const selling = (sold: number) => ({
  sold,
  popularity: popularityOf({ sold, createdAt: A_MOMENT }),
});

it('a delivery counts its pieces once, and a return takes them out again', async () => {
  const order = await shipped('asha');
  expect((await shop.read('products/oil'))['sold']).toBeUndefined();
  const answers = await Promise.all([move(order, 'deliver'), move(order, 'deliver')]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['moved', 'refused']);
  expect(await sales()).toEqual(selling(2));
  await move(await shipped('ravi'), 'deliver');
  expect(await sales()).toEqual(selling(4));

  await move(order, 'return', { restock: true });
  expect([await sales(), await shop.stockOf('oil')]).toEqual([selling(2), 18]);
  expect(await move(order, 'return', { restock: true })).toMatchObject({ outcome: 'refused' });
  expect(await sales()).toEqual(selling(2));
});

it('a parcel that comes back undelivered changes no count, and no count falls below nothing', async () => {
  const back = await shipped('asha');
  await move(back, 'return-to-origin');
  expect(await move(back, 'return')).toMatchObject({ status: 'returned' });
  expect((await shop.read('products/oil'))['sold']).toBeUndefined();

  const other = await shipped('ravi');
  await move(other, 'deliver');
  await shop.store.doc('products/oil').update({ sold: 1 });
  await move(other, 'return');
  expect(await sales()).toEqual(selling(0));
});

it('an order of a deleted product is delivered without a count', async () => {
  const order = await shipped('asha');
  await shop.store.doc('products/oil').delete();
  expect(await move(order, 'deliver')).toMatchObject({ outcome: 'moved' });
  expect(await shop.read('products/oil')).toEqual({});
});
