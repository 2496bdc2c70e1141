import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  PIECE,
} from '../../support/shop/own-checkout.ts';

const OIL = 'planned-oil';
const MOMENT = Date.UTC(2026, 10, 30, 18, 30);
const DELIVERY = 4_900;
const OLD_TOTAL = paise(PIECE + DELIVERY);
const NEW_TOTAL = paise(44_950 + DELIVERY);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('planned-prices');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.stock(OIL, 50);
});

/** Plans a price in rupees, as the rules allow staff. */
const plan = (id: string, price: number, fromAt = MOMENT, changes: object = {}) =>
  shop.store.doc(`priceChanges/${OIL}_${id}`).set({
    ...{ slug: OIL, fromAt: new Date(fromAt), price, mrp: 499, auditId: 'first' },
    ...{ email: 'staff@franch.test', ...changes },
  });
const product = async () => (await shop.store.doc(`products/${OIL}`).get()).data() ?? {};
const planned = async () =>
  (await shop.store.collection('priceChanges').get()).docs.map(({ id }) => id);
interface AuditRecord {
  readonly before: { readonly price: number };
  readonly after: { readonly price: number };
  readonly at: number;
}
const auditEntries = async (action: string) => {
  const snapshot = await shop.store.collection('audit').where('action', '==', action).get();
  return snapshot.docs.map(
    (row) => ({ ...row.data(), at: (row.get('at') as Timestamp).toMillis() }) as AuditRecord,
  );
};
/** Price of one piece by quote, and by the response to an order at the old price. */
const quoted = async (now: number) => {
  const lines = [{ slug: OIL, quantity: 1 }];
  const answer = await shop.functions.answerCheckout(
    { ask: 'quote', lines, coupon: '', pin: '', method: 'online' },
    'asha',
    now,
  );
  return answer.outcome === 'quoted' ? answer.lines[0] : answer;
};

describe('a planned price, before the sweep has run', () => {
  beforeEach(() => plan('one', 449.5));

  it('is quoted from its exact millisecond on', async () => {
    expect(await quoted(MOMENT - 1)).toMatchObject({ unitPricePaise: PIECE, unitMrpPaise: 29_900 });
    expect(await quoted(MOMENT)).toMatchObject({ unitPricePaise: 44_950, unitMrpPaise: 49_900 });
    expect(await product()).toMatchObject({ price: 249.5, mrp: 299 });
  });

  it('is what an order pays: an order at the old total is refused with the new one, and writes nothing', async () => {
    const request = shop.request(OIL, 1);
    const lateAnswer = await shop.functions.answerCheckout(request, 'asha', MOMENT);
    expect(lateAnswer).toMatchObject({
      outcome: 'refused',
      refusal: { reason: 'price-changed', totals: { itemsPaise: 44_950 } },
    });
    expect((await shop.store.collection('orders').get()).size).toBe(0);
    const { orderId } = ordered(
      await shop.functions.answerCheckout(
        shop.request(OIL, 1, { expectedTotalPaise: NEW_TOTAL }),
        'asha',
        MOMENT,
      ),
    );
    const order = await shop.store.doc(`orders/${orderId}`).get();
    expect(order.get('lines')).toMatchObject([{ unitPricePaise: 44_950, unitMrpPaise: 49_900 }]);
  });

  it('does not change an order of the minute before', async () => {
    const request = shop.request(OIL, 1);
    const { orderId } = ordered(await shop.functions.answerCheckout(request, 'asha', MOMENT - 1));
    await shop.functions.sweep(MOMENT);
    const order = await shop.store.doc(`orders/${orderId}`).get();
    expect(order.get('totals.itemsPaise')).toBe(PIECE);
  });
});

describe('the sweep', () => {
  it('applies the due price to the product, notifies its pages, and writes the history', async () => {
    await plan('one', 449.5);
    await shop.functions.sweep(MOMENT - 1);
    expect([(await product())['price'], await planned()]).toEqual([249.5, [`${OIL}_one`]]);
    const sweptAfter = Date.now();
    await shop.functions.sweep(MOMENT);
    const now = await product();
    expect(now).toMatchObject({ price: 449.5, mrp: 499, stock: 50, auditId: `price_${OIL}_one` });
    for (const field of ['changedAt', 'updatedAt']) {
      expect((now[field] as Timestamp).toMillis()).toBeGreaterThanOrEqual(sweptAfter);
    }
    expect(await planned()).toEqual([]);
    expect(await auditEntries('price-apply')).toEqual([
      {
        ...{ action: 'price-apply', subject: `products/${OIL}`, by: 'clock' },
        note: 'planned by staff@franch.test from 1 Dec 2026, 12:00 am IST on',
        ...{ before: { price: 249.5, mrp: 299 }, after: { price: 449.5, mrp: 499 } },
        at: MOMENT,
      },
    ]);
    expect(await quoted(MOMENT)).toMatchObject({ unitPricePaise: 44_950 });
  });

  it('that is late applies all due prices in order, and leaves future ones', async () => {
    await plan('z', 300, MOMENT);
    await plan('a', 200, MOMENT + 1);
    await plan('b', 100, MOMENT + 60_000);
    await shop.functions.sweep(MOMENT + 30_000);
    expect(await product()).toMatchObject({ price: 200 });
    expect(await planned()).toEqual([`${OIL}_b`]);
    const steps = (await auditEntries('price-apply')).map(({ before, after }) => [
      before.price,
      after.price,
    ]);
    expect(steps.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [249.5, 300],
      [300, 200],
    ]);
  });

  it('that runs twice, or twice at once, applies a price once: a later manual price stays', async () => {
    await plan('one', 449.5);
    await Promise.all([1, 2, 3].map(() => shop.functions.applyDuePrices(MOMENT)));
    await shop.store.doc(`products/${OIL}`).update({ price: 399 });
    await shop.functions.sweep(MOMENT + 60_000);
    expect(await product()).toMatchObject({ price: 399 });
    expect(await auditEntries('price-apply')).toHaveLength(1);
  });

  it('never sets a price above its MRP, and needs no confirmation for it', async () => {
    await plan('one', 500);
    expect(await quoted(MOMENT)).toMatchObject({ unitPricePaise: PIECE });
    await shop.functions.sweep(MOMENT);
    expect(await product()).toMatchObject({ price: 249.5, mrp: 299 });
    expect([await planned(), (await auditEntries('price-refuse')).length]).toEqual([[], 1]);
  });

  it('deletes plans of a deleted product, and processes the others', async () => {
    await plan('one', 449.5);
    await plan('gone', 449.5, MOMENT, { slug: 'no-such-oil' });
    await shop.functions.sweep(MOMENT);
    expect(await product()).toMatchObject({ price: 449.5 });
    expect([await planned(), (await auditEntries('price-lapse')).length]).toEqual([[], 1]);
  });

  it('is not blocked by an unreadable product', async () => {
    await shop.store.doc('products/broken-oil').set({ title: 5 });
    await plan('broken', 449.5, MOMENT - 1, { slug: 'broken-oil' });
    await plan('one', 449.5);
    await shop.functions.sweep(MOMENT);
    expect(await product()).toMatchObject({ price: 449.5 });
    expect(await planned()).toEqual([`${OIL}_broken`]);
  });
});

it('twenty buyers during the sweep: none pays the old price after the planned time', async () => {
  await plan('one', 449.5);
  const buyers = Array.from({ length: 20 }, (_, place) =>
    shop.functions.answerCheckout(
      shop.request(OIL, 1, {
        expectedTotalPaise: place % 2 === 0 ? OLD_TOTAL : NEW_TOTAL,
      }),
      `buyer-${place}`,
      MOMENT,
    ),
  );
  const [answers] = await Promise.all([Promise.all(buyers), shop.functions.sweep(MOMENT)]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(
    answers.map((_, place) => (place % 2 === 0 ? 'refused' : 'ordered')),
  );
  const orders = await shop.store.collection('orders').get();
  expect(orders.docs.map((order) => order.get('totals.itemsPaise') as number)).toEqual(
    orders.docs.map(() => 44_950),
  );
  expect(await product()).toMatchObject({ price: 449.5, stock: 40 });
}, 60_000);
