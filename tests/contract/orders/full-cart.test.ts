import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  PIECE,
} from '../../support/shop/own-checkout.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const COD_FEE = 4_000;
const lines = Array.from({ length: MAX_LINES }, (_, place) => ({
  slug: `soap-${place}`,
  quantity: 1 + (place % 3),
}));
const ITEMS = lines.reduce((sum, { quantity }) => sum + PIECE * quantity, 0);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('full-cart');
});
afterAll(() => shop.close());

it('a cart with the maximum number of lines is one order, which takes the stock of each', async () => {
  await Promise.all(lines.map(({ slug }) => shop.stock(slug, 25)));
  const request = shop.request('soap-0', 1, { lines, expectedTotalPaise: paise(ITEMS) });
  const answer = await shop.functions.answerOrder(request, 'guest', Date.now());
  const stored = await shop.store.doc(`orders/${ordered(answer).orderId}`).get();
  expect(stored.get('lines')).toMatchObject(
    lines.map((line) => ({ ...line, unitPricePaise: PIECE })),
  );
  expect(stored.get('totals')).toMatchObject({ itemsPaise: ITEMS, totalPaise: ITEMS });
  for (const { slug, quantity } of lines) expect(await shop.stockOf(slug)).toBe(25 - quantity);
}, 60_000);

it('the journal that a shopper’s device reads names no staff and holds none of their notes', async () => {
  await shop.clear();
  await shop.stock('soap-0', 25);
  const total = { expectedTotalPaise: paise(3 * PIECE + COD_FEE) };
  const request = shop.request('soap-0', 3, { method: 'cod', ...total });
  const { orderId } = ordered(await shop.functions.answerOrder(request, 'guest', Date.now()));
  for (const move of ['pack', 'ship', 'deliver'] as const) {
    const shipment = move === 'ship' && {
      shipment: { courier: 'Delhivery', tracking: 'DL 42', link: '' },
    };
    const ask = { orderId, move, note: 'Left with a neighbour', ...shipment };
    const answer = await shop.functions.moveForStaff(ask, STAFF, Date.now());
    expect(answer, move).toMatchObject({ outcome: 'moved' });
  }
  const journal = await shop.store.collection(`orders/${orderId}/events`).get();
  const ofStaff = journal.docs
    .map((entry) => entry.data())
    .filter(({ actor }) => actor === 'staff');
  expect(ofStaff.map((entry) => Object.keys(entry).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['actor', 'at', 'status', 'what']),
  );
}, 60_000);
