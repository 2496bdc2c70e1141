import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { applyRefund, type RefundRefusal } from '#domain/refund/order-refund.ts';
import { receiveReturn } from '../../../functions/src/endpoints/payment-return.ts';
import { transitionOrder } from '../../../functions/src/orders/orders.ts';
import { providerNamed } from '../../../functions/src/payments/gateway/providers.ts';
import { disputedOrders, type PaidOrder } from '../../support/shop/disputed-orders.ts';
import { openOwnCheckout, type OwnCheckout, PIECE } from '../../support/shop/own-checkout.ts';

const PIECES = 3;
const TOTAL = PIECES * PIECE;
const PART = 10_000;
const REST = TOTAL - PART;
const OTHER = 5_000;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('lost-disputes');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', PIECES);
});

const { paid, disputed, bankSays, move } = disputedOrders(() => shop);

/** A paid order whose parcel is on its way, so that it has an invoice. */
async function shipped(): Promise<PaidOrder> {
  const order = await paid(PIECES);
  await move(order.orderId, 'pack');
  await move(order.orderId, 'ship');
  return order;
}
async function returned({ orderId }: PaidOrder): Promise<void> {
  expect(await move(orderId, 'return')).toEqual({ outcome: 'moved', status: 'returned' });
  await shop.control('idle');
}
async function staffRefunds({ orderId }: PaidOrder, amount: number) {
  const now = Date.now();
  const request = { key: 'refund_of_rest', amountPaise: paise(amount), why: 'dented cap' };
  const result = await transitionOrder<{ refusal: RefundRefusal }>(
    orderId,
    (state) => applyRefund(state, request, now),
    () => ({ what: 'refund', actor: 'staff' }),
    { now },
  );
  await shop.functions.askRefunds(orderId, now);
  await shop.control('idle');
  return result !== null && 'refusal' in result ? result.refusal : 'refunded';
}
const money = async ({ orderId }: PaidOrder) =>
  (await shop.store.doc(`orders/${orderId}`).get()).get('payment') as Record<string, unknown>;
/** The amounts of all refunds at the provider. */
const refunds = async () => {
  const state = (await shop.control('state', {}, 'GET')) as { refunds: { amount: number }[] };
  return state.refunds.map(({ amount }) => amount);
};
const credited = async () => {
  const snapshot = await shop.store.collection('invoices').get();
  return snapshot.docs
    .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ totals }) => totals.totalPaise as number)
    .toSorted((a, b) => a - b);
};
const letters = async ({ orderId }: PaidOrder) => {
  const snapshot = await shop.store.collection('mail').where('orderId', '==', orderId).get();
  const kinds = snapshot.docs.map((one) => String(one.get('kind')));
  return kinds.filter((kind) => kind.startsWith('refund')).toSorted();
};

it('a dispute lost about ₹100 leaves the rest to staff', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  expect(await money(order)).toMatchObject({
    ...{ state: 'paid', disputed: false, disputeLost: true },
    ...{ paidPaise: TOTAL, lostPaise: PART, refundedPaise: 0, refundingPaise: 0 },
  });
  expect(await staffRefunds(order, REST + 1)).toBe('too-much');
  expect(await staffRefunds(order, REST)).toBe('refunded');
  expect(await money(order)).toMatchObject({ refundedPaise: REST, lostPaise: PART });
  expect(await refunds()).toEqual([PART, REST]);
}, 60_000);

it('the bank’s refund sends no letter and issues no credit note', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  expect(await refunds()).toEqual([PART]);
  expect([await letters(order), await credited()]).toEqual([[], []]);
}, 60_000);

it('a parcel that comes back after a lost dispute is refunded and credited once', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  await returned(order);
  expect(await refunds()).toEqual([PART, REST]);
  expect(await credited()).toEqual([PART, REST]);
  expect(await letters(order)).toEqual(['refund-requested', 'refunded']);
}, 60_000);

it.each([
  { end: 'won', amount: PART, bank: [], shop: [TOTAL] },
  { end: 'won', amount: TOTAL, bank: [], shop: [TOTAL] },
  { end: 'lost', amount: PART, bank: [PART], shop: [REST] },
  { end: 'lost', amount: TOTAL, bank: [TOTAL], shop: [] },
])(
  'a parcel that came back is settled once a dispute about $amount is $end',
  async ({ end, amount, bank, shop: own }) => {
    const order = await shipped();
    const dispute = await disputed(order, amount);
    await returned(order);
    expect([await refunds(), await credited()]).toEqual([[], []]);
    await bankSays(dispute, end);
    expect(await refunds()).toEqual([...bank, ...own]);
    expect(await credited()).toEqual([...bank, ...own]);
    expect(await letters(order)).toEqual(own.length > 0 ? ['refund-requested', 'refunded'] : []);
    await bankSays(dispute, end, 'pre_arbitration');
    expect(await credited()).toEqual([...bank, ...own]);
  },
  60_000,
);

/** What a dispute about ₹100 leaves behind when these webhooks come later than the others. */
async function lostWith(late: readonly string[], isReturned: boolean) {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', PIECES);
  const order = await shipped();
  await shop.control('webhook-faults', { events: late, delay_ms: 600 });
  const awaited = !late.includes('payment.dispute.created');
  const dispute = await disputed(order, PART, { awaited });
  if (isReturned) await returned(order);
  await bankSays(dispute, 'lost');
  const found = await shop.store.doc(`orders/${order.orderId}`).get();
  const [status, payment] = [found.get('status') as unknown, found.get('payment') as unknown];
  return { status, payment, letters: await letters(order), credited: await credited() };
}

it('two disputes are settled together, once both are decided', async () => {
  const order = await shipped();
  const [first, second] = [await disputed(order, PART), await disputed(order, OTHER)];
  await returned(order);
  await bankSays(first, 'lost');
  expect([await refunds(), await credited()]).toEqual([[PART], []]);
  await bankSays(second, 'lost');
  const rest = REST - OTHER;
  expect(await refunds()).toEqual([PART, OTHER, rest]);
  expect(await credited()).toEqual([PART + OTHER, rest]);
}, 60_000);

it('a dispute that is lost after the first one was credited gets a note of its own', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  await shop.control('faults', { kind: '500', route: 'POST /v1/payments/:id/refund' });
  await returned(order);
  expect(await credited()).toEqual([PART]);
  const second = await disputed(order, OTHER);
  await shop.control('faults', {}, 'DELETE');
  await bankSays(second, 'lost');
  const rest = REST - OTHER;
  expect(await refunds()).toEqual([PART, OTHER, rest]);
  expect(await credited()).toEqual([OTHER, PART, rest]);
}, 60_000);

const LATE = {
  'the refund': ['refund.created', 'refund.processed'],
  'the begin of the refund': ['refund.created'],
  'the end of the dispute': ['payment.dispute.lost'],
};

describe.each([
  { parcel: 'on its way', isReturned: false },
  { parcel: 'back', isReturned: true },
])('when the parcel is $parcel, a lost dispute ends the same', ({ isReturned }) => {
  it.each(Object.entries(LATE))(
    'though %s is reported late',
    async (_, late) => {
      expect(await lostWith(late, isReturned)).toEqual(await lostWith([], isReturned));
    },
    60_000,
  );
});

it('the bank’s refund is not one of the shop though a return finds it before any webhook', async () => {
  const order = await shipped();
  await shop.control('webhook-faults', { drop: 1 });
  await bankSays(await disputed(order, PART), 'lost');
  const provider = providerNamed('razorpay');
  if (!provider) throw new Error('unreachable');
  const query = new URLSearchParams({ o: order.orderId });
  await receiveReturn(provider, { method: 'GET', query, body: Buffer.alloc(0) }, Date.now());
  expect(await money(order)).toMatchObject({ lostPaise: PART, refundedPaise: 0 });
  expect([await letters(order), await credited()]).toEqual([[], []]);
}, 60_000);

it('the bank’s refund is not one of the shop though its dispute is reported later', async () => {
  const late = ['payment.dispute.created', 'payment.dispute.lost'];
  expect(await lostWith(late, false)).toEqual(await lostWith([], false));
}, 60_000);
