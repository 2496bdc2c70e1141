import { expect, it } from 'vitest';
import * as v from 'valibot';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { ReturnStep } from '#domain/order/move-return.ts';
import { OrderSchema } from '#domain/order/order.ts';
import {
  type ReturnCommand,
  ReturnCommandSchema,
  ReturnMoveSchema,
} from '#domain/order/return-command.ts';
import type { Role } from '#domain/staff/role.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { PIECE } from '../../support/shop/own-checkout.ts';
import { APPROVE, received, REFUND, REPLACE } from '../../support/fixtures/returns.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const shop = checkoutForTests('returns', { oil: 10 });
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const DONE = { outcome: 'moved', status: 'delivered' };

/** A delivered order of these pieces of oil, paid online. */
async function delivered(pieces = 3): Promise<string> {
  const { orderId } = await shop.paid(pieces);
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  return orderId;
}

const request = (
  orderId: string,
  {
    quantity = 1,
    key = 'request-01',
    who = 'buyer',
    now = Date.now(),
    ...changes
  }: Partial<ReturnCommand> & { quantity?: number; who?: string; now?: number } = {},
) => {
  const items = [{ line: 1, quantity }];
  const typed = { orderId, key, items, reason: 'damaged', ...changes };
  return shop.functions.requestOwnReturn(v.parse(ReturnCommandSchema, typed), who, now);
};

/** A return that a member of the team opens. */
const opened = (
  orderId: string,
  {
    role = 'staff',
    who = 'staff',
    now = Date.now(),
    ...changes
  }: Partial<ReturnCommand> & { role?: Role | null; who?: string; now?: number } = {},
) => {
  const items = [{ line: 1, quantity: 1 }];
  const typed = { orderId, asStaff: true, key: 'opened-001', items, reason: 'damaged', ...changes };
  const caller = { uid: who, email: `${who}@franch.test`, role };
  return shop.functions.requestReturnFor(v.parse(ReturnCommandSchema, typed), caller, now);
};

async function ticketOf(orderId: string, n = 1): Promise<string> {
  return `${String((await shop.read(`orders/${orderId}`))['number'])}-R${n}`;
}

/** A step of staff with the first request; waits for the provider. */
async function stepBy(orderId: string, step: ReturnStep) {
  const ticket = await ticketOf(orderId);
  const typed = v.parse(ReturnMoveSchema, { orderId, ticket, ...step });
  const answer = await shop.functions.moveReturnForStaff(typed, STAFF, Date.now());
  await shop.idle();
  return answer;
}

async function stored(orderId: string) {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const parsed = shop.functions.parseDocument(order, OrderSchema, 'id');
  if (!parsed) throw new Error('no order');
  return parsed;
}

it('a return goes from the request to the refund, with stock, credit note, letters, journal and audit', async () => {
  const orderId = await delivered(3);
  const ticket = await ticketOf(orderId);
  expect(await request(orderId, { quantity: 2 })).toEqual({ outcome: 'requested', ticket });
  expect((await stored(orderId)).hasOpenReturn).toBe(true);
  expect(await stepBy(orderId, APPROVE)).toEqual(DONE);
  expect(await stepBy(orderId, { step: 'send' })).toEqual(DONE);
  expect(await shop.stockOf('oil')).toBe(7);
  expect(await stepBy(orderId, received([1, 1]))).toEqual(DONE);
  expect(await shop.stockOf('oil')).toBe(8);
  expect(await stepBy(orderId, REFUND)).toEqual(DONE);
  const order = await stored(orderId);
  expect(order).toMatchObject({
    ...{ status: 'delivered', hasOpenReturn: false },
    lines: [{ quantity: 3, returnedQuantity: 1 }],
    payment: { refundedPaise: PIECE },
    returns: [{ ticket, state: 'refunded' }],
  });
  const [invoice] = await shop.documents('invoice');
  const [note, ...others] = await shop.documents('credit-note');
  expect(note?.lines).toMatchObject([{ line: 1, quantity: 1, grossPaise: PIECE }]);
  expect(others).toEqual([]);
  const kept = (invoice?.totals.totalPaise ?? 0) - (note?.totals.totalPaise ?? 0);
  expect(kept).toBe(order.payment.paidPaise - order.payment.refundedPaise);
  const letters = await shop.lettersOf(orderId);
  for (const kind of ['requested', 'approved', 'received'])
    expect(letters).toContain(`return-${kind}`);
  expect(letters).toEqual(expect.arrayContaining(['new-return', 'refund-requested', 'refunded']));
  const events = (await shop.store.collection(`orders/${orderId}/events`).get()).docs;
  const steps = ['request', 'approve', 'send', 'receive', 'refund'].map((step) => `return-${step}`);
  expect(events.map((one) => one.get('what') as string)).toEqual(expect.arrayContaining(steps));
  const audit = (await shop.all('audit')).map((one) => String(one['action']));
  expect(audit).toEqual(expect.arrayContaining(steps.slice(1).map((step) => `order-${step}`)));
  const moves = (await shop.all('stockMoves')).filter((one) => one['reason'] === 'restock');
  expect(moves).toMatchObject([{ delta: 1, quantity: 1, orderId }]);
});

it('a replacement takes its pieces from the stock once, and waits until there are enough', async () => {
  const orderId = await delivered(3);
  await request(orderId, { quantity: 2 });
  await stepBy(orderId, APPROVE);
  await stepBy(orderId, received([1, 2, false]));
  const left = await shop.stockOf('oil');
  await shop.store.doc('products/oil').update({ stock: 1 });
  const before = await stored(orderId);
  expect(await stepBy(orderId, REPLACE)).toEqual(refused('out-of-stock'));
  expect(await stored(orderId)).toEqual(before);
  await shop.store.doc('products/oil').update({ stock: left });
  const answers = await Promise.all([stepBy(orderId, REPLACE), stepBy(orderId, REPLACE)]);
  expect(answers).toEqual([DONE, DONE]);
  expect(await shop.stockOf('oil')).toBe(left - 2);
  expect(await stored(orderId)).toMatchObject({
    lines: [{ quantity: 3, returnedQuantity: 0 }],
    payment: { refundedPaise: 0 },
    returns: [{ state: 'replaced', replacement: { courier: 'Delhivery', tracking: '1490812763' } }],
  });
  expect(await shop.documents('credit-note')).toEqual([]);
  expect((await shop.lettersOf(orderId)).filter((kind) => kind === 'return-replaced')).toHaveLength(
    1,
  );
});

it('a stranger’s order is like one that is not there', async () => {
  const orderId = await delivered(1);
  expect(await request(orderId, { who: 'mallory' })).toEqual(refused('not-found'));
  expect(await request('A'.repeat(20))).toEqual(refused('not-found'));
  expect((await stored(orderId)).returns).toBeUndefined();
});

it('the server decides what can be returned, whatever the page says', async () => {
  const orderId = await delivered(2);
  expect(await request(orderId, { quantity: 3 })).toEqual(refused('too-many-pieces'));
  const late = { now: Date.now() + 31 * DAY_MS };
  expect(await request(orderId, late)).toEqual(refused('too-late'));
  const mind = { reason: 'changed-mind' } as const;
  expect(await request(orderId, mind)).toEqual(refused('not-sealed'));
  const sealed = { ...mind, sealed: true };
  expect(await request(orderId, { ...sealed, now: Date.now() + 8 * DAY_MS })).toEqual(
    refused('too-late'),
  );
  expect(await request(orderId, sealed)).toMatchObject({ outcome: 'requested' });
  const { orderId: packed } = await shop.paid();
  expect(await request(packed)).toEqual(refused('not-delivered'));
});

it('a request that arrives twice is made once, also at once', async () => {
  const orderId = await delivered(3);
  const answers = await Promise.all([1, 2, 3].map(() => request(orderId)));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await stored(orderId)).returns).toHaveLength(1);
  expect(
    (await shop.lettersOf(orderId)).filter((kind) => kind === 'return-requested'),
  ).toHaveLength(1);
  expect(await request(orderId, { quantity: 2 })).toEqual(refused('key-used'));
});

it('two requests for the last piece at once get one of them', async () => {
  const orderId = await delivered(1);
  const answers = await Promise.all(
    ['request-01', 'request-02'].map((key) => request(orderId, { key })),
  );
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'requested']);
  expect((await stored(orderId)).returns).toHaveLength(1);
});

it('a step that is repeated, also at once, happens once', async () => {
  const orderId = await delivered(2);
  await request(orderId, { quantity: 2 });
  for (const step of [APPROVE, received([1, 2]), REFUND]) {
    const answers = await Promise.all([1, 2, 3].map(() => stepBy(orderId, step)));
    expect(answers).toEqual([DONE, DONE, DONE]);
  }
  expect(await shop.stockOf('oil')).toBe(10);
  expect((await shop.stateAtProvider()).refunds.map(({ amount }) => amount)).toEqual([2 * PIECE]);
  expect(await shop.documents('credit-note')).toHaveLength(1);
  expect((await stored(orderId)).payment.refundedPaise).toBe(2 * PIECE);
});

it('two hundred requests for one line get no more than was delivered', async () => {
  const orderId = await delivered(3);
  const outcomes = new Map<string, number>();
  for (let n = 0; n < 200; n += 1) {
    const answer = await request(orderId, { key: `request-${String(n).padStart(4, '0')}` });
    const name = answer.outcome === 'refused' ? answer.refusal : answer.outcome;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  }
  expect(Object.fromEntries(outcomes)).toEqual({ requested: 3, 'too-many-pieces': 197 });
  expect((await stored(orderId)).returns).toHaveLength(3);
});

it('a customer requests ten returns an hour', async () => {
  const orders = [await delivered(5), await delivered(5)];
  const answers = [];
  for (const [place, orderId] of orders.entries())
    for (let n = 0; n < 5 + place; n += 1)
      answers.push(await request(orderId, { key: `request-${place}-0${n}` }));
  expect(answers.filter(({ outcome }) => outcome === 'requested')).toHaveLength(10);
  const third = orders[1] ?? '';
  await stepBy(third, { step: 'refuse', note: 'It was opened.' });
  expect(await request(third, { key: 'request-again' })).toEqual(refused('too-many'));
  const inAnHour = { key: 'request-again', now: Date.now() + 3_700_000 };
  expect(await request(third, inAnHour)).toMatchObject({ outcome: 'requested' });
});

it('while a return is open the order is not marked as returned, and afterwards only the rest comes back', async () => {
  const orderId = await delivered(3);
  await request(orderId, { quantity: 1 });
  expect(await shop.move(orderId, 'return', { restock: true })).toEqual(refused('open-return'));
  for (const step of [APPROVE, received([1, 1]), REFUND]) await stepBy(orderId, step);
  expect(await shop.stockOf('oil')).toBe(8);
  expect(await shop.move(orderId, 'return', { restock: true })).toMatchObject({
    status: 'returned',
  });
  await shop.idle();
  expect(await shop.stockOf('oil')).toBe(10);
  const order = await stored(orderId);
  expect(order.payment.refundedPaise).toBe(order.payment.paidPaise);
  const [invoice] = await shop.documents('invoice');
  const notes = await shop.documents('credit-note');
  const credited = notes.reduce((sum, { totals }) => sum + totals.totalPaise, 0);
  expect(credited).toBe(invoice?.totals.totalPaise);
});

it('one of three pieces is refunded before it is packed: stock, invoice and credit note agree', async () => {
  const { orderId } = await shop.paid(3);
  const piece = { line: 1, amount: PIECE, quantity: 1, restock: true };
  expect(await shop.refund(orderId, 'one-of-three', piece)).toMatchObject({ outcome: 'moved' });
  expect(await shop.stockOf('oil')).toBe(8);
  expect((await stored(orderId)).lines).toMatchObject([{ quantity: 3, returnedQuantity: 1 }]);
  await shop.move(orderId, 'pack');
  const [note] = await shop.documents('credit-note');
  expect(note?.lines).toMatchObject([{ quantity: 1, grossPaise: PIECE }]);
  for (const step of ['ship', 'deliver'] as const) await shop.move(orderId, step);
  expect((await shop.read('products/oil'))['sold']).toBe(2);
  expect(await request(orderId, { quantity: 3 })).toEqual(refused('too-many-pieces'));
  expect(await request(orderId, { quantity: 2 })).toMatchObject({ outcome: 'requested' });
});

it('a refund that the provider refuses is owed, and the goods stay returned', async () => {
  const orderId = await delivered(1);
  await request(orderId);
  for (const step of [APPROVE, received([1, 1])]) await stepBy(orderId, step);
  await shop.breakRoute('400', 'POST /v1/payments/:id/refund');
  await stepBy(orderId, REFUND);
  await shop.repair();
  expect((await stored(orderId)).payment).toMatchObject({ state: 'refund-failed' });
  expect(await shop.alerts(orderId)).toEqual(['refund-failed']);
  expect(await shop.stockOf('oil')).toBe(10);
});

it('staff open a return for a customer, which goes on as any other: audited, with a letter to the customer alone', async () => {
  const orderId = await delivered(3);
  const ticket = await ticketOf(orderId);
  const typed = { items: [{ line: 1, quantity: 2 }], text: 'Two soaps are broken' };
  expect(await opened(orderId, typed)).toEqual({ outcome: 'requested', ticket });
  const [asked] = (await stored(orderId)).returns ?? [];
  expect(asked).toMatchObject({ ...typed, ticket, openedBy: 'staff', state: 'requested' });
  const letters = (await shop.all('mail')).filter((one) => String(one['kind']).includes('return'));
  expect(letters).toMatchObject([
    { kind: 'return-requested', letter: { heading: 'We have opened a return for you' } },
  ]);
  const events = (await shop.store.collection(`orders/${orderId}/events`).get()).docs;
  const [event] = events.filter((one) => one.get('what') === 'return-open');
  expect(event?.data()).toMatchObject({ actor: 'staff' });
  const audit = (await shop.all('audit')).filter((one) => one['action'] === 'order-return-open');
  expect(audit).toMatchObject([
    {
      ...{ by: STAFF.uid, email: STAFF.email, subject: `orders/${orderId}` },
      after: { ticket, items: typed.items, reason: 'damaged' },
    },
  ]);
  for (const step of [APPROVE, received([1, 2]), REFUND])
    expect(await stepBy(orderId, step)).toEqual(DONE);
  expect((await stored(orderId)).payment.refundedPaise).toBe(2 * PIECE);
});

it('only who may edit opens a return for others, and nothing is written otherwise', async () => {
  const orderId = await delivered(1);
  const before = await stored(orderId);
  const strangers = [
    ...(['viewer', 'packer', 'accountant'] as const).map((role) => ({ role })),
    ...['buyer', 'mallory'].map((who) => ({ role: null, who })),
  ];
  for (const caller of strangers)
    expect([caller, await opened(orderId, caller)]).toEqual([caller, refused('not-found')]);
  // A role alone does not make staff the shopper of an order.
  expect(await opened(orderId, { asStaff: false })).toEqual(refused('not-found'));
  expect(await opened('A'.repeat(20))).toEqual(refused('not-found'));
  expect(await stored(orderId)).toEqual(before);
  expect(await opened(orderId, { role: 'owner' })).toMatchObject({ outcome: 'requested' });
});

it('staff open a return after the last day, but of no more than is there, and not before the delivery', async () => {
  const orderId = await delivered(2);
  const late = { now: Date.now() + 400 * DAY_MS };
  expect(await request(orderId, late)).toEqual(refused('too-late'));
  const items = [{ line: 1, quantity: 3 }];
  expect(await opened(orderId, { ...late, items })).toEqual(refused('too-many-pieces'));
  expect(await opened(orderId, { ...late, reason: 'changed-mind' })).toEqual(refused('not-sealed'));
  expect(await opened(orderId, late)).toMatchObject({ outcome: 'requested' });
  const { orderId: packed } = await shop.paid();
  expect(await opened(packed)).toEqual(refused('not-delivered'));
});

it('a return that staff open twice is opened once, and the limit of shoppers is not theirs', async () => {
  const orderId = await delivered(3);
  await shop.store
    .doc(rateLimitRef('returns', STAFF.uid).path)
    .set({ count: 1000, untilAt: new Date(Date.now() + 3_600_000) });
  const answers = await Promise.all([1, 2, 3].map(() => opened(orderId)));
  const ticket = await ticketOf(orderId);
  expect(answers).toEqual(answers.map(() => ({ outcome: 'requested', ticket })));
  expect((await stored(orderId)).returns).toHaveLength(1);
  expect(
    (await shop.all('audit')).filter((one) => one['action'] === 'order-return-open'),
  ).toHaveLength(1);
  const other = { items: [{ line: 1, quantity: 2 }] };
  expect(await opened(orderId, other)).toEqual(refused('key-used'));
});
