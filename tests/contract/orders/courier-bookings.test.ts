import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { BookRequestSchema } from '#domain/booking/booking.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { SplitRequestSchema } from '#domain/parcel-handling/parcel-command.ts';
import { trackingBody } from '../../../dev/courier/control.ts';
import { type CourierStandIn, startCourier } from '../../../dev/courier/courier.ts';
import { courierValues, LOCAL_COURIER } from '../../../dev/courier/keys.ts';
import { bookForStaff } from '../../../functions/src/couriers/book-parcel.ts';
import { receiveTracking } from '../../../functions/src/endpoints/couriers/courier-webhook.ts';
import { STAFF } from '../../support/fixtures/staff.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('courier-bookings', { oil: 10 });
let courier: CourierStandIn;

beforeAll(async () => {
  courier = await startCourier({ port: 0, webhookUrl: null });
  const { strings, secrets } = courierValues(courier.url);
  Object.assign(process.env, strings, secrets);
});
afterAll(() => courier.stop());
beforeEach(async () => {
  await control('reset');
  await shop.store.doc('settings/store').update({ courier: 'shiprocket' });
});

async function control(path: string, body: object = {}, method = 'POST'): Promise<unknown> {
  const answer = await fetch(`${courier.url}/control/${path}`, {
    method,
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as unknown;
}
/** A fault of the next such call. */
const breakOnce = (kind: string, path: string) =>
  control('faults', { kind, route: `POST /v1/external/${path}`, times: 1 });
async function atCourier() {
  const { orders } = (await control('state', {}, 'GET')) as {
    orders: { reference: string; status: string; awb: string; isCash: boolean; amount: number }[];
  };
  return orders;
}
function book(orderId: string, grams = 500, parcel: number | null = null, now = Date.now()) {
  const measures = { grams, length: 20, breadth: 15, height: 10 };
  return bookForStaff(v.parse(BookRequestSchema, { orderId, parcel, measures }), STAFF, now);
}
async function packed(changes: object = {}) {
  const request = shop.request('oil', 2, changes);
  const { orderId } = await shop.pay(await shop.buy('buyer', request));
  await shop.move(orderId, 'pack');
  return orderId;
}
const numberOf = async (orderId: string) =>
  String((await shop.read(`orders/${orderId}`))['number']);
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const booked = { outcome: 'booked', tracking: '19041421000001', hasLabel: true };

type Status = Parameters<typeof trackingBody>[1];
async function report(status: Status, at = Date.now(), key: string = LOCAL_COURIER.webhookToken) {
  const body = Buffer.from(JSON.stringify(trackingBody('19041421000001', status, at)));
  const headers = { 'x-api-key': key };
  return receiveTracking({ method: 'POST', headers, body }, Date.now());
}
const stateOf = async (orderId: string) => (await shop.statusOf(orderId))[0];

it('books once although many press at once, ships with the number, and answers the same again', async () => {
  const orderId = await packed();
  const answers = await Promise.all([1, 2, 3, 4].map(() => book(orderId)));
  // Concurrent calls are refused as under way; later ones return the tracking number.
  expect(answers).toContainEqual(booked);
  const known = [booked, refused('under-way')].map((one) => JSON.stringify(one));
  expect(answers.filter((one) => !known.includes(JSON.stringify(one)))).toEqual([]);
  expect(await book(orderId)).toEqual(booked);
  const orders = await atCourier();
  expect(orders).toMatchObject([
    { reference: await numberOf(orderId), status: 'PICKUP SCHEDULED', awb: booked.tracking },
  ]);
  expect(orders[0]).toMatchObject({ isCash: false, amount: 499 });
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    status: 'shipped',
    shipment: {
      ...{ courier: 'Delhivery Surface', tracking: booked.tracking, bookedBy: 'shiprocket' },
      link: `https://shiprocket.co/tracking/${booked.tracking}`,
    },
  });
  const { label } = await shop.read(`bookings/${orderId}_0`);
  expect(await (await fetch(String(label))).text()).toMatch(/^%PDF/);
  expect((await shop.lettersOf(orderId)).filter((kind) => kind === 'shipped')).toHaveLength(1);
  const audit = (await shop.all('audit')).filter(({ action }) => action === 'order-ship');
  expect(audit).toHaveLength(1);
});

it.each(['orders/create/adhoc', 'courier/assign/awb'])(
  'a lost answer of %s changes nothing here, and the next try finds the booking',
  async (path) => {
    const orderId = await packed();
    await breakOnce('lose-answer', path);
    expect(await book(orderId)).toEqual(refused('no-answer'));
    expect(await stateOf(orderId)).toBe('packed');
    expect(await book(orderId)).toEqual(booked);
    expect(await atCourier()).toHaveLength(1);
  },
);

it('an attempt that arrived with another weight is withdrawn before the next', async () => {
  const orderId = await packed();
  await breakOnce('500', 'courier/assign/awb');
  expect(await book(orderId, 500)).toEqual(refused('no-answer'));
  expect(await book(orderId, 900)).toEqual(refused('other-request'));
  expect(await book(orderId, 900)).toMatchObject({ outcome: 'booked' });
  const number = await numberOf(orderId);
  expect(await atCourier()).toMatchObject([
    { reference: number, status: 'CANCELED' },
    { reference: `${number}.2`, status: 'PICKUP SCHEDULED' },
  ]);
});

it('a booking of another address is withdrawn, its number too', async () => {
  const orderId = await packed();
  await breakOnce('lose-answer', 'courier/assign/awb');
  expect(await book(orderId)).toEqual(refused('no-answer'));
  await shop.store.doc(`orders/${orderId}`).update({ 'address.line1': '2 MG Road' });
  expect(await book(orderId)).toEqual(refused('other-request'));
  expect(await atCourier()).toMatchObject([{ status: 'CANCELED', awb: '' }]);
  expect(await book(orderId)).toMatchObject({ outcome: 'booked' });
});

it('a PIN code that is not served, cash that nobody collects, and a wrong weight leave nothing', async () => {
  const address = { ...AN_ADDRESS, pin: '194101', state: 'Ladakh', city: 'Leh' } as const;
  const cash = ordered(await shop.buy('cash', shop.inCash(1, { address })));
  await shop.move(cash.orderId, 'pack');
  expect(await book(cash.orderId)).toEqual(refused('no-cash-there'));
  const island = { ...AN_ADDRESS, pin: '682555', state: 'Lakshadweep', city: 'Kavaratti' };
  const orderId = await packed({ address: island });
  expect(await book(orderId)).toEqual(refused('pin-not-served'));
  const heavy = await packed();
  expect(await book(heavy, 25_000)).toEqual(refused('measures'));
  expect(await atCourier()).toEqual([]);
  expect(await stateOf(orderId)).toBe('packed');
  // By hand it goes as ever.
  expect(await shop.move(orderId, 'ship')).toEqual({ outcome: 'moved', status: 'shipped' });
  expect(await book(orderId)).toEqual(refused('not-from-here'));
});

it('a booking whose order was cancelled meanwhile is withdrawn', async () => {
  const orderId = await packed();
  await control('faults', { kind: 'slow', route: 'POST /v1/external/courier/assign/awb', ms: 300 });
  const booking = book(orderId);
  await expect.poll(async () => (await atCourier()).length).toBe(1);
  await shop.move(orderId, 'cancel');
  expect(await booking).toEqual(refused('not-from-here'));
  expect(await atCourier()).toMatchObject([{ status: 'CANCELED', awb: '' }]);
  expect(await stateOf(orderId)).toBe('cancelled');
});

it('a booking whose address was changed meanwhile is withdrawn: its label would name the former one', async () => {
  const orderId = await packed();
  await control('faults', { kind: 'slow', route: 'POST /v1/external/courier/assign/awb', ms: 900 });
  const booking = book(orderId);
  await expect.poll(async () => (await atCourier()).length).toBe(1);
  const address = { ...AN_ADDRESS, line1: '9 MG Road' };
  const command = { orderId, edit: { what: 'address', address }, asStaff: true } as const;
  const caller = { uid: 'team', email: '', role: 'staff' } as const;
  const { totals } = await shop.read(`orders/${orderId}`);
  const { totalPaise } = totals as { totalPaise: Paise };
  const quoted = { totalPaise, refundPaise: paise(0) };
  const edit = { ...command, key: 'change-0001', quoted };
  expect(await shop.functions.answerEdit(edit, caller, Date.now())).toMatchObject({
    outcome: 'changed',
  });
  expect(await booking).toEqual(refused('order-changed'));
  expect(await atCourier()).toMatchObject([{ status: 'CANCELED' }]);
  expect(await stateOf(orderId)).toBe('packed');
});

it('by hand is the default, and leaves no trace', async () => {
  await shop.store.doc('settings/store').update({ courier: '' });
  const orderId = await packed();
  expect(await book(orderId)).toEqual(refused('by-hand'));
  expect(await shop.read(`bookings/${orderId}_0`)).toEqual({});
  expect(await atCourier()).toEqual([]);
});

it('a missing label and pickup are requested again', async () => {
  const orderId = await packed();
  await breakOnce('500', 'courier/generate/label');
  await breakOnce('500', 'courier/generate/pickup');
  expect(await book(orderId)).toEqual({ ...booked, hasLabel: false });
  expect(await stateOf(orderId)).toBe('shipped');
  expect(await book(orderId)).toEqual(booked);
  expect((await shop.read(`bookings/${orderId}_0`))['pickupAt']).not.toBeNull();
});

it('an update moves the order: a forged, repeated, late or unknown one does not', async () => {
  const orderId = await packed();
  const [before, later, last] = [1000, 2000, 3000].map((ms) => Date.now() + ms);
  expect(await report('DELIVERED')).toMatchObject({ status: 200, says: 'unknown-parcel' });
  await book(orderId);
  for (const key of ['', 'none', `${LOCAL_COURIER.webhookToken}x`]) {
    expect(await report('DELIVERED', last, key)).toMatchObject({ status: 401 });
  }
  const odd = { method: 'POST', headers: { 'x-api-key': LOCAL_COURIER.webhookToken } };
  expect(await receiveTracking({ ...odd, body: Buffer.from('{"awb":5}') }, 0)).toMatchObject({
    status: 400,
  });
  expect(await stateOf(orderId)).toBe('shipped');
  expect(await report('IN TRANSIT', later)).toMatchObject({ status: 200 });
  expect(await report('DELIVERED', before)).toMatchObject({ status: 200, says: 'seen' });
  expect(await stateOf(orderId)).toBe('shipped');
  const answers = await Promise.all([1, 2, 3].map(() => report('DELIVERED', last)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(orderId)).toBe('delivered');
  expect(await report('RTO INITIATED', later)).toMatchObject({ says: 'seen' });
  expect(await stateOf(orderId)).toBe('delivered');
  expect((await shop.lettersOf(orderId)).filter((kind) => kind === 'delivered')).toHaveLength(1);
  expect(await shop.read(`bookings/${orderId}_0`)).toMatchObject({ trackingStatus: 'delivered' });
});

it('a parcel that comes back is only marked: staff count it', async () => {
  const orderId = await packed();
  await book(orderId);
  const at = Date.now();
  await report('RTO INITIATED', at + 1000);
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    ...{ status: 'returning', undelivered: { reason: 'other' } },
  });
  await report('RTO DELIVERED', at + 2000);
  expect(await stateOf(orderId)).toBe('returning');
  expect(await shop.stockOf('oil')).toBe(8);
  expect(await shop.move(orderId, 'return', { restock: true })).toMatchObject({
    status: 'returned',
  });
  expect(await shop.stockOf('oil')).toBe(10);
});

it('parcels of an order are booked one by one, and the cash goes with its own', async () => {
  const { orderId } = ordered(await shop.buy('buyer', shop.inCash(2)));
  await shop.move(orderId, 'pack');
  const parcels = [true, false].map((collectsCash) => ({
    items: [{ line: 1, quantity: 1 }],
    collectsCash,
  }));
  const split = v.parse(SplitRequestSchema, { orderId, parcels });
  await shop.functions.splitForStaff(split, STAFF, Date.now());
  expect(await book(orderId)).toEqual(refused('in-parcels'));
  expect(await book(orderId, 500, 1)).toEqual(booked);
  expect(await book(orderId, 500, 2)).toMatchObject({ tracking: '19041421001001' });
  const { totals } = (await shop.read(`orders/${orderId}`)) as { totals: { totalPaise: number } };
  const number = await numberOf(orderId);
  expect(await atCourier()).toMatchObject([
    { reference: `${number}-1`, isCash: true, amount: totals.totalPaise / 100 },
    { reference: `${number}-2`, isCash: false, amount: 249.5 },
  ]);
  expect(await stateOf(orderId)).toBe('shipped');
  await report('DELIVERED', Date.now() + 1000);
  expect(await shop.statusOf(orderId)).toEqual(['shipped', 'paid']);
});
