import { expect, it } from 'vitest';
import {
  dispute as aDispute,
  disputeFact,
  ORDER,
  payment as aPayment,
  paymentFact,
  refund as aRefund,
  refundFact,
} from '../../../../../tests/support/fixtures/razorpay-api.ts';
import { readRazorpayWebhook } from './webhook.ts';
import { signatureOf } from '../signature.ts';

const config = {
  webhookSecrets: ['current-secret', 'previous-secret'],
  accountId: 'acc_Franch0001',
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
  ...{ ok: true, eventId: 'FPaHnS2Hj2Dgnt', providerOrderId: ORDER, facts: [fact] },
});

const empty = { ok: true, eventId: 'FPaHnS2Hj2Dgnt', providerOrderId: null, facts: [] };
const rejected = (reject: string) => ({ ok: false, reject });

const payment = (part: object = {}) => ({ payment: { entity: { ...aPayment, ...part } } });
const refund = (part: object = {}) => ({
  ...payment({ status: 'refunded' }),
  refund: { entity: { ...aRefund, ...part } },
});

const dispute = (part: object = {}) => ({
  ...payment(),
  dispute: { entity: { ...aDispute, ...part } },
});

const paid = (fact: string, part: object = {}) => ({ ...paymentFact, fact, ...part });
const refunded = (fact: string, part: object = {}) => ({ ...refundFact, fact, ...part });
const disputed = (fact: string, part: object = {}) => ({ ...disputeFact, fact, ...part });
const failed = (code: string | null, reason: string) =>
  payment({ status: 'failed', error_code: code, error_reason: reason });

it.each<[string, object, object]>([
  ['payment.authorized', payment({ status: 'authorized' }), paid('authorized')],
  ['payment.captured', payment(), paid('captured')],
  ['payment.captured', payment({ error_reason: 'invalid_otp' }), paid('captured')],
  ['order.paid', { ...payment(), order: { entity: { id: ORDER } } }, paid('captured')],
  ['payment.failed', failed('ERROR', 'invalid_otp'), paid('failed', { reason: 'invalid_otp' })],
  ['payment.failed', failed('ERROR', 'NA'), paid('failed', { reason: 'ERROR' })],
  ['payment.failed', failed(null, 'Asha has too little money'), paid('failed')],
  ['refund.created', refund(), refunded('refund-pending')],
  ['refund.created', refund({ status: 'processed' }), refunded('refund-done')],
  ['refund.processed', refund(), refunded('refund-done')],
  ['refund.processed', refund({ notes: [] }), refunded('refund-done', { key: '' })],
  ['refund.failed', refund(), refunded('refund-failed')],
  ['payment.dispute.created', dispute(), disputed('dispute-open')],
  ['payment.dispute.under_review', dispute(), disputed('dispute-under-review')],
  ['payment.dispute.action_required', dispute(), disputed('dispute-action-required')],
  ['payment.dispute.won', dispute(), disputed('dispute-won')],
  ['payment.dispute.lost', dispute(), disputed('dispute-lost')],
  ['payment.dispute.closed', dispute(), disputed('dispute-closed')],
])('a webhook of Razorpay %s of %j has the fact %j', (event, payload, fact) => {
  expect(read(event, payload)).toEqual(accepted(fact));
});

it('a webhook of Razorpay drops everything that identifies the payer', () => {
  const payer = { vpa: 'asha@upi', email: 'asha@franch.test', contact: '+919876543210' };
  const text = JSON.stringify(read('payment.captured', payment(payer)));
  expect(text).not.toMatch(/asha|98765/);
});

it.each(['payment.downtime.started', 'refund.speed_changed', 'constructor', ''])(
  'a webhook of Razorpay that the shop does not use is valid without facts: "%s"',
  (event) => {
    expect(read(event, {})).toEqual(empty);
  },
);

it('a webhook of Razorpay about a payment without an order is valid without facts', () => {
  expect(read('payment.captured', payment({ order_id: null }))).toEqual(empty);
});

it('a webhook of Razorpay is verified with the previous secret too, and with no other', () => {
  const signed = (secret: string) => read('payment.captured', payment(), { secret });
  expect(signed('previous-secret')).toEqual(accepted(paid('captured')));
  expect(signed('another-secret')).toEqual(rejected('signature'));
  expect(signed('')).toEqual(rejected('signature'));
});

it('a webhook of Razorpay is rejected when a byte changed or the signature is missing', () => {
  const body = Buffer.from('{"event":"x","account_id":"acc_Franch0001","payload":{}}');
  const headers = { 'x-razorpay-signature': signatureOf(body, 'current-secret') };
  const tampered = Buffer.from(`${body.toString()} `);
  expect(readRazorpayWebhook(config, tampered, headers)).toEqual(rejected('signature'));
  expect(readRazorpayWebhook(config, body, {})).toEqual(rejected('signature'));
  expect(readRazorpayWebhook(config, Buffer.alloc(0), {})).toEqual(rejected('signature'));
});

it('a webhook of Razorpay of another account is rejected', () => {
  const foreign = { account: 'acc_Another0001' };
  expect(read('payment.captured', payment(), foreign)).toEqual(rejected('account'));
});

it.each<[string, Parameters<typeof read>]>([
  ['no JSON', ['payment.captured', payment(), { body: (text) => text.slice(1) }]],
  ['a list', ['payment.captured', payment(), { body: () => '[]' }]],
  ['without an id', ['payment.captured', payment(), { id: undefined }]],
  ['with a path for an id', ['payment.captured', payment(), { id: '../orders' }]],
  ['with an id that is too long', ['payment.captured', payment(), { id: 'x'.repeat(65) }]],
  ['without its payment', ['payment.captured', {}]],
  ['with a path for a payment', ['payment.captured', payment({ id: 'pay_../../1234' })]],
  ['with rupees and paise', ['payment.captured', payment({ amount: 499.5 })]],
  ['with an amount in letters', ['payment.captured', payment({ amount: '49900' })]],
  ['below nothing', ['refund.processed', refund({ amount: -1 })]],
  ['without its dispute', ['payment.dispute.lost', payment()]],
  ['of another dispute', ['payment.dispute.lost', dispute({ payment_id: 'pay_Another000001' })]],
  ['of another refund', ['refund.processed', refund({ payment_id: 'pay_Another000001' })]],
])('a webhook of Razorpay %s is rejected as malformed', (_, delivery) => {
  expect(read(...delivery)).toEqual(rejected('shape'));
});
