import { describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../../src/domain/checkout/payment-method.ts';
import { paise } from '../../../../src/domain/money/money.ts';
import type { PaymentRequest } from './provider.ts';
import { razorpay } from './razorpay.ts';

const ORDER = 'order_IluGWxBm9U8zJ8';
const PAYMENT = 'pay_29QQoUBi66xm2f';
const request: PaymentRequest = {
  orderId: 'AbCdEfGhIjKlMnOpQrSt',
  orderNumber: 'FR-2026-000042',
  amount: paise(49900),
  customer: { name: 'Asha Rao', email: 'asha@franch.test', phone: '+919876543210' },
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
const payment = {
  id: PAYMENT,
  order_id: ORDER,
  amount: 49900,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
};
const refund = {
  id: 'rfnd_FP8QHiV938haTz',
  payment_id: PAYMENT,
  amount: 10000,
  status: 'pending',
  notes: { key: 'cancel_order1' },
};

/** One API response: its body, or how it fails. */
type Answer = { readonly status?: number; readonly body: unknown } | 'lost' | 'hang';
const ok = (body: unknown): Answer => ({ body });
const list = (...items: object[]): Answer =>
  ok({ entity: 'collection', count: items.length, items });
const refused = (reason: string, status = 400, description = 'Asha may not do that'): Answer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, reason } },
});

/** The adapter over an API that gives these responses, one per call. */
function adapterFor(...answers: Answer[]) {
  const calls: { line: string; body: unknown; headers: Headers }[] = [];
  const pauses: number[] = [];
  let now = 0;
  const provider = razorpay(
    {
      keyId: 'rzp_test_AbCdEfGh123456',
      keySecret: 'rzp_test_key_secret',
      webhookSecrets: ['a-secret-of-webhooks'],
      accountId: 'acc_AbCdEfGh123456',
      apiBase: 'https://api.test',
      checkoutScript: 'https://checkout.test/checkout.js',
      mode: 'test',
    },
    {
      patience: 20,
      random: () => 0.5,
      now: () => now,
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        now += milliseconds;
        return Promise.resolve();
      },
      fetch: async (address, init) => {
        const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
        const line = `${init.method} ${address.replace('https://api.test/v1', '')}`;
        calls.push({ line, body, headers: new Headers(init.headers) });
        const answer = answers.shift();
        if (answer === undefined) throw new Error(`No answer is left for ${line}`);
        if (answer === 'lost') throw new TypeError('fetch failed');
        if (answer === 'hang') {
          await new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          });
        }
        const { status = 200, body: raw } = answer as Exclude<Answer, string>;
        return new Response(typeof raw === 'string' ? raw : JSON.stringify(raw), { status });
      },
    },
  );
  return { provider, pauses, calls, lines: () => calls.map(({ line }) => line) };
}

const FOUND = `GET /orders?receipt=${request.orderId}`;

describe('a payment through Razorpay', () => {
  it('creates one order, with our id as its receipt', async () => {
    const { provider, calls } = adapterFor(ok(order));
    expect(await provider.createPayment(request)).toMatchObject({ providerOrderId: ORDER });
    expect(calls.map(({ line, body }) => [line, body])).toEqual([
      [
        'POST /orders',
        {
          amount: 49900,
          currency: 'INR',
          receipt: request.orderId,
          unique_receipt: true,
          notes: { order: request.orderId },
          payment: {
            capture: 'automatic',
            capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
          },
        },
      ],
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe(
      `Basic ${Buffer.from('rzp_test_AbCdEfGh123456:rzp_test_key_secret').toString('base64')}`,
    );
  });

  it('opens the checkout with public values only, and makes no call on a retry', () => {
    const { provider, calls } = adapterFor();
    const action = provider.resumePayment(request, ORDER);
    expect(action).toEqual({
      kind: 'script',
      provider: 'razorpay',
      script: 'https://checkout.test/checkout.js',
      options: {
        key: 'rzp_test_AbCdEfGh123456',
        order_id: ORDER,
        amount: 49900,
        currency: 'INR',
        name: 'Franch',
        description: 'FR-2026-000042',
        prefill: { name: 'Asha Rao', email: 'asha@franch.test', contact: '+919876543210' },
        callback_url: request.returnUrl,
        redirect: true,
        retry: { enabled: true },
        timeout: 720,
      },
    });
    expect(JSON.stringify(action)).not.toContain('secret');
    expect(calls).toEqual([]);
  });

  it('closes the checkout while the stock of the order is still held', () => {
    const action = adapterFor().provider.resumePayment(request, ORDER);
    const seconds = action.kind === 'script' ? Number(action.options['timeout']) : NaN;
    expect(seconds * 1000).toBeLessThan(HOLD_MS);
  });

  it('finds its order by the receipt when the receipt already exists', async () => {
    const { provider, lines } = adapterFor(refused('input_validation_failed'), list(order));
    expect((await provider.createPayment(request)).providerOrderId).toBe(ORDER);
    expect(lines()).toEqual(['POST /orders', FOUND]);
  });

  it.each<[string, Answer]>([
    ['lost', 'lost'],
    ['too late', 'hang'],
    ['a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
  ])('finds its order by the receipt when the response was %s', async (_, answer) => {
    const { provider, lines, pauses } = adapterFor(answer, list(order));
    expect((await provider.createPayment(request)).providerOrderId).toBe(ORDER);
    expect(lines()).toEqual(['POST /orders', FOUND]);
    expect(pauses).toEqual([300]);
  });

  it('creates the order again only after a lookup found none', async () => {
    const { provider, lines } = adapterFor('lost', list(), ok(order));
    await provider.createPayment(request);
    expect(lines()).toEqual(['POST /orders', FOUND, 'POST /orders']);
  });

  it('takes the oldest of several orders with the receipt, and none with another receipt', async () => {
    const others = [
      { ...order, id: 'order_AnotherReceipt', receipt: 'other', created_at: 1 },
      { ...order, id: 'order_Younger000001', created_at: order.created_at + 1 },
    ];
    const { provider } = adapterFor('lost', list(...others, order));
    expect((await provider.createPayment(request)).providerOrderId).toBe(ORDER);
  });

  it('gives up after three attempts with growing pauses', async () => {
    const { provider, pauses } = adapterFor('lost', list(), 'lost', list(), 'lost');
    await expect(provider.createPayment(request)).rejects.toMatchObject({
      fault: 'unavailable',
      reason: 'network',
    });
    expect(pauses).toEqual([300, 600]);
  });

  it.each<[string, object]>([
    ['another sum', { amount: 4990 }],
    ['another currency', { currency: 'USD' }],
    ['another receipt', { receipt: 'another' }],
  ])('is rejected over %s than requested', async (_, part) => {
    const { provider } = adapterFor(ok({ ...order, ...part }));
    await expect(provider.createPayment(request)).rejects.toMatchObject({
      fault: 'nonsense',
      reason: 'order-differs',
    });
  });
});

describe('a Razorpay response', () => {
  it.each<[string, Answer, string, string]>([
    ['a wrong key', refused('NA', 401), 'misconfigured', 'BAD_REQUEST_ERROR'],
    [
      'a wrong key by 400',
      refused('NA', 400, 'Authentication failed'),
      'misconfigured',
      'BAD_REQUEST_ERROR',
    ],
    ['an unknown order', refused('input_validation_failed'), 'refused', 'input_validation_failed'],
    ['a sentence for a reason', refused('Asha may not'), 'refused', 'BAD_REQUEST_ERROR'],
    ['a refusal without a body', { status: 400, body: '' }, 'refused', 'http-400'],
    ['a redirect', { status: 302, body: '' }, 'nonsense', 'http-302'],
    ['HTML for an answer', ok('<html></html>'), 'nonsense', 'unexpected-answer'],
    ['an empty answer', ok(''), 'nonsense', 'unexpected-answer'],
    ['null', ok(null), 'nonsense', 'unexpected-answer'],
    ['other JSON', ok({ items: [{ id: 1 }] }), 'nonsense', 'unexpected-answer'],
    ['an unknown state', list({ ...payment, status: 'on_hold' }), 'nonsense', 'unexpected-answer'],
  ])('that is %s is not retried and reports its code', async (_, answer, fault, reason) => {
    const { provider, lines } = adapterFor(answer);
    await expect(provider.fetchFacts(ORDER)).rejects.toMatchObject({ fault, reason });
    expect(lines()).toEqual([`GET /orders/${ORDER}/payments`]);
  });

  it.each<[string, Answer, string]>([
    ['429', refused('NA', 429), 'BAD_REQUEST_ERROR'],
    ['500', { status: 500, body: { error: { code: 'SERVER_ERROR' } } }, 'SERVER_ERROR'],
    ['a 502 in HTML', { status: 502, body: '<html></html>' }, 'http-502'],
    ['a reset', 'lost', 'network'],
    ['silence', 'hang', 'timeout'],
  ])('that is %s is retried, three attempts at most', async (_, answer, reason) => {
    const mended = adapterFor(answer, answer, list());
    expect(await mended.provider.fetchFacts(ORDER)).toEqual([]);
    const broken = adapterFor(answer, answer, answer);
    await expect(broken.provider.fetchFacts(ORDER)).rejects.toMatchObject({
      fault: 'unavailable',
      reason,
    });
  });

  it.each(['order_../orders?count=100', '../orders', 'order_short', `${ORDER}/../x`, ''])(
    'is never requested with "%s" in the URL',
    async (id) => {
      const { provider, calls } = adapterFor();
      const bad = { fault: 'refused', reason: 'bad-id' };
      await expect(provider.fetchFacts(id)).rejects.toMatchObject(bad);
      await expect(provider.orderIdOf(id)).rejects.toMatchObject(bad);
      const refundRequest = { paymentId: id, amount: paise(100), key: 'cancel_order1' };
      await expect(provider.refund(refundRequest)).rejects.toMatchObject(bad);
      expect(calls).toEqual([]);
    },
  );
});

describe('the facts of an order', () => {
  const fact = {
    paymentId: PAYMENT,
    amount: 49900,
    currency: 'INR',
    instrument: 'upi',
    reason: '',
  };

  it.each<[string, object, object[]]>([
    ['created', { status: 'created' }, []],
    [
      'failed',
      { status: 'failed', error_reason: 'invalid_otp' },
      [{ ...fact, fact: 'failed', reason: 'invalid_otp' }],
    ],
    [
      'authorized',
      { status: 'authorized', method: null },
      [{ ...fact, fact: 'authorized', instrument: '' }],
    ],
  ])('contain the state of a payment that is %s', async (_, part, facts) => {
    const { provider } = adapterFor(list({ ...payment, ...part }));
    expect(await provider.fetchFacts(ORDER)).toEqual(facts);
  });

  it.each<[string, object, string]>([
    ['was refunded after its capture', { captured: true }, 'captured'],
    ['was refunded without a capture', { captured: false }, 'authorized'],
    ['does not say whether it was captured', {}, 'captured'],
  ])('report of a refunded payment that %s', async (_, part, word) => {
    const { provider, lines } = adapterFor(
      list({ ...payment, status: 'refunded', ...part }),
      list({ ...refund, status: 'processed' }, { ...refund, id: 'rfnd_Another000001', notes: [] }),
    );
    const ofPayment = { paymentId: PAYMENT, amount: 10000 };
    expect(await provider.fetchFacts(ORDER)).toEqual([
      { ...fact, fact: word },
      { ...ofPayment, fact: 'refund-done', refundId: refund.id, key: 'cancel_order1' },
      { ...ofPayment, fact: 'refund-pending', refundId: 'rfnd_Another000001', key: '' },
    ]);
    expect(lines()[1]).toBe(`GET /payments/${PAYMENT}/refunds?count=100`);
  });

  it('contain the refunds of a captured payment', async () => {
    const { provider } = adapterFor(list(payment), list(refund));
    expect(await provider.fetchFacts(ORDER)).toMatchObject([
      { fact: 'captured' },
      { fact: 'refund-pending', refundId: refund.id },
    ]);
  });

  it('skip the refunds of payments that moved no money', async () => {
    const { provider, lines } = adapterFor(list({ ...payment, status: 'authorized' }));
    await provider.fetchFacts(ORDER);
    expect(lines()).toHaveLength(1);
  });

  it('fail without an order id while Razorpay is unavailable', async () => {
    const { provider, lines } = adapterFor(refused('NA', 401));
    await expect(provider.orderIdOf(ORDER)).rejects.toMatchObject({ fault: 'misconfigured' });
    expect(lines()).toEqual([`GET /orders/${ORDER}`]);
  });

  it('never come from another order', async () => {
    const { provider } = adapterFor(list({ ...payment, order_id: 'order_Another000001' }));
    await expect(provider.fetchFacts(ORDER)).rejects.toMatchObject({
      fault: 'nonsense',
      reason: 'payment-of-another-order',
    });
  });

  it.each<[string, Answer, string | null]>([
    ['ours', ok(order), request.orderId],
    ['one without notes', ok({ ...order, notes: [] }), null],
    ['one of another shop', ok({ ...order, notes: { order: 'another' } }), null],
    ['one without a receipt', ok({ ...order, receipt: null }), null],
    ['none', refused('input_validation_failed'), null],
  ])('name our order behind %s', async (_, answer, expected) => {
    expect(await adapterFor(answer).provider.orderIdOf(ORDER)).toBe(expected);
  });
});

describe('a refund', () => {
  const input = { paymentId: PAYMENT, amount: paise(10000), key: 'cancel_order1' };
  const LOOK = `GET /payments/${PAYMENT}/refunds?count=100`;
  const SEND = `POST /payments/${PAYMENT}/refund`;
  const fact = { fact: 'refund-pending', refundId: refund.id, ...input };

  it('sends its key in the header and in the notes', async () => {
    const { provider, calls } = adapterFor(list(), ok(refund));
    expect(await provider.refund(input)).toEqual(fact);
    expect(calls.map(({ line }) => line)).toEqual([LOOK, SEND]);
    expect(calls[1]?.body).toEqual({ amount: 10000, speed: 'normal', notes: { key: input.key } });
    expect(calls[1]?.headers.get('x-refund-idempotency')).toBe(input.key);
  });

  it('is found instead of repeated when its key was used before', async () => {
    const { provider, lines } = adapterFor(list({ ...refund, status: 'processed' }));
    expect(await provider.refund(input)).toEqual({ ...fact, fact: 'refund-done' });
    expect(lines()).toEqual([LOOK]);
  });

  it.each<[string, Answer[]]>([
    ['was lost', ['lost', list(refund)]],
    ['said that another is under way', [refused('NA', 409), list(refund)]],
    ['was malformed', [ok('<html></html>'), list(refund)]],
  ])('is found when the response %s', async (_, answers) => {
    const { provider, lines } = adapterFor(list(), ...answers);
    expect(await provider.refund(input)).toEqual(fact);
    expect(lines()).toEqual([LOOK, SEND, LOOK]);
  });

  it('reports the code of its rejection', async () => {
    const { provider } = adapterFor(list(), refused('input_validation_failed'), list());
    await expect(provider.refund(input)).rejects.toMatchObject({
      fault: 'refused',
      reason: 'input_validation_failed',
    });
  });

  it('with the same key and another amount is rejected', async () => {
    const { provider } = adapterFor(list({ ...refund, amount: 20000 }));
    const differs = { fault: 'nonsense', reason: 'refund-differs' };
    await expect(provider.refund(input)).rejects.toMatchObject(differs);
    const other = adapterFor(list({ ...refund, payment_id: 'pay_Another000001' }));
    await expect(other.provider.refund(input)).rejects.toMatchObject(differs);
  });

  it('ignores refunds with other keys or without one', async () => {
    const others = [
      { ...refund, id: 'rfnd_Another000001', notes: { key: 'cancel_order2' } },
      { ...refund, id: 'rfnd_Another000002', notes: [] },
    ];
    const { provider, lines } = adapterFor(list(...others), ok(refund));
    expect(await provider.refund(input)).toEqual(fact);
    expect(lines()).toEqual([LOOK, SEND]);
  });
});
