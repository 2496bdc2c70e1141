import { beforeEach, expect, it } from 'vitest';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('gifts', { oil: 10, soap: 1 });
const { buy } = shop;
const choose = (gift: string) => shop.store.doc('settings/store').update({ gift });
beforeEach(() => choose('soap'));

const stockOfGift = () => shop.stockOf('soap');
const reasons = async () =>
  (await shop.all('stockMoves')).filter(({ slug }) => slug === 'soap').map(({ reason }) => reason);

it('an order takes its gift from the stock and shows it on its invoice; the total stays', async () => {
  const { orderId } = await shop.paid();
  const { title } = await shop.read('products/soap');
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({ gift: { slug: 'soap', title } });
  expect(await stockOfGift()).toBe(0);
  await shop.move(orderId, 'pack');
  const [invoice] = await shop.documents('invoice');
  expect(invoice).toMatchObject({ gift: title, lines: [{ kind: 'goods' }, { kind: 'shipping' }] });
  await shop.move(orderId, 'ship');
  await shop.move(orderId, 'deliver');
  expect(await stockOfGift()).toBe(0);
  expect(await reasons()).toEqual(['gift']);
});

it('one gift and five simultaneous orders: all are placed, one has the gift', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => buy(`buyer-${index}`)));
  const ids = answers.map((answer) => ordered(answer).orderId);
  const gifts = await Promise.all(ids.map(async (id) => (await shop.read(`orders/${id}`))['gift']));
  expect(gifts.filter(Boolean)).toHaveLength(1);
  expect(await stockOfGift()).toBe(0);
});

it('a cancelled order, one that is never paid and a parcel that comes back whole give it back', async () => {
  const first = ordered(await buy('asha')).orderId;
  await shop.functions.cancelOwn(first, 'asha', Date.now());
  expect(await stockOfGift()).toBe(1);
  await buy('ravi');
  expect(await stockOfGift()).toBe(0);
  await shop.functions.sweep(Date.now() + 16 * 60_000);
  expect(await stockOfGift()).toBe(1);

  const cash = ordered(await buy('meera', shop.inCash())).orderId;
  await shop.move(cash, 'pack');
  await shop.move(cash, 'ship');
  await shop.move(cash, 'return-to-origin', { reason: 'refused' });
  expect(await stockOfGift()).toBe(0);
  await shop.move(cash, 'return', { restock: true });
  expect(await stockOfGift()).toBe(1);
  expect(await shop.read(`orders/${cash}`)).toMatchObject({ status: 'returned', gift: null });
});

it('a gift that is ordered as well is sold to the last piece, and a missing one stops no order', async () => {
  const { orderId } = ordered(await buy('asha', shop.request('soap', 1)));
  expect(await shop.read(`orders/${orderId}`)).not.toHaveProperty('gift');
  await choose('no-such-product');
  expect(await buy('ravi')).toMatchObject({ outcome: 'ordered' });
  await choose('');
  expect(await buy('meera')).toMatchObject({ outcome: 'ordered' });
});
