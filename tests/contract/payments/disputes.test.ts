import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyPaymentFacts } from '../../../functions/src/orders/orders.ts';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { disputedOrders } from '../../support/shop/disputed-orders.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('disputes');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 3);
});

const { paid, disputed, bankSays, move, alerts, openAlerts } = disputedOrders(() => shop);
const standing = async (orderId: string) => {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const { disputed: open, disputeLost: lost } = order.get('payment') as Record<string, unknown>;
  return [order.get('status'), open, lost] as unknown[];
};

it('a lost dispute blocks packing and refunds of an order', async () => {
  const order = await paid();
  const dispute = await disputed(order);
  expect(await move(order.orderId, 'pack')).toEqual({ outcome: 'refused', refusal: 'disputed' });
  expect(await move(order.orderId, 'cancel')).toEqual({ outcome: 'refused', refusal: 'disputed' });
  expect(await shop.functions.cancelOwn(order.orderId, 'buyer', Date.now())).toEqual({
    outcome: 'refused',
    refusal: 'disputed',
  });
  await bankSays(dispute, 'lost');
  expect(await move(order.orderId, 'pack')).toEqual({
    outcome: 'refused',
    refusal: 'dispute-lost',
  });
  expect(await move(order.orderId, 'cancel')).toEqual({ outcome: 'moved', status: 'cancelled' });
  expect(await shop.stockOf('oil')).toBe(3);
  // The bank's own refund is the only one.
  expect(await shop.control('state', {}, 'GET')).toMatchObject({ refunds: [{ notes: [] }] });
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute-lost']);
  expect(await openAlerts(order.orderId)).toEqual(['dispute-lost']);
}, 60_000);

it('a won dispute unblocks the order, and its next phase blocks it again with its own alert', async () => {
  const order = await paid();
  const dispute = await disputed(order);
  await bankSays(dispute, 'won');
  expect(await standing(order.orderId)).toEqual(['paid', false, false]);
  expect(await openAlerts(order.orderId)).toEqual([]);
  await bankSays(dispute, 'open', 'pre_arbitration');
  expect(await standing(order.orderId)).toEqual(['paid', true, false]);
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute']);
  await bankSays(dispute, 'won', 'pre_arbitration');
  expect(await move(order.orderId, 'pack')).toEqual({ outcome: 'moved', status: 'packed' });
}, 60_000);

it('an alert that begins and ends within one batch of facts is not raised', async () => {
  const { orderId, paymentId } = await paid();
  const report = { disputeId: 'disp_AAAAAAAAAAAAAA', paymentId, phase: 'chargeback' } as const;
  const facts = (['dispute-open', 'dispute-lost'] as const).map((fact) => ({
    ...{ ...report, fact, amount: 24_950, currency: 'INR', respondByAt: null },
  }));
  await applyPaymentFacts(orderId, facts, { now: Date.now() });
  expect(await alerts(orderId)).toEqual(['dispute-lost']);
}, 60_000);

it('the sweep queries an open dispute, so that a lost webhook loses nothing', async () => {
  const order = await paid();
  const dispute = await disputed(order);
  await shop.control('webhook-faults', { drop: 1 });
  await bankSays(dispute, 'lost');
  expect(await standing(order.orderId)).toEqual(['paid', true, false]);
  await shop.functions.sweep(Date.now() + HOUR_MS + MINUTE_MS);
  expect(await standing(order.orderId)).toEqual(['paid', false, true]);
  expect(await alerts(order.orderId)).toEqual(['dispute', 'dispute-lost']);
}, 60_000);

it('the sweep finds a dispute without any webhook, and queries it once', async () => {
  const order = await paid();
  await shop.control('webhook-faults', { drop: 1 });
  await disputed(order);
  await shop.functions.sweep(Date.now());
  expect(await standing(order.orderId)).toEqual(['paid', true, false]);
  await shop.functions.sweep(Date.now() + HOUR_MS + MINUTE_MS);
  expect(await alerts(order.orderId)).toEqual(['dispute']);
}, 60_000);

it('a malformed webhook about a dispute is refused and changes nothing; the sweep finds the dispute', async () => {
  const order = await paid();
  await shop.control('webhook-faults', { drop: 1 });
  const id = await disputed(order);
  const post = (dispute: object) => {
    const payment = {
      id: order.paymentId,
      order_id: order.providerOrderId,
      amount: 1,
      status: 'captured',
    };
    const { accountId: account_id, webhookSecret } = LOCAL_KEYS;
    const payload = { payment: { entity: payment }, dispute: { entity: dispute } };
    const event = { event: 'payment.dispute.created', account_id, payload };
    const body = Buffer.from(JSON.stringify(event));
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_malformed' };
    const path = '/api/pay/webhook/razorpay';
    return shop.functions.receiveWebhook({ method: 'POST', path, headers, body }, Date.now());
  };
  const malformed: readonly object[] = [
    {},
    { id, payment_id: order.paymentId },
    { id, payment_id: order.paymentId, amount: '24950' },
    { id, payment_id: 'pay_00000000000000', amount: 24_950 },
    { id: 'disp', payment_id: order.paymentId, amount: 24_950 },
  ];
  for (const dispute of malformed) {
    expect(await post(dispute)).toEqual({ status: 400, says: 'shape' });
  }
  expect(await standing(order.orderId)).toEqual(['paid', false, false]);
  expect(await alerts(order.orderId)).toEqual([]);
  await shop.functions.sweep(Date.now());
  expect(await standing(order.orderId)).toEqual(['paid', true, false]);
  expect(await alerts(order.orderId)).toEqual(['dispute']);
}, 60_000);

it('one unreadable dispute does not hide others', async () => {
  const [first, second] = [await paid(), await paid()];
  await shop.control('webhook-faults', { drop: 1 });
  await disputed(first);
  await disputed(second);
  await shop.control('faults', { kind: '400', route: 'GET /v1/payments/:id', times: 1 });
  await shop.functions.sweep(Date.now());
  const open = [await standing(first.orderId), await standing(second.orderId)];
  expect(open.filter(([, disputedNow]) => disputedNow === true)).toHaveLength(1);
}, 60_000);
