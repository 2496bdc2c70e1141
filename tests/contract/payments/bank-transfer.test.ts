import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { TransferReference } from '#domain/order/order-command.ts';
import { traitsOf } from '#domain/payment/payment-method.ts';
import { PayeeCommandSchema } from '#domain/refund/payout-command.ts';
import { ACCOUNT } from '../../support/fixtures/order-states.ts';
import { checkoutForTests, reasonOf } from '../../support/shop/checkout-suite.ts';
import { OWNER } from '../../support/fixtures/staff.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

// Without the lock within a process: concurrent calls meet in Firestore, as those of two instances do.
vi.mock('../../../functions/src/platform/keyed-mutex.ts', () => ({
  withLock: <T>(_: readonly string[], run: () => Promise<T>): Promise<T> => run(),
}));

const shop = checkoutForTests('bank-transfer', { oil: 5 });
const { documents, move, read, statusOf } = shop;
const UTR = 'HDFCN52026112412';
const PAYOUT = 'HDFCN52026112999';
const HOLD_MS = traitsOf('transfer').holdMs ?? 0;
const WHO = { uid: 'asha', email: 'asha@franch.test', emailVerified: true };

const request = (pieces = 1) =>
  shop.request('oil', pieces, { method: 'transfer', email: WHO.email });
const place = async () => ordered(await shop.buy(WHO, request()));
const stock = async () => (await read('products/oil'))['stock'];

beforeEach(() => shop.store.doc('settings/store').update({ bankTransfer: ACCOUNT }));

it('an order by bank transfer runs from checkout to a packed parcel, its invoice and a refund by hand', async () => {
  const answer = await place();
  expect(answer).toMatchObject({ action: null, retry: false });
  const { orderId } = answer;
  expect(await read(`orders/${orderId}`)).toMatchObject({
    ...{ status: 'pending-payment', transferTo: ACCOUNT },
    reservation: { state: 'held' },
  });
  expect(await stock()).toBe(4);
  expect(await shop.lettersOf(orderId)).toEqual(['awaiting-payment']);

  expect(await move(orderId, 'pack')).toEqual({ outcome: 'refused', refusal: 'not-from-here' });
  expect(await move(orderId, 'pay', { reference: UTR })).toEqual({
    outcome: 'moved',
    status: 'paid',
  });
  const [invoice] = await documents('invoice');
  expect(await read(`orders/${orderId}`)).toMatchObject({
    ...{ invoice: invoice?.number, payment: { state: 'paid' } },
    reservation: { state: 'committed' },
  });
  const audit = await shop.all('audit');
  expect(audit).toMatchObject([{ action: 'order-pay', by: 'staff', after: { reference: UTR } }]);

  expect(await move(orderId, 'pack')).toMatchObject({ outcome: 'moved' });
  expect(await documents('invoice')).toHaveLength(1);
  const amount = invoice?.totals.totalPaise ?? 0;
  expect(await shop.refund(orderId, 'refund-by-hand', { amount })).toEqual({
    outcome: 'refused',
    refusal: 'no-reference',
  });
  await shop.refund(orderId, 'refund-by-hand', { amount, reference: PAYOUT });
  expect((await statusOf(orderId))[1]).toBe('refunded');
  expect(await documents('credit-note')).toMatchObject([{ totals: invoice?.totals }]);
  expect((await shop.stateAtProvider()).refunds).toEqual([]);
  expect(await shop.lettersOf(orderId)).toEqual(
    ['awaiting-payment', 'new-order', 'packed', 'paid', 'refunded'].toSorted(),
  );
});

/** An order that is cancelled by its shopper, or that expired and whose stock is sold, with the time of what follows. */
const CLOSED = {
  async cancelled() {
    const { orderId } = await place();
    await shop.functions.cancelOwn(orderId, WHO, Date.now());
    return { orderId, now: Date.now() };
  },
  async expired() {
    const { orderId } = await place();
    const now = Date.now() + HOLD_MS + 60_000;
    await shop.functions.sweep(now);
    await shop.store.doc('products/oil').update({ stock: 0 });
    return { orderId, now };
  },
};

it.each(['cancelled', 'expired'] as const)(
  'a transfer of an order that is %s is owed back, and its reference pays no other order',
  async (status) => {
    const { orderId, now } = await CLOSED[status]();
    const late = { reference: UTR, now };
    expect(await move(orderId, 'pay', late)).toEqual({ outcome: 'recorded' });
    const recorded = await read(`orders/${orderId}`);
    const amountPaise = (recorded['totals'] as { totalPaise: number }).totalPaise;
    expect(recorded).toMatchObject({
      ...{ status, payment: { state: 'paid', paidPaise: amountPaise } },
      ...{ hasPayoutDue: true, payout: { dues: [{ amountPaise }], payee: '' } },
    });
    expect(await shop.alerts(orderId, true)).toEqual(['refund-by-hand']);
    expect(await read(`paymentReferences/transfer_${UTR}`)).toMatchObject({ orderId });
    expect(await shop.lettersOf(orderId)).toContain('late-transfer');
    expect(await shop.lettersOf(orderId)).not.toContain('paid');
    expect(await documents('invoice')).toEqual([]);
    const audit = await shop.all('audit');
    expect(audit).toMatchObject([{ action: 'order-pay', after: { status, reference: UTR } }]);

    await shop.store.doc('products/oil').update({ stock: 5 });
    expect(await move(orderId, 'pay', late)).toEqual({ outcome: 'recorded' });
    expect(await read(`orders/${orderId}`)).toEqual(recorded);
    const other = ordered(await shop.buy(WHO, request(1), now));
    const { number } = recorded;
    const used = { outcome: 'reference-used', number };
    expect(await move(other.orderId, 'pay', late)).toEqual(used);
    expect(await statusOf(other.orderId)).toEqual(['pending-payment', 'unpaid']);
    expect(await documents('invoice')).toEqual([]);
  },
);

it('a transfer of a cancelled order goes back as a payout or as a refund, without a credit note', async () => {
  const [{ orderId }, byStaff] = [await CLOSED.cancelled(), await CLOSED.cancelled()];
  await move(orderId, 'pay', { reference: UTR });
  const { totals } = await read(`orders/${orderId}`);
  const amount = (totals as { totalPaise: number }).totalPaise;
  const { giveOwnPayee, payForOwner, readPayouts } = shop.functions;
  const payee = { kind: 'upi', upi: 'asha.rao@okaxis' };
  const typed = v.parse(PayeeCommandSchema, { orderId, payee });
  expect(await giveOwnPayee(typed, WHO, Date.now())).toMatchObject({ outcome: 'saved' });
  const [row] = await readPayouts('payouts-read', 'owner', Date.now());
  expect(row).toMatchObject({ orderId, amountPaise: amount });
  const { key = '', amountPaise = amount, payeeAt } = row ?? {};
  const sent = { orderId, key, amountPaise: paise(amountPaise), payeeAt: payeeAt ?? 0 };
  const paid = await payForOwner({ ...sent, reference: PAYOUT }, OWNER, Date.now());
  expect(paid).toEqual({ outcome: 'moved', status: 'cancelled' });

  await move(byStaff.orderId, 'pay', { reference: `${UTR}1` });
  await shop.refund(byStaff.orderId, 'refund-of-all', { amount, reference: `${PAYOUT}1` });
  for (const id of [orderId, byStaff.orderId]) {
    expect(await statusOf(id)).toEqual(['cancelled', 'refunded']);
    expect(await shop.alerts(id, true)).toEqual([]);
    expect((await read(`orders/${id}`))['hasPayoutDue']).toBe(false);
  }
  expect(await documents('credit-note')).toEqual([]);
});

it('an order by bank transfer lapses after three days, and late money revives it while stock is free', async () => {
  const { orderId } = await place();
  const end = Date.now() + HOLD_MS;
  await shop.functions.sweep(end - 3_600_000);
  expect((await statusOf(orderId))[0]).toBe('pending-payment');
  await shop.functions.sweep(end + 60_000);
  expect(await statusOf(orderId)).toEqual(['expired', 'unpaid']);
  expect(await stock()).toBe(5);

  const late = { reference: UTR, now: end + 120_000 };
  await shop.store.doc('products/oil').update({ stock: 1 });
  expect(await move(orderId, 'pay', late)).toMatchObject({ outcome: 'moved', status: 'paid' });
  expect(await stock()).toBe(0);
});

it('a cancelled order that was paid by bank transfer asks staff for the refund until it is recorded', async () => {
  const { orderId } = await place();
  await move(orderId, 'pay', { reference: UTR });
  await move(orderId, 'cancel');
  expect(await stock()).toBe(5);
  expect(await shop.alerts(orderId, true)).toEqual(['refund-by-hand']);
  const [invoice] = await documents('invoice');
  const amount = invoice?.totals.totalPaise ?? 0;
  await shop.refund(orderId, 'refund-of-all', { amount, reference: PAYOUT });
  expect(await shop.alerts(orderId, true)).toEqual([]);
  expect(await documents('credit-note')).toMatchObject([{ totals: invoice?.totals }]);
});

it('bank transfer is refused without an account, and to guests who hold too much', async () => {
  await shop.store.doc('settings/store').update({ bankTransfer: null });
  expect(reasonOf(await shop.buy(WHO, request()))).toBe('method');
  await shop.store.doc('settings/store').update({ bankTransfer: ACCOUNT });
  expect(reasonOf(await shop.buy('guest', request(4)))).toBe('prepay');
  const first = await shop.buy('guest', request(2));
  expect(reasonOf(await shop.buy('guest', request(1)))).toBe('prepay');
  // Once it is paid it holds nothing unpaid, packed or not.
  const { orderId } = ordered(first);
  await move(orderId, 'pay', { reference: UTR });
  await move(orderId, 'pack');
  expect(reasonOf(await shop.buy('guest', request(1)))).toBe('ordered');
});

it('a reference pays one order: another is refused with the number of the first, and the first is confirmed once', async () => {
  const { orderId } = await place();
  const other = ordered(await shop.buy(WHO, request(2)));
  const reference = v.parse(TransferReference, ' neft/hdfcn5 2026 112412');
  expect(await move(orderId, 'pay', { reference: UTR })).toMatchObject({ outcome: 'moved' });
  const { number } = await read(`orders/${orderId}`);
  const used = { outcome: 'reference-used', number };
  expect(await move(other.orderId, 'pay', { reference })).toEqual(used);
  expect(await statusOf(other.orderId)).toEqual(['pending-payment', 'unpaid']);

  const before = await read(`orders/${orderId}`);
  const again = await move(orderId, 'pay', { reference });
  expect(again).toEqual({ outcome: 'moved', status: 'paid' });
  expect(await read(`orders/${orderId}`)).toEqual(before);
  expect([await shop.all('audit'), await documents('invoice')]).toMatchObject([[{}], [{}]]);

  const free = { reference: 'HDFCN52026112413' };
  expect(await move(other.orderId, 'pay', free)).toMatchObject({ outcome: 'moved' });
  expect(await shop.all('paymentReferences')).toHaveLength(2);
});

it('two orders confirmed at once with one reference: one is paid, the other refused with its number', async () => {
  const orders = [await place(), ordered(await shop.buy(WHO, request(2)))];
  const answers = await Promise.all(
    orders.map(({ orderId }) => move(orderId, 'pay', { reference: UTR })),
  );
  const paid = answers.findIndex(({ outcome }) => outcome === 'moved');
  const { number } = await read(`orders/${orders[paid]?.orderId}`);
  expect(answers[1 - paid]).toEqual({ outcome: 'reference-used', number });
  const states = await Promise.all(orders.map(({ orderId }) => statusOf(orderId)));
  expect(states[1 - paid]).toEqual(['pending-payment', 'unpaid']);
  expect(await documents('invoice')).toHaveLength(1);
  expect(await stock()).toBe(2);
});
