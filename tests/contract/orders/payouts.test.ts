import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import { linkTokenIn } from '#domain/order-access/order-link.ts';
import type { ReturnStep } from '#domain/order/move-return.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { ReturnCommandSchema, ReturnMoveSchema } from '#domain/order/return-command.ts';
import type { TypedPayee } from '#domain/payout/payee.ts';
import { PayeeCommandSchema, PayoutCommandSchema } from '#domain/refund/payout-command.ts';
import { orderLetter } from '../../../src/text/server.ts';
import { APPROVE, received } from '../../support/fixtures/returns.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';
import { OWNER, STAFF } from '../../support/fixtures/staff.ts';

// Without the lock within a process: concurrent calls meet in Firestore, as those of two instances do.
vi.mock('../../../functions/src/platform/keyed-mutex.ts', () => ({
  withLock: <T>(_: readonly string[], run: () => Promise<T>): Promise<T> => run(),
}));

const shop = checkoutForTests('payouts', { oil: 20 });
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const DONE = { outcome: 'moved', status: 'delivered' };
const UTR = '433012345678';
const UPI = { kind: 'upi', upi: 'Asha.Rao@okaxis' } as const;
const MASKED = 'as••••@okaxis';
const BANK = {
  kind: 'bank',
  ...{ holder: 'Zorawar Quill', number: '009912345678', again: '009912345678' },
  ifsc: 'HDFC0001234',
} as const;

async function stored(orderId: string) {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const parsed = shop.functions.parseDocument(order, OrderSchema, 'id');
  if (!parsed) throw new Error('no order');
  return parsed;
}

/** A delivered cash order of which a return is asked for; the customer is `buyer`. */
async function asked(who = 'buyer'): Promise<string> {
  const { orderId } = ordered(await shop.buy(who, shop.inCash(2)));
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  const request = { orderId, key: 'request-01', items: [{ line: 1, quantity: 1 }] };
  const typed = v.parse(ReturnCommandSchema, { ...request, reason: 'damaged' });
  await shop.functions.requestOwnReturn(typed, who, Date.now());
  return orderId;
}

async function stepBy(orderId: string, step: ReturnStep) {
  const { number } = await stored(orderId);
  const typed = v.parse(ReturnMoveSchema, { orderId, ticket: `${number}-R1`, ...step });
  return shop.functions.moveReturnForStaff(typed, STAFF, Date.now());
}

/** The same, received: its money is owed. */
async function owed(who = 'buyer'): Promise<string> {
  const orderId = await asked(who);
  for (const step of [APPROVE, received([1, 1])]) await stepBy(orderId, step);
  return orderId;
}

const give = (orderId: string, payee: TypedPayee = UPI, { who = 'buyer', now = Date.now() } = {}) =>
  shop.functions.giveOwnPayee(v.parse(PayeeCommandSchema, { orderId, payee }), { uid: who }, now);
const details = (orderId: string) => shop.read(`payouts/${orderId}`);

async function pay(orderId: string, changes: object = {}) {
  const { payout } = await stored(orderId);
  const { key = 'none', amountPaise = 0 } = payout?.dues[0] ?? {};
  const seen = { key, amountPaise, payeeAt: payout?.payeeAt ?? 0 };
  const typed = v.parse(PayoutCommandSchema, { orderId, ...seen, reference: UTR, ...changes });
  return { typed, answer: await shop.functions.payForOwner(typed, OWNER, Date.now()) };
}

it('a cash refund goes from the return to the payee, with credit note, letters, journal and audit', async () => {
  const orderId = await owed();
  expect((await stored(orderId)).hasPayoutDue).toBe(true);
  expect(await give(orderId)).toEqual({ outcome: 'saved', payee: MASKED });
  expect(await details(orderId)).toMatchObject({
    payee: { kind: 'upi', upi: 'asha.rao@okaxis' },
  });
  expect((await stored(orderId)).payout).toMatchObject({ payee: MASKED });
  const [row] = await shop.functions.readPayouts('payouts-read', 'owner', Date.now());
  expect(row).toMatchObject({ orderId, amountPaise: PIECE, payee: { upi: 'asha.rao@okaxis' } });
  expect((await pay(orderId)).answer).toEqual(DONE);
  const order = await stored(orderId);
  expect(order).toMatchObject({
    ...{ payout: null, hasPayoutDue: false, returns: [{ state: 'refunded' }] },
    payment: { refundedPaise: PIECE },
  });
  expect(await details(orderId)).toEqual({});
  const { refunds } = (await shop.read(`transactions/${orderId}`)) as { refunds: object[] };
  expect(refunds).toMatchObject([{ state: 'done', reference: UTR, paidTo: MASKED }]);
  expect(await shop.documents('credit-note')).toMatchObject([{ lines: [{ grossPaise: PIECE }] }]);
  const letters = await shop.lettersOf(orderId);
  expect(letters).toEqual(expect.arrayContaining(['payee-saved', 'payout-made']));
  expect(letters).not.toContain('refunded');
  const events = (await shop.store.collection(`orders/${orderId}/events`).get()).docs;
  const what = events.map((one) => String(one.get('what')));
  expect(what).toEqual(expect.arrayContaining(['payee', 'payout']));
  const audit = (await shop.all('audit')).filter((one) => one['by'] === 'owner');
  expect(audit.map((one) => String(one['action'])).toSorted()).toEqual([
    'order-payout',
    'payouts-read',
  ]);
});

it('a payee may be given before the goods are back, replaced until it is paid, and never by a stranger', async () => {
  const orderId = await asked();
  expect(await give(orderId)).toMatchObject({ outcome: 'saved' });
  const { moves } = await stored(orderId);
  expect(await give(orderId)).toMatchObject({ outcome: 'saved' });
  expect((await stored(orderId)).moves).toBe(moves);
  expect(await give(orderId, BANK)).toEqual({ outcome: 'saved', payee: '••••5678, HDFC' });
  expect(await details(orderId)).toMatchObject({ payee: { kind: 'bank', number: BANK.number } });
  expect(await give(orderId, UPI, { who: 'mallory' })).toEqual(refused('not-found'));
  expect(await give('A'.repeat(20))).toEqual(refused('not-found'));
  expect(await details(orderId)).toMatchObject({ payee: { kind: 'bank' } });
  await stepBy(orderId, { step: 'refuse', note: 'It was opened.' });
  expect(await details(orderId)).toEqual({});
  expect(await give(orderId)).toEqual(refused('no-payout'));
});

it('who opened the order by a link says where the money goes, until the link is over', async () => {
  const orderId = await owed();
  const order = await stored(orderId);
  const url = `${process.env['SHOP_ORIGIN']}/dashboard?tab=orders&order=${orderId}`;
  const letter = orderLetter('delivered', order, { origin: 'https://shop.test', orderUrl: url });
  const links = { ...letter, action: { label: 'View', url } };
  const signed = await shop.functions.withOrderLink(links, orderId, Date.now());
  const token = linkTokenIn(new URL(signed.action?.url ?? '').hash) ?? '';
  expect(await give(orderId, UPI, { who: 'device' })).toEqual(refused('not-found'));
  await shop.functions.openByLink({ orderId, token }, 'device', Date.now());
  expect(await give(orderId, UPI, { who: 'device' })).toMatchObject({ outcome: 'saved' });
  const now = Date.now() + (PROMISES.orderLinkDays + 1) * DAY_MS;
  expect(await give(orderId, BANK, { who: 'device', now })).toEqual(refused('not-found'));
});

it('what is no account is refused with its fault, and nothing is written', async () => {
  const orderId = await owed();
  const { moves } = await stored(orderId);
  const upi = (typed: string) => give(orderId, { kind: 'upi', upi: typed });
  const wrong = (field: string, fault: string) => ({
    outcome: 'wrong',
    faults: { [field]: fault },
  });
  expect(await upi('https://evil.example/asha@okaxis')).toEqual(wrong('upi', 'upi-link'));
  expect(await upi('<script>@okaxis')).toEqual(wrong('upi', 'upi-link'));
  expect(await upi('asha@gmail.com')).toEqual(wrong('upi', 'upi-email'));
  expect(await give(orderId, { ...BANK, again: '009912345679' })).toEqual(
    wrong('again', 'account-differs'),
  );
  expect(await give(orderId, { ...BANK, ifsc: 'HDFC1001234' })).toEqual(wrong('ifsc', 'ifsc'));
  expect((await stored(orderId)).moves).toBe(moves);
  expect(await details(orderId)).toEqual({});
});

it('a shopper changes the details ten times an hour', async () => {
  const orderId = await owed();
  const outcomes = [];
  for (let n = 0; n < 11; n += 1) {
    const answer = await give(orderId, { kind: 'upi', upi: `asha${n}@okaxis` });
    outcomes.push(answer.outcome);
  }
  expect(outcomes.filter((one) => one === 'saved')).toHaveLength(10);
  expect(outcomes.at(-1)).toBe('refused');
});

it('a payout that is recorded several times at once is made once', async () => {
  const orderId = await owed();
  await give(orderId);
  const { typed } = await pay(orderId, { amountPaise: 1 });
  const { payout } = await stored(orderId);
  const command = { ...typed, amountPaise: payout?.dues[0]?.amountPaise ?? typed.amountPaise };
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.functions.payForOwner(command, OWNER, Date.now())),
  );
  expect(answers).toEqual([DONE, DONE, DONE]);
  expect(await shop.documents('credit-note')).toHaveLength(1);
  expect((await stored(orderId)).payment.refundedPaise).toBe(PIECE);
  expect((await shop.lettersOf(orderId)).filter((one) => one === 'payout-made')).toHaveLength(1);
  const other = { ...command, reference: 'ANOTHER12345' };
  expect(await shop.functions.payForOwner(other, OWNER, Date.now())).toEqual(refused('not-due'));
});

it('a payout that is not what the list said is refused, and so is one without a payee', async () => {
  const orderId = await owed();
  expect((await pay(orderId)).answer).toEqual(refused('no-payee'));
  await give(orderId);
  expect((await pay(orderId, { amountPaise: 1 })).answer).toEqual(refused('changed'));
  const { payout } = await stored(orderId);
  await give(orderId, BANK);
  expect((await pay(orderId, { payeeAt: payout?.payeeAt ?? 0 })).answer).toEqual(
    refused('changed'),
  );
  expect((await stored(orderId)).payment.refundedPaise).toBe(0);
});

it('one reference pays one order', async () => {
  const [first, second] = [await owed('first'), await owed('second')];
  await give(first, UPI, { who: 'first' });
  await give(second, BANK, { who: 'second' });
  expect((await pay(first)).answer).toEqual(DONE);
  const { number } = await stored(first);
  expect((await pay(second)).answer).toEqual({ outcome: 'reference-used', number });
  expect((await stored(second)).hasPayoutDue).toBe(true);
  expect((await pay(second, { reference: '433012345679' })).answer).toEqual(DONE);
});

it('the file for the bank has a row for each known payee, and is audited', async () => {
  const [upi, bank, unknown] = [await owed('first'), await owed('second'), await owed('third')];
  await give(upi, UPI, { who: 'first' });
  await give(bank, BANK, { who: 'second' });
  const { csv, count } = await shop.functions.exportFor('owner', Date.now());
  expect(count).toBe(2);
  const numberOf = async (id: string) => (await stored(id)).number;
  expect(csv).toContain(`UPI,Asha Rao,,,asha.rao@okaxis,249.50,${await numberOf(upi)}\r\n`);
  expect(csv).toContain(
    `NEFT,Zorawar Quill,009912345678,HDFC0001234,,249.50,${await numberOf(bank)}\r\n`,
  );
  expect(csv).not.toContain(await numberOf(unknown));
  const audit = (await shop.all('audit')).filter((one) => one['action'] === 'payouts-export');
  expect(audit).toMatchObject([{ by: 'owner', subject: 'payouts', count: 3 }]);
});

it('details are in no letter, journal, audit note or order, and go after some days unless needed', async () => {
  const orderId = await owed();
  await give(orderId, BANK);
  await shop.functions.exportFor('owner', Date.now());
  const now = Date.now() + (PROMISES.payeeDays + 1) * DAY_MS;
  expect(await shop.functions.expirePayees(Date.now())).toBe(0);
  expect(await shop.functions.expirePayees(now)).toBe(1);
  expect(await shop.functions.expirePayees(now)).toBe(0);
  expect(await details(orderId)).toEqual({});
  expect((await stored(orderId)).payout).toMatchObject({ payee: '', dues: [{}] });
  await give(orderId, BANK);
  expect((await pay(orderId)).answer).toEqual(DONE);
  const events = await shop.store.collection(`orders/${orderId}/events`).get();
  const everything = JSON.stringify([
    ...(await Promise.all(['orders', 'transactions', 'mail', 'audit', 'alerts'].map(shop.all))),
    events.docs.map((one) => one.data()),
  ]);
  for (const secret of [BANK.number, BANK.holder]) expect(everything).not.toContain(secret);
});

it('a cancelled transfer is paid back to the payee, and its alert ends', async () => {
  await shop.store.doc('settings/store').update({
    bankTransfer: { holder: 'Franch', number: '123456789012', ifsc: 'HDFC0001234', bank: 'HDFC' },
  });
  const request = shop.request('oil', 1, { method: 'transfer' });
  const { orderId } = ordered(await shop.buy('buyer', request));
  await shop.move(orderId, 'pay', { reference: 'HDFCN52026112412' });
  await shop.functions.cancelOwn(orderId, 'buyer', Date.now());
  expect(await shop.alerts(orderId, true)).toEqual(['refund-by-hand']);
  await give(orderId);
  expect((await pay(orderId)).answer).toEqual({ outcome: 'moved', status: 'cancelled' });
  expect(await shop.alerts(orderId, true)).toEqual([]);
  expect((await stored(orderId)).payment.state).toBe('refunded');
  expect(await details(orderId)).toEqual({});
});
