import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import type { PaymentProvider } from '../payments/gateway/provider.ts';
import { MAX_BODY_BYTES } from '../platform/http.ts';
import { decideReturn } from './payment-return.ts';

const provider = { name: 'razorpay' } as PaymentProvider;
const providerByName = (name: string) => (name === 'example' ? provider : null);

/** Decides about a request; by default a GET with an empty body. */
const decide = (url: string, { method = 'GET', body = Buffer.alloc(0) } = {}) =>
  decideReturn({ method, url, body }, providerByName);

it('a return from a payment provider passes the request to the provider in its path', () => {
  const request = { method: 'POST', body: Buffer.from('payment_id=p1') };
  const decision = decide('/api/pay/return/example?o=42', request);
  expect(decision).toMatchObject({ provider, arrival: request });
  expect('arrival' in decision && decision.arrival.query.get('o')).toBe('42');
});

it.each(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])(
  'a return from a payment provider refuses %s',
  (method) => {
    const refusal = { status: 405, error: 'method-not-allowed' };
    expect(decide('/api/pay/return/example', { method })).toEqual(refusal);
  },
);

it.each(
  listed(`
    /api/pay/return/other | /api/pay/return/ | /api/pay/return/example/more | /example | //
    /api/pay/return/__proto__ | /api/pay/return/EXAMPLE
    http://evil.example/api/pay/return/example`),
)('a return from a payment provider refuses a path without a known provider: %s', (url) => {
  expect(decide(url)).toEqual({ status: 404, error: 'unknown-provider' });
});

it('a return from a payment provider refuses a body above the limit and accepts one at the limit', () => {
  const sent = (bytes: number) =>
    decide('/api/pay/return/example', { method: 'POST', body: Buffer.alloc(bytes) });
  expect(sent(MAX_BODY_BYTES)).toHaveProperty('provider');
  expect(sent(MAX_BODY_BYTES + 1)).toEqual({ status: 413, error: 'body-too-large' });
});
