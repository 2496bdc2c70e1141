import { expect, it } from 'vitest';
import * as v from 'valibot';
import { OrderSchema } from '#domain/order/order.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import { ParcelMoveSchema, SplitRequestSchema } from '#domain/parcel-handling/parcel-command.ts';
import { STAFF } from '../../support/fixtures/staff.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('parcels', { oil: 10 });
const { move } = shop;
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const moved = (status: string) => ({ outcome: 'moved', status });
const SHIPMENT = { courier: 'Delhivery', tracking: '1490812763054', link: '' };

async function stored(orderId: string) {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const parsed = shop.functions.parseDocument(order, OrderSchema, 'id');
  if (!parsed) throw new Error('no order');
  return parsed;
}
/** Splits an order of one line into parcels of so many pieces; the first one collects cash, if wanted. */
function split(orderId: string, pieces: readonly number[], isCash = false) {
  const request = v.parse(SplitRequestSchema, {
    orderId,
    parcels: pieces.map((quantity, index) => ({
      items: [{ line: 1, quantity }],
      collectsCash: isCash && index === 0,
    })),
  });
  return shop.functions.splitForStaff(request, STAFF, Date.now());
}
/** A step with one parcel, as the form sends it; waits for the provider. */
async function handle(orderId: string, parcel: number, step: string, more: object = {}) {
  const typed = { orderId, parcel, step, ...(step === 'ship' && { shipment: SHIPMENT }), ...more };
  const request = v.parse(ParcelMoveSchema, typed);
  const answer = await shop.functions.moveParcelForStaff(request, STAFF, Date.now());
  await shop.idle();
  return answer;
}

it('a paid order goes in two parcels: a letter for each, found by both numbers, delivered with the last', async () => {
  const { orderId } = await shop.paid(3);
  expect(await split(orderId, [2, 1])).toEqual(moved('paid'));
  expect(await handle(orderId, 1, 'ship')).toEqual(refused('not-packed'));
  await move(orderId, 'pack');
  expect(await move(orderId, 'ship')).toEqual(refused('in-parcels'));
  expect(await handle(orderId, 1, 'ship')).toEqual(moved('packed'));
  expect(await move(orderId, 'cancel')).toEqual(refused('parcel-sent'));
  const shipment = { ...SHIPMENT, tracking: '1490812763055' };
  expect(await handle(orderId, 2, 'ship', { shipment })).toEqual(moved('shipped'));
  const tokens = (await shop.read(`orders/${orderId}`))['searchTokens'] as object;
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['1490812763054', '1490812763055']));
  expect(await handle(orderId, 2, 'deliver')).toEqual(moved('shipped'));
  expect(await handle(orderId, 1, 'deliver')).toEqual(moved('delivered'));
  const order = await stored(orderId);
  expect(parcelsOf(order).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect(order.deliveredAt).toBe(parcelsOf(order)[0]?.deliveredAt);
  const letters = await shop.lettersOf(orderId);
  expect(letters.filter((kind) => kind === 'parcel-shipped')).toHaveLength(2);
  expect(letters.filter((kind) => kind === 'shipped')).toEqual([]);
  expect(letters.filter((kind) => kind === 'delivered')).toHaveLength(1);
  expect((await shop.read('products/oil'))['sold']).toBe(3);
  expect(await shop.documents('invoice')).toHaveLength(1);
  const audit = (await shop.all('audit')).map(({ action }) => action);
  expect(audit).toEqual(expect.arrayContaining(['order-split', 'order-parcel-ship']));
});

it('one parcel of several that is not back after 15 days raises the alert, which ends with it', async () => {
  const { orderId } = await shop.paid(3);
  await split(orderId, [2, 1]);
  await move(orderId, 'pack');
  await handle(orderId, 1, 'ship');
  await handle(orderId, 1, 'turn-back', { reason: 'refused' });
  const later = Date.now() + 16 * 24 * 60 * 60 * 1000;
  expect(await shop.functions.alertOverdueParcels(later)).toBe(1);
  expect(await shop.functions.alertOverdueParcels(later)).toBe(0);
  expect(await shop.alerts(orderId, true)).toEqual(['parcel-overdue']);
  await handle(orderId, 1, 'deliver');
  expect(await shop.alerts(orderId, true)).toEqual([]);
});

it('staff press twice: a parcel is shipped once, and split once', async () => {
  const { orderId } = await shop.paid(3);
  await move(orderId, 'pack');
  await Promise.all([1, 2].map(() => split(orderId, [1, 2])));
  expect(parcelsOf(await stored(orderId)).map(({ id }) => id)).toEqual([1, 2]);
  const answers = await Promise.all([1, 2, 3].map(() => handle(orderId, 1, 'ship')));
  expect(answers.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
  expect(answers).toContainEqual(refused('not-now'));
  const letters = await shop.lettersOf(orderId);
  expect(letters.filter((kind) => kind === 'parcel-shipped')).toHaveLength(1);
});

it('bad parcels write nothing', async () => {
  const { orderId } = await shop.paid(2);
  const before = await stored(orderId);
  expect(await split(orderId, [2, 1])).toEqual(refused('pieces-differ'));
  expect(await split(orderId, [1])).toEqual(refused('pieces-differ'));
  expect(await split(orderId, [1, 1], true)).toEqual(refused('no-cash-parcel'));
  expect(await handle(orderId, 1, 'ship')).toEqual(refused('unknown-parcel'));
  expect(await split('A'.repeat(20), [1])).toEqual(refused('not-found'));
  expect(await stored(orderId)).toEqual(before);
});

it('a prepaid parcel that comes back is refunded for its pieces, credited and put back into stock', async () => {
  const { orderId } = await shop.paid(3);
  await move(orderId, 'pack');
  await split(orderId, [2, 1]);
  await handle(orderId, 1, 'ship');
  await handle(orderId, 2, 'ship');
  expect(await handle(orderId, 2, 'turn-back', { reason: 'refused' })).toEqual(moved('shipped'));
  const goods = [{ line: 1, sellable: 1, damaged: 0 }];
  const twice = await Promise.all([1, 2].map(() => handle(orderId, 2, 'check-in', { goods })));
  expect(twice.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
  expect(await shop.stockOf('oil')).toBe(8);
  const { refunds } = await shop.stateAtProvider();
  expect(refunds.map(({ amount }) => amount)).toEqual([PIECE]);
  const notes = await shop.documents('credit-note');
  expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([PIECE]);
  expect(await handle(orderId, 1, 'deliver')).toEqual(moved('delivered'));
  expect((await shop.read('products/oil'))['sold']).toBe(2);
  expect(await shop.lettersOf(orderId)).toEqual(
    expect.arrayContaining(['parcel-returning', 'refunded', 'delivered']),
  );
});

it('a parcel that comes back after a lost dispute is checked in, credited and not refunded', async () => {
  const order = await shop.paid(3);
  const { orderId } = order;
  await move(orderId, 'pack');
  await split(orderId, [2, 1]);
  await handle(orderId, 1, 'ship');
  await handle(orderId, 2, 'ship');
  await handle(orderId, 1, 'deliver');
  await handle(orderId, 2, 'turn-back', { reason: 'refused' });
  const stock = await shop.stockOf('oil');
  await shop.bankSays(await shop.disputed(order), 'lost');
  const goods = [{ line: 1, sellable: 1, damaged: 0 }];
  expect(await handle(orderId, 2, 'check-in', { goods })).toEqual(moved('delivered'));
  expect(await shop.stockOf('oil')).toBe(stock + 1);
  const credits = async () => {
    const { totals } = await stored(orderId);
    const notes = (await shop.documents('credit-note')).filter(({ tid }) => tid === orderId);
    return [totals.totalPaise, notes.map((one) => one.totals.totalPaise)];
  };
  const [total, first] = await credits();
  expect(first).toEqual([PIECE]);
  // When the rest comes back as well, only what is left is credited.
  await move(orderId, 'return', { goods: [{ line: 1, sellable: 2, damaged: 0 }] });
  expect(await credits()).toEqual([total, expect.arrayContaining([PIECE, Number(total) - PIECE])]);
  expect((await stored(orderId)).payment).toMatchObject({ refundedPaise: 0, refundingPaise: 0 });
});

it('the cash of an order is collected once, with the parcel that was chosen', async () => {
  const { orderId } = ordered(await shop.buy('buyer', shop.inCash(3)));
  await move(orderId, 'pack');
  expect(await split(orderId, [1, 2])).toEqual(refused('no-cash-parcel'));
  await split(orderId, [1, 2], true);
  await handle(orderId, 1, 'ship');
  await handle(orderId, 2, 'ship');
  await handle(orderId, 2, 'deliver');
  expect((await stored(orderId)).payment.state).toBe('unpaid');
  await handle(orderId, 1, 'deliver');
  const { payment, totals, status } = await stored(orderId);
  expect([status, payment.state, payment.paidPaise]).toEqual([
    ...['delivered', 'paid'],
    totals.totalPaise,
  ]);
});
