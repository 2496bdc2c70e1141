import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { OrderRequest } from '#domain/checkout/checkout.ts';
import { parseCsv } from '#domain/core/csv.ts';
import { gstReturn } from '#domain/gst/gst-return.ts';
import { type EditAnswer, EditCommandSchema } from '#domain/order-edit/edit-command.ts';
import type { OrderEdit } from '#domain/order-edit/edit-order.ts';
import { changesOf } from '#domain/order/order-pieces.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { toFirestore } from '../../../functions/src/platform/store.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered, PIECE } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('order-edits', { oil: 10, soap: 10 });
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const { feePaise: FEE, codFeePaise: CASH_FEE } = STORE.shipping;

const MUMBAI = {
  ...AN_ADDRESS,
  ...{ pin: '400053', line1: '12 Link Road', city: 'Mumbai' },
  state: 'Maharashtra' as const,
};
const toMumbai: OrderEdit = { what: 'address', address: MUMBAI };
const without = (quantity: number, line = 1): OrderEdit => ({
  what: 'pieces',
  item: { line, quantity },
});
const GSTIN = '29AAAAA0000A1ZY';
const billing = {
  ...{ legalName: 'Rao Stores', line1: '2 MG Road', line2: '', city: 'Bengaluru', pin: '560001' },
};

interface How {
  who?: string;
  /** The role, for a change by staff. */
  staff?: 'staff' | 'viewer' | 'owner';
  key?: string;
  quoted?: { totalPaise: number; refundPaise: number };
  now?: number;
}

const send = (command: object, { who = 'buyer', staff, now = Date.now() }: How) =>
  shop.functions.answerEdit(
    v.parse(EditCommandSchema, { ...command, asStaff: staff !== undefined }),
    { uid: staff ? 'team' : who, email: '', role: staff ?? null },
    now,
  );

async function quoteOf(orderId: string, edit: OrderEdit, how: How = {}) {
  return send({ orderId, edit, validateOnly: true }, how);
}

/** Makes a change at the amounts that are quoted, as the form does; waits for the provider. */
async function change(orderId: string, edit: OrderEdit, how: How = {}): Promise<EditAnswer> {
  const priced = await quoteOf(orderId, edit, how);
  if (priced.outcome !== 'quoted' && !how.quoted) return priced;
  const { totalPaise = 0, refundPaise = 0 } = priced.outcome === 'quoted' ? priced.quote : {};
  const quoted = how.quoted ?? { totalPaise, refundPaise };
  const answer = await send({ orderId, edit, key: how.key ?? 'change-0001', quoted }, how);
  await shop.idle();
  return answer;
}

async function stored(orderId: string) {
  const found = await shop.store.doc(`orders/${orderId}`).get();
  const order = shop.functions.parseDocument(found, OrderSchema, 'id');
  if (!order) throw new Error('no order');
  return order;
}

const cash = async (pieces = 1) => ordered(await shop.buy('buyer', shop.inCash(pieces))).orderId;
const changed = (status = 'paid') => ({ outcome: 'changed', status });
const charge = (fee: number) =>
  shop.store.doc('settings/store').update({ 'shipping.feePaise': fee });

/** A guest on another device, who has opened a letter's link. */
async function guestByLink(orderId: string): Promise<string> {
  const opened = { at: Date.now(), expiresAt: Date.now() + 60_000 };
  await shop.store.doc(`orders/${orderId}/readers/guest`).set(toFirestore(opened));
  return 'guest';
}

/** The taxable value of sales to consumers by place of supply, in paise, as the GST return has it. */
async function consumerSales(): Promise<Readonly<Record<string, number>>> {
  const documents = [
    ...(await shop.documents('invoice')),
    ...(await shop.documents('credit-note')),
  ];
  const file = gstReturn(documents, { from: '2020-01-01', to: '2099-12-31' }).find(
    ({ table }) => table === 'b2cs',
  );
  const parsed = parseCsv(file?.text ?? '');
  if (!parsed.ok) throw new Error(parsed.fault);
  const [header = [], ...rows] = parsed.rows.map(({ cells }) => cells);
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  return Object.fromEntries(
    rows.map((row) => [
      cell(row, 'Place Of Supply'),
      Math.round(Number(cell(row, 'Taxable Value')) * 100),
    ]),
  );
}

describe('address', () => {
  it('changes fee and tax of a cash order: quoted first, then in order, invoice, letter and journal', async () => {
    const orderId = await cash();
    await charge(FEE - 3_000);
    const totalPaise = PIECE + FEE - 3_000 + CASH_FEE;
    expect(await quoteOf(orderId, toMumbai)).toMatchObject({
      outcome: 'quoted',
      quote: { totalPaise, shippingPaise: FEE - 3_000, refundPaise: 0, cancels: false },
    });
    expect((await stored(orderId)).edits).toBeUndefined();
    expect(await change(orderId, toMumbai)).toEqual(changed('placed'));
    expect(await stored(orderId)).toMatchObject({ address: MUMBAI, totals: { totalPaise } });
    expect(await shop.read(`transactions/${orderId}`)).toMatchObject({ amountPaise: totalPaise });
    await shop.move(orderId, 'pack');
    const [invoice] = await shop.documents('invoice');
    expect(invoice).toMatchObject({ supply: 'inter', placeOfSupply: { code: '27' } });
    expect(invoice?.totals).toMatchObject({ totalPaise, cgstPaise: 0, sgstPaise: 0 });
    expect(await shop.lettersOf(orderId)).toContain('order-changed');
    const events = await shop.store.collection(`orders/${orderId}/events`).get();
    expect(events.docs.map((one) => one.data())).toContainEqual(
      expect.objectContaining({ what: 'edit-address', actor: 'shopper', by: 'buyer' }),
    );
    // Another order of the same cart to the former address is not a repetition.
    expect((await shop.read(`orders/${orderId}`))['print']).toBe('');
  });

  it('comes back to the State of the shop: CGST and SGST, and the GST return adds up', async () => {
    const [far, near] = [(await shop.paid()).orderId, (await shop.paid(1, 'ravi')).orderId];
    expect(await change(far, toMumbai)).toEqual(changed());
    expect(
      await change(far, { what: 'address', address: AN_ADDRESS }, { key: 'change-0002' }),
    ).toEqual(changed());
    expect(await change(near, toMumbai, { who: 'ravi' })).toEqual(changed());
    for (const orderId of [far, near]) await shop.move(orderId, 'pack');
    const invoices = await shop.documents('invoice');
    expect(invoices.map(({ supply }) => supply)).toEqual(['intra', 'inter']);
    const [home, away] = invoices.map(({ totals }) => totals.taxablePaise);
    expect(await consumerSales()).toEqual({ '29-Karnataka': home, '27-Maharashtra': away });
  });

  it('refunds a paid order what delivery costs less today, and asks for nothing more', async () => {
    const { orderId } = await shop.paid();
    await charge(FEE + 4_000);
    expect(await change(orderId, toMumbai)).toEqual(changed());
    expect((await stored(orderId)).payment).toMatchObject({ refundedPaise: 0 });
    await charge(FEE - 2_000);
    const further = { ...toMumbai, address: { ...MUMBAI, pin: '400050' } };
    expect(await change(orderId, further, { key: 'change-0002' })).toEqual(changed());
    const order = await stored(orderId);
    expect(order.payment.refundedPaise).toBe(2_000);
    await shop.move(orderId, 'pack');
    const [note] = await shop.documents('credit-note');
    expect(note?.lines).toMatchObject([{ kind: 'shipping', grossPaise: 2_000 }]);
    const [invoice] = await shop.documents('invoice');
    const taxable = (invoice?.totals.taxablePaise ?? 0) - (note?.totals.taxablePaise ?? 0);
    expect(await consumerSales()).toEqual({ '27-Maharashtra': taxable });
    expect((invoice?.totals.totalPaise ?? 0) - 2_000).toBe(
      order.payment.paidPaise - order.payment.refundedPaise,
    );
  });

  it('is refused at amounts that no longer hold, and where no courier or no cash goes', async () => {
    const orderId = await cash();
    const seen = { totalPaise: PIECE + FEE + CASH_FEE, refundPaise: 0 };
    await charge(FEE - 100);
    expect(await change(orderId, toMumbai, { quoted: seen })).toEqual(refused('quote-changed'));
    const to = (pin: string): OrderEdit => ({ what: 'address', address: { ...MUMBAI, pin } });
    expect(await change(orderId, to('900001'))).toEqual(refused('not-served'));
    expect(await change(orderId, to('744101'))).toEqual(refused('no-cash'));
    expect((await stored(orderId)).address.pin).toBe(AN_ADDRESS.pin);
  });
});

describe('phone of a cash order', () => {
  const phone = aPhone();
  const toPhone = { what: 'address', address: { ...AN_ADDRESS, phone } } as const;
  const cashOf = async (who: string, address: OrderRequest['address']) => {
    const contact = { address, email: `${who}@franch.test` };
    return ordered(await shop.buy(who, shop.inCash(1, contact))).orderId;
  };
  const own = () => ({ ...AN_ADDRESS, phone: aPhone() });

  it('cannot become that of another user’s open cash order, nor those of two at once', async () => {
    const [one, other] = [await cashOf('one', own()), await cashOf('other', own())];
    const answers = await Promise.all([
      change(one, toPhone, { who: 'one' }),
      change(other, toPhone, { who: 'other' }),
    ]);
    expect(answers).toContainEqual(changed('placed'));
    expect(answers).toContainEqual(refused('phone-limit'));
    const late = answers[0]?.outcome === 'changed' ? other : one;
    const who = late === one ? 'one' : 'other';
    expect(await quoteOf(late, toPhone, { who })).toEqual(refused('phone-limit'));
    expect((await stored(late)).address.phone).not.toBe(phone);
    expect(await change(late, toPhone, { staff: 'staff' })).toEqual(changed('placed'));
  });

  it('counts for the orders of its day, and a repeated change counts once', async () => {
    await shop.store
      .doc(rateLimitRef('cash-phone', phone).path)
      .set({ count: 4, untilAt: new Date(Date.now() + 3_600_000) });
    const [one, other] = [await cashOf('one', own()), await cashOf('other', own())];
    const quoted = { totalPaise: PIECE + FEE + CASH_FEE, refundPaise: 0 };
    for (let n = 0; n < 2; n += 1) {
      expect(await change(one, toPhone, { who: 'one', quoted })).toEqual(changed('placed'));
    }
    await shop.store.doc(`orders/${one}`).update({ status: 'delivered' });
    expect(await change(other, toPhone, { who: 'other' })).toEqual(refused('phone-limit'));
  });

  it('changes freely where it is paid already', async () => {
    await cashOf('one', toPhone.address);
    const { orderId } = await shop.paid();
    expect(await change(orderId, toPhone)).toEqual(changed());
  });
});

describe('pieces', () => {
  it('of a paid order are refunded and back in stock at once, and credited with the invoice', async () => {
    const { orderId } = await shop.paid(3);
    expect(await change(orderId, without(1))).toEqual(changed());
    expect(await shop.stockOf('oil')).toBe(8);
    expect((await stored(orderId)).payment.refundedPaise).toBe(PIECE);
    expect((await shop.stateAtProvider()).refunds.map(({ amount }) => amount)).toEqual([PIECE]);
    const letters = await shop.lettersOf(orderId);
    expect(letters).toContain('order-changed');
    expect(letters).not.toContain('refund-requested');
    await shop.move(orderId, 'pack');
    const [note] = await shop.documents('credit-note');
    expect(note?.lines).toMatchObject([{ line: 1, quantity: 1, grossPaise: PIECE }]);
  });

  it('cannot take a key that the server uses: a return of the rest still counts into the stock', async () => {
    const { orderId } = await shop.paid(3);
    const { number } = await stored(orderId);
    expect(await change(orderId, without(1), { key: `${number}-R1` })).toEqual(changed());
    // As the form makes it: the longest, which the provider takes as it is.
    const key = crypto.randomUUID();
    expect(await change(orderId, without(1), { key })).toEqual(changed());
    const { refunds } = (await shop.read(`transactions/${orderId}`)) as {
      refunds: { key: string; state: string }[];
    };
    expect(refunds).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    for (const refund of refunds) expect(refund.key).toMatch(/^edit-[0-9a-f]{32}$/u);
  });

  it('of a cash order lower what is collected, and the last ones cancel it', async () => {
    const orderId = await cash(3);
    const { totals } = await stored(orderId);
    expect(await change(orderId, without(1))).toEqual(changed('placed'));
    expect(await shop.stockOf('oil')).toBe(8);
    const order = await stored(orderId);
    expect(order.totals.totalPaise).toBe(totals.totalPaise - PIECE);
    expect(order.totals.shippingPaise).toBe(totals.shippingPaise);
    expect(order.lines).toMatchObject([{ quantity: 2, cancelledQuantity: 1 }]);
    const last = await quoteOf(orderId, without(2));
    expect(last).toMatchObject({ quote: { cancels: true } });
    expect(await change(orderId, without(2), { key: 'change-0002' })).toEqual(changed('cancelled'));
    expect(await shop.stockOf('oil')).toBe(10);
    expect(await shop.lettersOf(orderId)).toContain('cancelled');
  });

  it('of a packed cash order are cancelled by staff only, credited and audited', async () => {
    const orderId = await cash(2);
    await shop.move(orderId, 'pack');
    expect(await change(orderId, without(1))).toEqual(refused('packed'));
    expect(await change(orderId, without(1), { staff: 'viewer' })).toEqual(refused('not-found'));
    expect(await change(orderId, without(1), { staff: 'staff' })).toEqual(changed('packed'));
    const [note] = await shop.documents('credit-note');
    expect(note?.lines).toMatchObject([{ line: 1, quantity: 1, grossPaise: PIECE }]);
    for (const move of ['ship', 'deliver'] as const) await shop.move(orderId, move);
    const [invoice] = await shop.documents('invoice');
    const kept = (invoice?.totals.totalPaise ?? 0) - (note?.totals.totalPaise ?? 0);
    expect((await stored(orderId)).payment.paidPaise).toBe(kept);
    expect((await shop.all('audit')).map((one) => one['action'])).toContain('order-edit-pieces');
  });
});

describe('billing', () => {
  it('is on the invoice that follows, and no longer changes after it', async () => {
    const { orderId } = await shop.paid();
    const business: OrderEdit = { what: 'billing', gstin: GSTIN, billing };
    expect(await change(orderId, business)).toEqual(changed());
    await shop.move(orderId, 'pack');
    expect((await shop.documents('invoice'))[0]?.buyer).toMatchObject({
      ...{ gstin: GSTIN, name: 'Rao Stores' },
    });
    const nobody: OrderEdit = { what: 'billing', gstin: '', billing: null };
    expect(await change(orderId, nobody, { staff: 'owner' })).toEqual(refused('invoiced'));
  });
});

it('a guest by a letter’s link changes this order; a stranger finds none', async () => {
  const { orderId } = await shop.paid(2);
  expect(await change(orderId, toMumbai, { who: 'mallory' })).toEqual(refused('not-found'));
  expect(await change('A'.repeat(20), toMumbai)).toEqual(refused('not-found'));
  const who = await guestByLink(orderId);
  expect(await change(orderId, toMumbai, { who })).toEqual(changed());
  expect(await change(orderId, without(1), { who, key: 'change-0002' })).toEqual(changed());
  expect((await shop.store.collection('users').get()).size).toBe(0);
});

it('a change that arrives several times at once is made once', async () => {
  const orderId = await cash(3);
  const answers = await Promise.all([1, 2, 3].map(() => change(orderId, without(1))));
  // Those that were priced after the first was made refuse its amounts or its key.
  expect(answers.filter(({ outcome }) => outcome === 'changed').length).toBeGreaterThan(0);
  expect((await stored(orderId)).lines).toMatchObject([{ quantity: 2 }]);
  expect(await shop.stockOf('oil')).toBe(8);
});

it('of packing and a change at once, one is first and the other sees it', async () => {
  const { orderId } = await shop.paid();
  const quoted = { totalPaise: PIECE + FEE, refundPaise: 0 };
  const command = { orderId, edit: toMumbai, key: 'change-0001', quoted };
  const [answer] = await Promise.all([send(command, {}), shop.move(orderId, 'pack')]);
  const { address, status } = await stored(orderId);
  const [invoice] = await shop.documents('invoice');
  expect(status).toBe('packed');
  const isFirst = answer.outcome === 'changed';
  expect(answer).toEqual(isFirst ? changed() : refused('packed'));
  expect([address.state, invoice?.supply]).toEqual(
    isFirst ? ['Maharashtra', 'inter'] : ['Karnataka', 'intra'],
  );
});

describe('packing an order that has changed since its papers were printed', () => {
  const cases: readonly [string, OrderEdit][] = [
    ['a cancelled piece', without(1)],
    ['another address', toMumbai],
  ];
  it.each(cases)('is refused for %s, and writes nothing', async (_, edit) => {
    for (const orderId of [(await shop.paid(2)).orderId, await cash(2)]) {
      const seen = changesOf(await stored(orderId));
      await change(orderId, edit);
      const before = [await stored(orderId), await shop.all('audit'), await shop.all('mail')];
      expect(await shop.move(orderId, 'pack', { seen })).toEqual(refused('changed'));
      expect([await stored(orderId), await shop.all('audit'), await shop.all('mail')]).toEqual(
        before,
      );
      const now = { seen: changesOf(await stored(orderId)) };
      expect(await shop.move(orderId, 'pack', now)).toEqual({ outcome: 'moved', status: 'packed' });
    }
  });

  it('is possible for a page that does not say what it has seen', async () => {
    const { orderId } = await shop.paid(2);
    await change(orderId, without(1));
    expect(await shop.move(orderId, 'pack')).toEqual({ outcome: 'moved', status: 'packed' });
  });
});

it('a customer changes orders twenty times an hour', async () => {
  const orders = [await cash(2), (await shop.paid(2)).orderId];
  for (const orderId of orders) {
    for (let n = 0; n < 10; n += 1) {
      const address = { ...AN_ADDRESS, line1: `${n} MG Road` };
      const how = { key: `change-00${n}0` };
      expect(await change(orderId, { what: 'address', address }, how)).toMatchObject({
        outcome: 'changed',
      });
    }
  }
  const [orderId = ''] = orders;
  const once = { key: 'change-more' };
  expect(await change(orderId, without(1), once)).toEqual(refused('too-many'));
  const inAnHour = { ...once, now: Date.now() + 3_700_000 };
  expect(await change(orderId, without(1), inAnHour)).toEqual(changed('placed'));
});
