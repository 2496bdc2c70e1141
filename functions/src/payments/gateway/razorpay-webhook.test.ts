import { describe, expect, it } from 'vitest';
import { readRazorpayWebhook } from './razorpay-webhook.ts';
import { signatureOf } from './signature.ts';

const config = {
  webhookSecrets: ['current-secret', 'previous-secret'],
  accountId: 'acc_Franch0001',
};
const payment = {
  id: 'pay_29QQoUBi66xm2f',
  entity: 'payment',
  amount: 49900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_IluGWxBm9U8zJ8',
  method: 'upi',
  captured: true,
  vpa: 'asha@upi',
  email: 'asha@franch.test',
  contact: '+919876543210',
  notes: [],
  error_code: null,
  error_description: null,
  error_reason: null,
};
const refund = {
  id: 'rfnd_FP8QHiV938haTz',
  amount: 10000,
  payment_id: payment.id,
  notes: { key: 'cancel_AbCdEf' },
  status: 'pending',
};
const paid = {
  fact: 'captured',
  paymentId: payment.id,
  amount: 49900,
  currency: 'INR',
  instrument: 'upi',
  reason: '',
};
const refundFact = {
  paymentId: payment.id,
  refundId: refund.id,
  amount: 10000,
  key: 'cancel_AbCdEf',
};

/** A delivered event, with overridable parts. */
function read(
  event: string,
  payload: object,
  changes: {
    readonly account?: string;
    readonly secret?: string;
    readonly id?: string | undefined;
    readonly body?: (text: string) => string;
  } = {},
) {
  const account = changes.account ?? config.accountId;
  const text = JSON.stringify({ entity: 'event', account_id: account, event, payload });
  const body = Buffer.from((changes.body ?? String)(text));
  return readRazorpayWebhook(config, body, {
    'x-razorpay-signature': signatureOf(body, changes.secret ?? 'current-secret'),
    'x-razorpay-event-id': 'id' in changes ? changes.id : 'FPaHnS2Hj2Dgnt',
  });
}
const accepted = (fact: object) => ({
  ok: true,
  eventId: 'FPaHnS2Hj2Dgnt',
  providerOrderId: payment.order_id,
  facts: [fact],
});
const empty = { ok: true, eventId: 'FPaHnS2Hj2Dgnt', providerOrderId: null, facts: [] };
const withPayment = (part: object = {}) => ({ payment: { entity: { ...payment, ...part } } });
const withRefund = (part: object = {}) => ({
  ...withPayment({ status: 'refunded' }),
  refund: { entity: { ...refund, ...part } },
});
const dispute = {
  id: 'disp_AHfqOvkldwsbqt',
  payment_id: payment.id,
  amount: 49900,
  currency: 'INR',
  respond_by: null,
  status: 'open',
  phase: 'chargeback',
};
const disputed = {
  disputeId: dispute.id,
  paymentId: payment.id,
  phase: 'chargeback',
  amount: 49900,
  currency: 'INR',
  respondByAt: null,
};
const withDispute = (part: object = {}) => ({
  ...withPayment(),
  dispute: { entity: { ...dispute, ...part } },
});

describe('a webhook of Razorpay', () => {
  it.each<[string, object, object]>([
    ['payment.authorized', withPayment({ status: 'authorized' }), { ...paid, fact: 'authorized' }],
    ['payment.captured', withPayment(), paid],
    ['payment.captured', withPayment({ error_reason: 'invalid_otp' }), paid],
    ['order.paid', { ...withPayment(), order: { entity: { id: payment.order_id } } }, paid],
    [
      'payment.failed',
      withPayment({
        status: 'failed',
        error_code: 'BAD_REQUEST_ERROR',
        error_reason: 'invalid_otp',
      }),
      { ...paid, fact: 'failed', reason: 'invalid_otp' },
    ],
    ['refund.created', withRefund(), { ...refundFact, fact: 'refund-pending' }],
    ['refund.created', withRefund({ status: 'processed' }), { ...refundFact, fact: 'refund-done' }],
    ['refund.processed', withRefund(), { ...refundFact, fact: 'refund-done' }],
    ['refund.failed', withRefund(), { ...refundFact, fact: 'refund-failed' }],
    [
      'refund.processed',
      withRefund({ notes: [] }),
      { ...refundFact, key: '', fact: 'refund-done' },
    ],
    ['payment.dispute.created', withDispute(), { ...disputed, fact: 'dispute-open' }],
    ['payment.dispute.under_review', withDispute(), { ...disputed, fact: 'dispute-under-review' }],
    [
      'payment.dispute.action_required',
      withDispute(),
      { ...disputed, fact: 'dispute-action-required' },
    ],
    ['payment.dispute.won', withDispute(), { ...disputed, fact: 'dispute-won' }],
    ['payment.dispute.lost', withDispute(), { ...disputed, fact: 'dispute-lost' }],
    ['payment.dispute.closed', withDispute(), { ...disputed, fact: 'dispute-closed' }],
    [
      'payment.dispute.created',
      withDispute({ phase: 'pre_arbitration', respond_by: 1_800_000_000 }),
      {
        ...disputed,
        fact: 'dispute-open',
        phase: 'pre_arbitration',
        respondByAt: 1_800_000_000_000,
      },
    ],
    [
      'payment.dispute.created',
      withDispute({ phase: 'a_new_phase' }),
      { ...disputed, fact: 'dispute-open', phase: 'unknown' },
    ],
  ])('%s becomes its fact', (event, payload, fact) => {
    expect(read(event, payload)).toEqual(accepted(fact));
  });

  it('drops everything that identifies the payer', () => {
    const text = JSON.stringify(read('payment.captured', withPayment()));
    expect(text).not.toMatch(/asha|98765/);
  });

  it('falls back to the code of a failure and drops its description', () => {
    const failed = { status: 'failed', error_code: 'GATEWAY_ERROR', error_reason: 'NA' };
    expect(read('payment.failed', withPayment(failed))).toEqual(
      accepted({ ...paid, fact: 'failed', reason: 'GATEWAY_ERROR' }),
    );
    const prose = { ...failed, error_code: null, error_reason: 'Asha has too little money' };
    expect(read('payment.failed', withPayment(prose))).toEqual(
      accepted({ ...paid, fact: 'failed' }),
    );
  });

  it.each(['payment.downtime.started', 'refund.speed_changed', 'constructor', ''])(
    'that the shop does not use is valid without facts: "%s"',
    (event) => {
      expect(read(event, {})).toEqual(empty);
    },
  );

  it('about a payment without an order is valid without facts', () => {
    expect(read('payment.captured', withPayment({ order_id: null }))).toEqual(empty);
  });

  it('is verified with the previous secret too', () => {
    expect(read('payment.captured', withPayment(), { secret: 'previous-secret' })).toEqual(
      accepted(paid),
    );
  });

  it.each([
    ['under another secret', 'another-secret'],
    ['under an empty one', ''],
  ])('signed %s is rejected', (_, secret) => {
    expect(read('payment.captured', withPayment(), { secret })).toEqual({
      ok: false,
      reject: 'signature',
    });
  });

  it('is rejected when a byte changed or the signature is missing', () => {
    const body = Buffer.from('{"event":"x","account_id":"acc_Franch0001","payload":{}}');
    const signature = signatureOf(body, 'current-secret');
    const refused = { ok: false, reject: 'signature' };
    const tampered = Buffer.from(`${body.toString()} `);
    expect(readRazorpayWebhook(config, tampered, { 'x-razorpay-signature': signature })).toEqual(
      refused,
    );
    expect(readRazorpayWebhook(config, body, {})).toEqual(refused);
    expect(readRazorpayWebhook(config, Buffer.alloc(0), {})).toEqual(refused);
  });

  it('of another account is rejected', () => {
    expect(read('payment.captured', withPayment(), { account: 'acc_Another0001' })).toEqual({
      ok: false,
      reject: 'account',
    });
  });

  it.each<[string, () => ReturnType<typeof read>]>([
    ['no JSON', () => read('payment.captured', withPayment(), { body: (text) => text.slice(1) })],
    ['a list', () => read('payment.captured', withPayment(), { body: () => '[]' })],
    ['without an id', () => read('payment.captured', withPayment(), { id: undefined })],
    ['with a path for an id', () => read('payment.captured', withPayment(), { id: '../orders' })],
    [
      'with an id that is too long',
      () => read('payment.captured', withPayment(), { id: 'x'.repeat(65) }),
    ],
    ['without its payment', () => read('payment.captured', {})],
    [
      'with a path for a payment',
      () => read('payment.captured', withPayment({ id: 'pay_../../1234' })),
    ],
    ['with rupees and paise', () => read('payment.captured', withPayment({ amount: 499.5 }))],
    ['with an amount in letters', () => read('payment.captured', withPayment({ amount: '49900' }))],
    ['below nothing', () => read('refund.processed', withRefund({ amount: -1 }))],
    ['without its dispute', () => read('payment.dispute.lost', withPayment())],
    [
      'with a dispute of another payment',
      () => read('payment.dispute.lost', withDispute({ payment_id: 'pay_Another000001' })),
    ],
    [
      'with a refund of another payment',
      () => read('refund.processed', withRefund({ payment_id: 'pay_Another000001' })),
    ],
  ])('%s is rejected as malformed', (_, reading) => {
    expect(reading()).toEqual({ ok: false, reject: 'shape' });
  });
});
