import { expect, it } from 'vitest';
import * as v from 'valibot';
import { MoveRequestSchema } from '#domain/order/order-command.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const shop = checkoutForTests('returned-parcels', { oil: 10 });
const { move } = shop;
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const TURNED = { outcome: 'moved', status: 'returning' };
const BACK = { outcome: 'moved', status: 'returned' };

async function sent(orderId: string): Promise<string> {
  for (const what of ['pack', 'ship'] as const) await move(orderId, what);
  return orderId;
}
/** A cash order whose parcel is on its way. */
const sentInCash = async (pieces = 2) =>
  sent(ordered(await shop.buy('buyer', shop.inCash(pieces))).orderId);
const sentPaid = async (pieces = 2) => sent((await shop.paid(pieces)).orderId);

/** What came back of the oil, by a request as the form sends it; waits for the provider. */
async function checkIn(orderId: string, sellable: number, damaged: number) {
  const goods = [{ line: 1, sellable, damaged }];
  const request = v.parse(MoveRequestSchema, { orderId, move: 'return', goods });
  const answer = await shop.functions.moveForStaff(request, STAFF, Date.now());
  await shop.idle();
  return answer;
}
async function stored(orderId: string) {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const parsed = shop.functions.parseDocument(order, OrderSchema, 'id');
  if (!parsed) throw new Error('no order');
  return parsed;
}
const restocked = async () =>
  (await shop.all('stockMoves')).filter(({ reason }) => reason === 'restock');

it('a refused cash parcel goes back into stock by line; the order is closed, credited whole, and nothing is owed', async () => {
  const orderId = await sentInCash(3);
  expect(await shop.stockOf('oil')).toBe(7);
  expect(await move(orderId, 'return-to-origin', { reason: 'refused' })).toEqual(TURNED);
  expect(await shop.stockOf('oil')).toBe(7);
  expect((await stored(orderId)).undelivered).toMatchObject({ reason: 'refused' });
  expect(await checkIn(orderId, 1, 1)).toEqual(BACK);

  expect(await shop.stockOf('oil')).toBe(8);
  expect(await restocked()).toMatchObject([{ delta: 1, quantity: 1, orderId }]);
  const order = await stored(orderId);
  expect(order).toMatchObject({
    ...{ status: 'returned', payment: { state: 'unpaid', paidPaise: 0 } },
    goodsCheck: { counts: [{ line: 1, sellable: 1, damaged: 1 }] },
  });
  const [invoice] = await shop.documents('invoice');
  const [note, ...others] = await shop.documents('credit-note');
  expect([note?.totals, others]).toEqual([invoice?.totals, []]);
  expect(await shop.alerts(orderId)).toEqual([]);
  const letters = await shop.lettersOf(orderId);
  expect(letters).toEqual(expect.arrayContaining(['returning', 'returned']));
  expect(letters.filter((kind) => kind.startsWith('refund'))).toEqual([]);
  const journal = await shop.store.collection(`orders/${orderId}/events`).get();
  const steps = journal.docs.map((entry) => entry.get('what') as string);
  expect(steps.slice(-2)).toEqual(['return-to-origin', 'return']);
  const audit = await shop.all('audit');
  expect(audit.find(({ action }) => action === 'order-return-to-origin')).toMatchObject({
    // Who acted and what the order was called, as both were at that time.
    ...{ by: 'staff', email: 'staff@franch.test', title: expect.stringMatching(/^FR-/u) as string },
    after: { status: 'returning', reason: 'refused' },
  });
  expect(audit.find(({ action }) => action === 'order-return')).toMatchObject({
    after: { goods: [{ line: 1, sellable: 1, damaged: 1 }] },
  });
});

it('a prepaid parcel that comes back is refunded in full and once, also when staff press twice', async () => {
  const orderId = await sentPaid();
  const turned = await Promise.all(
    [1, 2].map(() => move(orderId, 'return-to-origin', { reason: 'unavailable' })),
  );
  expect(turned.map(({ outcome }) => outcome).toSorted()).toEqual(['moved', 'refused']);
  expect((await shop.stateAtProvider()).refunds).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => checkIn(orderId, 2, 0)));
  expect(answers.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
  expect(await shop.stockOf('oil')).toBe(10);
  const { payment } = await stored(orderId);
  expect(payment).toMatchObject({ state: 'refunded', refundedPaise: payment.paidPaise });
  expect((await shop.stateAtProvider()).refunds.map(({ amount }) => amount)).toEqual([
    payment.paidPaise,
  ]);
  const [invoice] = await shop.documents('invoice');
  const notes = await shop.documents('credit-note');
  expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([invoice?.totals.totalPaise]);
  const letters = await shop.lettersOf(orderId);
  for (const kind of ['returning', 'returned', 'refunded'])
    expect(letters.filter((one) => one === kind)).toHaveLength(1);
});

it('a lost parcel is closed without goods, and its money goes back', async () => {
  const orderId = await sentPaid();
  await move(orderId, 'return-to-origin', { reason: 'lost' });
  expect(await checkIn(orderId, 0, 0)).toEqual(BACK);
  expect([await shop.stockOf('oil'), await restocked()]).toEqual([8, []]);
  expect((await stored(orderId)).payment.state).toBe('refunded');
});

it('a count that does not fit writes nothing, and a parcel is not checked in before it turned back', async () => {
  const orderId = await sentInCash();
  expect(await checkIn(orderId, 2, 0)).toEqual(refused('not-from-here'));
  await move(orderId, 'return-to-origin', { reason: 'other' });
  expect(await checkIn(orderId, 2, 1)).toEqual(refused('goods-not-counted'));
  expect(await move(orderId, 'return', { goods: [] })).toEqual(refused('goods-not-counted'));
  expect((await stored(orderId)).status).toBe('returning');
  expect([await shop.stockOf('oil'), await shop.documents('credit-note')]).toEqual([8, []]);
});

it('a courier may deliver it after all: the cash counts, and it is a sale', async () => {
  const orderId = await sentInCash();
  await move(orderId, 'return-to-origin', { reason: 'unavailable' });
  expect(await move(orderId, 'deliver')).toMatchObject({ status: 'delivered' });
  const order = await stored(orderId);
  expect(order).toMatchObject({ undelivered: null, payment: { state: 'paid' } });
  expect(order.payment.paidPaise).toBeGreaterThan(2 * PIECE);
  expect((await shop.read('products/oil'))['sold']).toBe(2);
});

it('its pieces cannot be refunded one by one while it is on its way back', async () => {
  const orderId = await sentPaid();
  await move(orderId, 'return-to-origin', { reason: 'refused' });
  const piece = { line: 1, amount: PIECE, quantity: 1 };
  expect(await shop.refund(orderId, 'piece-of-it', piece)).toEqual(refused('too-many-pieces'));
  expect(await shop.refund(orderId, 'some-money', { amount: 5_000 })).toMatchObject({
    outcome: 'moved',
  });
  await checkIn(orderId, 2, 0);
  const { payment } = await stored(orderId);
  expect(payment.refundedPaise).toBe(payment.paidPaise);
});

it('a parcel that is not back after 15 days raises one alert to staff, which ends when it is checked in', async () => {
  const [late, back, recent] = [await sentInCash(1), await sentPaid(1), await sentPaid(1)];
  for (const orderId of [late, back])
    await move(orderId, 'return-to-origin', { reason: 'refused' });
  await checkIn(back, 1, 0);
  const { undelivered } = await stored(late);
  const turnedAt = undelivered?.at ?? 0;
  const days = (count: number) => turnedAt + count * 24 * 60 * 60 * 1000;
  const { alertOverdueParcels } = shop.functions;
  expect(await alertOverdueParcels(days(15) - 1)).toBe(0);
  expect(await shop.alerts(late)).toEqual([]);
  expect([await alertOverdueParcels(days(15)), await alertOverdueParcels(days(16))]).toEqual([
    1, 0,
  ]);
  expect(await shop.alerts(late, true)).toEqual(['parcel-overdue']);
  for (const orderId of [back, recent]) expect(await shop.alerts(orderId)).toEqual([]);
  expect((await shop.lettersOf(late)).filter((kind) => kind === 'alert')).toHaveLength(1);
  await shop.store.doc(`alerts/${late}_parcel-overdue`).update({ open: false });
  expect(await alertOverdueParcels(days(40))).toBe(0);
  await shop.store.doc(`alerts/${late}_parcel-overdue`).update({ open: true });
  expect(await checkIn(late, 0, 0)).toEqual(BACK);
  expect(await shop.alerts(late, true)).toEqual([]);
});
