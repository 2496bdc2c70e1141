import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';

const MOMENT = Date.UTC(2026, 10, 30, 18, 30);
const NEW_TOTAL = paise(44_950 + 4_900);

const shop = checkoutForTests('planned-prices', { oil: 50 });
const { buy, read } = shop;

/** Plans a price in rupees, as the rules allow staff. */
const plan = (id: string, price = 449.5, fromAt = MOMENT, slug = 'oil') =>
  shop.store.doc(`priceChanges/${id}`).set({
    ...{ slug, fromAt: new Date(fromAt), price, mrp: 499, auditId: 'first' },
    email: 'staff@franch.test',
  });
const product = () => read('products/oil');
const planned = async () =>
  (await shop.store.collection('priceChanges').get()).docs.map(({ id }) => id);
const audit = async (action: string) =>
  (await shop.all('audit')).filter((entry) => entry['action'] === action);
const quoted = async (now: number) => {
  const answer = await shop.quote(undefined, { now });
  return answer.outcome === 'quoted' ? answer.lines[0] : answer;
};
const sweep = (now: number) => shop.functions.sweep(now);

it('a planned price is quoted and ordered from its exact millisecond on, before the sweep has run', async () => {
  await plan('one');
  expect(await quoted(MOMENT - 1)).toMatchObject({ unitPricePaise: PIECE, unitMrpPaise: 29_900 });
  const prices = { unitPricePaise: 44_950, unitMrpPaise: 49_900 };
  expect(await quoted(MOMENT)).toMatchObject(prices);
  expect(await product()).toMatchObject({ price: 249.5, mrp: 299 });

  const late = await buy('asha', shop.request('oil', 1), MOMENT);
  expect(late).toMatchObject({
    ...{ outcome: 'refused', refusal: { reason: 'price-changed', totals: { itemsPaise: 44_950 } } },
  });
  expect(await shop.all('orders')).toEqual([]);
  const request = shop.request('oil', 1, { expectedTotalPaise: NEW_TOTAL });
  const { orderId } = ordered(await buy('asha', request, MOMENT));
  expect(await read(`orders/${orderId}`)).toMatchObject({ lines: [prices] });
});

it('the sweep applies the due price to the product, notifies its pages, and writes the history', async () => {
  await plan('one');
  const { orderId } = ordered(await buy('asha', shop.request('oil', 1), MOMENT - 1));
  await sweep(MOMENT - 1);
  expect([(await product())['price'], await planned()]).toEqual([249.5, ['one']]);
  const sweptAfter = Date.now();
  await sweep(MOMENT);
  const now = await product();
  expect(now).toMatchObject({ price: 449.5, mrp: 499, stock: 49, auditId: 'price_one' });
  for (const field of ['changedAt', 'updatedAt'])
    expect((now[field] as Timestamp).toMillis()).toBeGreaterThanOrEqual(sweptAfter);
  expect(await planned()).toEqual([]);
  const [entry, ...others] = await audit('price-apply');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    ...{ action: 'price-apply', subject: 'products/oil', by: 'clock' },
    note: 'planned by staff@franch.test from 1 Dec 2026, 12:00 am IST on',
    ...{ before: { price: 249.5, mrp: 299 }, after: { price: 449.5, mrp: 499 } },
  });
  expect((entry?.['at'] as Timestamp | undefined)?.toMillis()).toBe(MOMENT);
  expect(await quoted(MOMENT)).toMatchObject({ unitPricePaise: 44_950 });
  // An order of the minute before keeps its price.
  expect(await read(`orders/${orderId}`)).toMatchObject({ totals: { itemsPaise: PIECE } });
});

it('a late sweep applies all due prices in order, and leaves future ones', async () => {
  await plan('z', 300);
  await plan('a', 200, MOMENT + 1);
  await plan('b', 100, MOMENT + 60_000);
  await sweep(MOMENT + 30_000);
  expect(await product()).toMatchObject({ price: 200 });
  expect(await planned()).toEqual(['b']);
  const priceIn = (change: unknown) => (change as { price: number }).price;
  const steps = (await audit('price-apply')).map(({ before, after }) => [
    priceIn(before),
    priceIn(after),
  ]);
  expect(steps).toHaveLength(2);
  expect(steps).toEqual(
    expect.arrayContaining([
      [249.5, 300],
      [300, 200],
    ]),
  );
});

it('a sweep that runs twice, or twice at once, applies a price once: a later manual price stays', async () => {
  await plan('one');
  await Promise.all([1, 2, 3].map(() => shop.functions.applyDuePrices(MOMENT)));
  await shop.store.doc('products/oil').update({ price: 399 });
  await sweep(MOMENT + 60_000);
  expect(await product()).toMatchObject({ price: 399 });
  expect(await audit('price-apply')).toHaveLength(1);
});

it('a price above its MRP is never set, and needs no confirmation for it', async () => {
  await plan('one', 500);
  expect(await quoted(MOMENT)).toMatchObject({ unitPricePaise: PIECE });
  await sweep(MOMENT);
  expect(await product()).toMatchObject({ price: 249.5, mrp: 299 });
  expect([await planned(), (await audit('price-refuse')).length]).toEqual([[], 1]);
});

it('a deleted product’s plans are deleted, and an unreadable product blocks no other', async () => {
  await shop.store.doc('products/broken-oil').set({ title: 5 });
  await plan('broken', 449.5, MOMENT - 1, 'broken-oil');
  await plan('gone', 449.5, MOMENT, 'no-such-oil');
  await plan('one');
  await sweep(MOMENT);
  expect(await product()).toMatchObject({ price: 449.5 });
  expect([await planned(), (await audit('price-lapse')).length]).toEqual([['broken'], 1]);
});

it('of ten buyers during the sweep none pays the old price after the planned time', async () => {
  await plan('one');
  const request = (place: number) =>
    shop.request('oil', 1, place % 2 === 0 ? {} : { expectedTotalPaise: NEW_TOTAL });
  const buyers = Array.from({ length: 10 }, (_, n) => buy(`buyer-${n}`, request(n), MOMENT));
  const [answers] = await Promise.all([Promise.all(buyers), sweep(MOMENT)]);
  const expected = answers.map((_, place) => (place % 2 === 0 ? 'refused' : 'ordered'));
  expect(answers.map(({ outcome }) => outcome)).toEqual(expected);
  const orders = await shop.all('orders');
  expect(orders).toMatchObject(orders.map(() => ({ totals: { itemsPaise: 44_950 } })));
  expect(await product()).toMatchObject({ price: 449.5, stock: 45 });
});
