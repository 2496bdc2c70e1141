import { expect, it } from 'vitest';
import { HOLD_MS } from '../../../../../src/domain/payment/payment-method.ts';
import { paise } from '../../../../../src/domain/money/money.ts';
import { listed } from '../../../../../tests/support/fixtures/listed.ts';
import {
  adapterFor,
  type Answer,
  list,
  ok,
  ORDER,
  PAYMENT,
  payment,
  paymentFact,
  refund,
  refundFact,
  refused,
} from '../../../../../tests/support/fixtures/razorpay-api.ts';
import type { PaymentRequest } from '../provider.ts';

const request: PaymentRequest = {
  orderId: 'AbCdEfGhIjKlMnOpQrSt',
  orderNumber: 'FR-2026-000042',
  amount: paise(49900),
  customer: { name: 'Asha Rao', email: 'asha@franch.test', phone: '+919876543210' },
  shop: 'Amrita & Sons',
  returnUrl: 'https://shop.test/api/pay/return/razorpay?o=AbCdEfGhIjKlMnOpQrSt',
};
const order = {
  id: ORDER,
  amount: 49900,
  currency: 'INR',
  receipt: request.orderId,
  notes: { order: request.orderId },
  created_at: 1763700000,
};
const FOUND = `GET /orders?receipt=${request.orderId}`;

it('a payment through Razorpay creates one order, with our id as its receipt', async () => {
  const { provider, calls, lines } = adapterFor(ok(order));
  expect(await provider.createPayment(request)).toMatchObject({ providerOrderId: ORDER });
  expect(lines()).toEqual(['POST /orders']);
  expect(calls[0]?.body).toEqual({
    ...{ amount: 49900, currency: 'INR', receipt: request.orderId, unique_receipt: true },
    notes: { order: request.orderId },
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
    },
  });
});

it('a payment through Razorpay opens the checkout with public values only, and makes no call on a retry', () => {
  const { provider, calls } = adapterFor();
  const action = provider.resumePayment(request, ORDER);
  expect(action).toEqual({
    kind: 'script',
    provider: 'razorpay',
    script: 'https://checkout.test/checkout.js',
    options: {
      ...{ key: 'rzp_test_AbCdEfGh123456', order_id: ORDER, amount: 49900, currency: 'INR' },
      ...{ name: 'Amrita & Sons', description: 'FR-2026-000042', callback_url: request.returnUrl },
      prefill: { name: 'Asha Rao', email: 'asha@franch.test', contact: '+919876543210' },
      ...{ redirect: true, retry: { enabled: true }, timeout: 720 },
    },
  });
  expect(JSON.stringify(action)).not.toContain('secret');
  expect(calls).toEqual([]);
  // The stock of the order is still held when the checkout closes.
  expect(720_000).toBeLessThan(HOLD_MS);
});

it.each<[string, Answer[], string[]]>([
  ['already existed', [refused('input_validation_failed'), list(order)], [FOUND]],
  ['was created by a request whose answer was lost', ['lost', list(order)], [FOUND]],
  ['did not exist', ['lost', list(), ok(order)], [FOUND, 'POST /orders']],
  [
    'is the oldest of several',
    [
      'lost',
      list(
        { ...order, id: 'order_AnotherReceipt', receipt: 'other', created_at: 1 },
        { ...order, id: 'order_Younger000001', created_at: order.created_at + 1 },
        order,
      ),
    ],
    [FOUND],
  ],
])(
  'a payment through Razorpay finds its order by the receipt when it %s',
  async (_, answers, calls) => {
    const { provider, lines } = adapterFor(...answers);
    expect((await provider.createPayment(request)).providerOrderId).toBe(ORDER);
    expect(lines()).toEqual(['POST /orders', ...calls]);
  },
);

it.each([{ amount: 4990 }, { currency: 'USD' }, { receipt: 'another' }])(
  'a payment through Razorpay is rejected when its order has %j',
  async (part) => {
    const { provider } = adapterFor(ok({ ...order, ...part }));
    await expect(provider.createPayment(request)).rejects.toMatchObject({
      ...{ fault: 'nonsense', reason: 'order-differs' },
    });
  },
);

it.each(['', ...listed(`order_../orders?count=100 | ../orders | order_short | ${ORDER}/../x`)])(
  'the API is never requested with "%s" in the URL',
  async (id) => {
    const { provider, calls } = adapterFor();
    const refundOf = { paymentId: id, amount: paise(100), key: 'cancel_order1' };
    for (const call of [
      () => provider.fetchFacts(id),
      () => provider.orderIdOf(id),
      () => provider.refund(refundOf),
      () => provider.fetchDispute(id),
      () => provider.orderOfPayment(id),
    ]) {
      await expect(call()).rejects.toMatchObject({ fault: 'refused', reason: 'bad-id' });
    }
    expect(calls).toEqual([]);
  },
);

it.each<[string, object, object[]]>([
  ['created', {}, []],
  ['failed', { error_reason: 'invalid_otp' }, [{ ...paymentFact, reason: 'invalid_otp' }]],
  ['authorized', { method: null }, [{ ...paymentFact, instrument: '' }]],
])(
  'the facts of an order contain the state of a payment that is %s, and ask for no refund',
  async (status, part, facts) => {
    const { provider, lines } = adapterFor(list({ ...payment, ...part, status }));
    const expected = facts.map((fact) => ({ ...fact, fact: status }));
    expect(await provider.fetchFacts(ORDER)).toEqual(expected);
    expect(lines()).toEqual([`GET /orders/${ORDER}/payments`]);
  },
);

it.each<[string, object, string]>([
  ['was captured', {}, 'captured'],
  ['was refunded after its capture', { status: 'refunded', captured: true }, 'captured'],
  ['was refunded without a capture', { status: 'refunded', captured: false }, 'authorized'],
  ['does not say whether it was captured', { status: 'refunded' }, 'captured'],
])('the facts of an order report refunds of a payment that %s', async (_, part, fact) => {
  const another = { ...refund, id: 'rfnd_Another000001', notes: [] };
  const { provider, lines } = adapterFor(
    list({ ...payment, ...part }),
    list({ ...refund, status: 'processed' }, another),
  );
  expect(await provider.fetchFacts(ORDER)).toEqual([
    { ...paymentFact, fact },
    { ...refundFact, fact: 'refund-done' },
    { ...refundFact, fact: 'refund-pending', refundId: another.id, key: '' },
  ]);
  expect(lines()[1]).toBe(`GET /payments/${PAYMENT}/refunds?count=100`);
});

it.each([
  ['payment-of-another-order', { order_id: 'order_Another000001' }],
  ['unexpected-answer', { status: 'on_hold' }],
])('the facts of an order are rejected with %s', async (reason, part) => {
  const { provider } = adapterFor(list({ ...payment, ...part }));
  await expect(provider.fetchFacts(ORDER)).rejects.toMatchObject({ fault: 'nonsense', reason });
});

it.each<[string, Answer, string | null]>([
  ['is named by receipt and note', ok(order), request.orderId],
  ['is none without notes', ok({ ...order, notes: [] }), null],
  ['is none for another shop', ok({ ...order, notes: { order: 'another' } }), null],
  ['is none without a receipt', ok({ ...order, receipt: null }), null],
  ['is none for an unknown order', refused('input_validation_failed'), null],
])('our order behind one of Razorpay %s', async (_, answer, expected) => {
  expect(await adapterFor(answer).provider.orderIdOf(ORDER)).toBe(expected);
});

it('our order behind one of Razorpay is unknown while the key is wrong', async () => {
  const { provider, lines } = adapterFor(refused('NA', 401));
  await expect(provider.orderIdOf(ORDER)).rejects.toMatchObject({ fault: 'misconfigured' });
  expect(lines()).toEqual([`GET /orders/${ORDER}`]);
});

const input = { paymentId: PAYMENT, amount: paise(10000), key: 'cancel_order1' };
const LOOK = `GET /payments/${PAYMENT}/refunds?count=100`;
const SEND = `POST /payments/${PAYMENT}/refund`;
const fact = { ...refundFact, fact: 'refund-pending' };

it('a refund sends its key in the header and in the notes, whatever refunds have other keys', async () => {
  const keyed = { ...refund, notes: { key: 'cancel_order2' } };
  const others = [keyed, { ...refund, notes: [] }];
  const { provider, calls, lines } = adapterFor(list(...others), ok(refund));
  expect(await provider.refund(input)).toEqual(fact);
  expect(lines()).toEqual([LOOK, SEND]);
  expect(calls[1]?.body).toEqual({ amount: 10000, speed: 'normal', notes: { key: input.key } });
  expect(calls[1]?.headers.get('x-refund-idempotency')).toBe(input.key);
});

it('a refund is found instead of repeated when its key was used before or is in use', async () => {
  const before = adapterFor(list({ ...refund, status: 'processed' }));
  expect(await before.provider.refund(input)).toEqual({ ...fact, fact: 'refund-done' });
  expect(before.lines()).toEqual([LOOK]);
  const underWay = adapterFor(list(), refused('NA', 409), list(refund));
  expect(await underWay.provider.refund(input)).toEqual(fact);
  expect(underWay.lines()).toEqual([LOOK, SEND, LOOK]);
});

it.each([{ amount: 20000 }, { payment_id: 'pay_Another000001' }])(
  'a refund is rejected when its key belongs to one with %j',
  async (part) => {
    const { provider } = adapterFor(list({ ...refund, ...part }));
    await expect(provider.refund(input)).rejects.toMatchObject({
      ...{ fault: 'nonsense', reason: 'refund-differs' },
    });
  },
);

it.each(['short', 'k'.repeat(41), 'with space in it', 'slash/in/the/key'])(
  'a refund is not requested with the key "%s"',
  async (key) => {
    const { provider, calls } = adapterFor(list());
    await expect(provider.refund({ ...input, key })).rejects.toMatchObject({ reason: 'bad-id' });
    expect(calls).toEqual([]);
  },
);

it('verifies returns and webhooks with the configured secrets', () => {
  const { provider } = adapterFor();
  expect(provider.name).toBe('razorpay');
  const arrival = { method: 'GET', query: new URLSearchParams(), body: Buffer.alloc(0) } as const;
  expect(provider.readReturn(arrival, ORDER)).toBe('unsigned');
  expect(provider.readWebhook(Buffer.from('{}'), {})).toEqual({ ok: false, reject: 'signature' });
});
