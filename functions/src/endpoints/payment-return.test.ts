import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../payments/gateway/provider.ts';
import { MAX_BODY_BYTES } from '../platform/http.ts';
import { decideReturn } from './payment-return.ts';

const provider = { name: 'razorpay' } as PaymentProvider;
const providerByName = (name: string) => (name === 'example' ? provider : null);
const NO_BODY = Buffer.alloc(0);

describe('a return from a payment provider', () => {
  it('passes the request to the provider in its path', () => {
    const body = Buffer.from('payment_id=p1');
    const decision = decideReturn(
      { method: 'POST', url: '/api/pay/return/example?o=42', body },
      providerByName,
    );
    expect(decision).toMatchObject({ provider, arrival: { method: 'POST', body } });
    expect('arrival' in decision && decision.arrival.query.get('o')).toBe('42');
  });

  it.each(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])('refuses %s', (method) => {
    expect(
      decideReturn({ method, url: '/api/pay/return/example', body: NO_BODY }, providerByName),
    ).toEqual({
      status: 405,
      error: 'method-not-allowed',
    });
  });

  it.each([
    '/api/pay/return/other',
    '/api/pay/return/',
    '/api/pay/return/example/more',
    '/api/pay/return/__proto__',
    '/api/pay/return/EXAMPLE',
    '/example',
    '//',
    'http://evil.example/api/pay/return/example',
  ])('refuses a path without a known provider: %s', (url) => {
    expect(decideReturn({ method: 'GET', url, body: NO_BODY }, providerByName)).toEqual({
      status: 404,
      error: 'unknown-provider',
    });
  });

  it('refuses a body above the limit and accepts one at the limit', () => {
    const at = (bytes: number) =>
      decideReturn(
        { method: 'POST', url: '/api/pay/return/example', body: Buffer.alloc(bytes) },
        providerByName,
      );
    expect(at(MAX_BODY_BYTES)).toHaveProperty('provider');
    expect(at(MAX_BODY_BYTES + 1)).toEqual({ status: 413, error: 'body-too-large' });
  });
});
