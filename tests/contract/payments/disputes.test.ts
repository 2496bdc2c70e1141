import { expect, it } from 'vitest';
import { receiveReturn } from '../../../functions/src/endpoints/payment-return.ts';
import { providerNamed } from '../../../functions/src/payments/gateway/providers.ts';
import { type PaidOrder, checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { PIECE } from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TOTAL = 3 * PIECE;
const PART = 10_000;
const REST = TOTAL - PART;
const OTHER = 5_000;

const shop = checkoutForTests('disputes', { oil: 6 });
const { alerts, bankSays, disputed, idle, move, paid } = shop;

const paymentOf = async ({ orderId }: PaidOrder) =>
  (await shop.read(`orders/${orderId}`))['payment'] as Record<string, unknown>;
const standing = async (order: PaidOrder) => {
  const { disputed: isOpen, disputeLost } = await paymentOf(order);
  return [isOpen, disputeLost];
};
const refused = (refusal: string) => ({ outcome: 'refused', refusal });

it('a dispute blocks packing and refunds of an order, its loss all but the end of the order', async () => {
  const order = await paid();
  const dispute = await disputed(order);
  expect(await move(order.orderId, 'pack')).toEqual(refused('disputed'));
  expect(await move(order.orderId, 'cancel')).toEqual(refused('disputed'));
  const cancelled = await shop.functions.cancelOwn(order.orderId, 'buyer', Date.now());
  expect(cancelled).toEqual(refused('disputed'));
  await bankSays(dispute, 'lost');
  expect(await move(order.orderId, 'pack')).toEqual(refused('dispute-lost'));
  expect(await move(order.orderId, 'cancel')).toEqual({ outcome: 'moved', status: 'cancelled' });
  expect(await shop.stockOf('oil')).toBe(6);
  // The bank's own refund is the only one.
  expect(await shop.stateAtProvider()).toMatchObject({ refunds: [{ notes: [] }] });
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute-lost']);
  expect(await alerts(order.orderId, true)).toEqual(['dispute-lost']);
});

it('a won dispute unblocks the order, and its next phase blocks it again with its own alert', async () => {
  const order = await paid();
  const dispute = await disputed(order);
  await bankSays(dispute, 'won');
  expect([await standing(order), await alerts(order.orderId, true)]).toEqual([[false, false], []]);
  await bankSays(dispute, 'open', 'pre_arbitration');
  expect(await standing(order)).toEqual([true, false]);
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute']);
  await bankSays(dispute, 'won', 'pre_arbitration');
  expect(await move(order.orderId, 'pack')).toEqual({ outcome: 'moved', status: 'packed' });
});

it('the sweep finds a dispute without any webhook once, and its end', async () => {
  const order = await paid();
  await shop.control('webhook-faults', { drop: 1 });
  const dispute = await disputed(order);
  expect(await standing(order)).toEqual([false, false]);
  await shop.functions.sweep(Date.now());
  expect(await standing(order)).toEqual([true, false]);
  await shop.functions.sweep(Date.now() + HOUR_MS + MINUTE_MS);
  expect(await alerts(order.orderId)).toEqual(['dispute']);
  await bankSays(dispute, 'lost');
  await shop.functions.sweep(Date.now() + 3 * HOUR_MS);
  expect(await standing(order)).toEqual([false, true]);
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute-lost']);
});

it('one unreadable dispute does not hide others', async () => {
  const orders = [await paid(), await paid()] as const;
  await shop.control('webhook-faults', { drop: 1 });
  for (const order of orders) await disputed(order);
  await shop.breakRoute('400', 'GET /v1/payments/:id', { times: 1 });
  await shop.functions.sweep(Date.now());
  const found = [await standing(orders[0]), await standing(orders[1])];
  expect(found.filter(([isOpen]) => isOpen === true)).toHaveLength(1);
});

/** A paid order of three pieces whose parcel is on its way, so that it has an invoice. */
async function shipped(): Promise<PaidOrder> {
  const order = await paid(3);
  await move(order.orderId, 'pack');
  await move(order.orderId, 'ship');
  return order;
}
async function returned({ orderId }: PaidOrder): Promise<void> {
  await move(orderId, 'return-to-origin');
  expect(await move(orderId, 'return')).toEqual({ outcome: 'moved', status: 'returned' });
  await idle();
}
const refunds = async () => (await shop.stateAtProvider()).refunds.map(({ amount }) => amount);
const credited = async () =>
  (await shop.documents('credit-note')).map(({ totals }): number => totals.totalPaise);
const refundLetters = async ({ orderId }: PaidOrder) =>
  (await shop.lettersOf(orderId)).filter((kind) => kind.startsWith('refund'));

it('a dispute lost about ₹100 sends no letter, issues no credit note, and leaves the rest to staff', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  expect(await paymentOf(order)).toMatchObject({
    ...{ state: 'paid', disputed: false, disputeLost: true },
    ...{ paidPaise: TOTAL, lostPaise: PART, refundedPaise: 0, refundingPaise: 0 },
  });
  expect([await refundLetters(order), await credited()]).toEqual([[], []]);
  const refund = (amount: number) => shop.refund(order.orderId, 'refund_of_rest', { amount });
  expect(await refund(REST + 1)).toEqual(refused('too-much'));
  expect(await refund(REST)).toMatchObject({ outcome: 'moved' });
  expect(await paymentOf(order)).toMatchObject({ refundedPaise: REST, lostPaise: PART });
  expect(await refunds()).toEqual([PART, REST]);
});

it.each([
  { end: 'won', amount: PART, bank: [], own: [TOTAL] },
  { end: 'lost', amount: PART, bank: [PART], own: [REST] },
  { end: 'lost', amount: TOTAL, bank: [TOTAL], own: [] },
])(
  'a parcel that came back is settled once a dispute about $amount is $end',
  async ({ end, amount, bank, own }) => {
    const order = await shipped();
    const dispute = await disputed(order, amount);
    await returned(order);
    expect([await refunds(), await credited()]).toEqual([[], []]);
    await bankSays(dispute, end);
    expect(await refunds()).toEqual([...bank, ...own]);
    expect(await credited()).toEqual([...bank, ...own]);
    expect(await refundLetters(order)).toEqual(
      own.length > 0 ? ['refund-requested', 'refunded'] : [],
    );
    await bankSays(dispute, end, 'pre_arbitration');
    expect(await credited()).toEqual([...bank, ...own]);
  },
);

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
});

it('a dispute that is lost after the first one was credited gets a note of its own', async () => {
  const order = await shipped();
  await bankSays(await disputed(order, PART), 'lost');
  await shop.breakRoute('wrong-json', 'POST /v1/payments/:id/refund');
  await returned(order);
  expect(await credited()).toEqual([PART]);
  const second = await disputed(order, OTHER);
  await shop.repair();
  await bankSays(second, 'lost');
  const rest = REST - OTHER;
  expect(await refunds()).toEqual([PART, OTHER, rest]);
  expect(await credited()).toEqual([PART, OTHER, rest]);
});

it('the bank’s refund is not one of the shop though its webhooks come first, or a return finds it', async () => {
  const [late, unheard] = [await shipped(), await shipped()];
  const events = ['payment.dispute.created', 'payment.dispute.lost'];
  await shop.control('webhook-faults', { events, delay_ms: 300 });
  const dispute = (await shop.control('dispute', {
    ...{ payment_id: late.paymentId, amount: PART },
  })) as { id: string };
  await bankSays(dispute.id, 'lost');

  await shop.control('webhook-faults', { drop: 1 });
  await bankSays(await disputed(unheard, PART), 'lost');
  const provider = providerNamed('razorpay');
  if (!provider) throw new Error('unreachable');
  const query = new URLSearchParams({ o: unheard.orderId });
  await receiveReturn(provider, { method: 'GET', query, body: Buffer.alloc(0) }, Date.now());
  for (const order of [late, unheard]) {
    expect(await paymentOf(order)).toMatchObject({ lostPaise: PART, refundedPaise: 0 });
    expect(await refundLetters(order)).toEqual([]);
  }
  expect(await credited()).toEqual([]);
});

it('a cancellation finds a payment and the bank’s refund of it though no webhook came', async () => {
  await shop.control('webhook-faults', { drop: 1 });
  const order = await shop.pay(await shop.buy('buyer', shop.request('oil', 3)));
  await bankSays(await disputed(order, PART), 'lost');
  expect(await paymentOf(order)).toMatchObject({ state: 'unpaid' });
  const answer = await shop.functions.cancelOwn(order.orderId, 'buyer', Date.now(), {
    onlyIfUnpaid: true,
  });
  expect(answer).toEqual(refused('paid'));
  expect(await paymentOf(order)).toMatchObject({
    ...{ state: 'paid', disputeLost: true },
    ...{ paidPaise: TOTAL, lostPaise: PART, refundedPaise: 0 },
  });
  expect(await refundLetters(order)).toEqual([]);
});
