import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { ProviderName } from '../../../../src/domain/payment/providers.ts';
import { type PROVIDER_MODULES, providerNamed, providerOf } from './providers.ts';

afterEach(() => vi.unstubAllEnvs());

/** The environment of a function in the local suite. */
const LOCAL = {
  GCLOUD_PROJECT: 'demo-franch',
  RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGh123456',
  RAZORPAY_KEY_SECRET: 'a-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-webhooks',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'a-secret-of-webhooks',
  RAZORPAY_ACCOUNT_ID: 'acc_AbCdEfGh123456',
  RAZORPAY_API: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_SCRIPT: 'https://checkout.razorpay.com/v1/checkout.js',
  PAYMENT_MODE: 'test',
};

it.each(['', 'cashfree', 'Razorpay', '__proto__'])(
  'a payment provider is not found by the name "%s"',
  (name) => {
    expect(providerNamed(name)).toBeNull();
  },
);

it('a payment provider throws while its configuration is invalid, and works once it is fixed', () => {
  for (const [name, value] of Object.entries(LOCAL)) vi.stubEnv(name, value);
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_live_AbCdEfGh123456');
  expect(() => providerNamed('razorpay')).toThrow(/^RAZORPAY_KEY_ID is a live key/);
  vi.stubEnv('RAZORPAY_KEY_ID', LOCAL.RAZORPAY_KEY_ID);
  const provider = providerNamed('razorpay');
  expect(provider?.name).toBe('razorpay');
  expect(providerNamed('razorpay')).toBe(provider);
});

it('a stored payment of no provider is taken by hand, and one of an unknown provider is an error', () => {
  expect(providerOf({ provider: '' })).toBeNull();
  expect(() => providerOf({ provider: 'cashfree' })).toThrow('no payment provider "cashfree"');
});

it('every provider that a method may name has an adapter, or the compiler refuses the registry', () => {
  expectTypeOf<keyof typeof PROVIDER_MODULES>().toEqualTypeOf<ProviderName>();
  expectTypeOf<Partial<typeof PROVIDER_MODULES>>().not.toExtend<typeof PROVIDER_MODULES>();
  expectTypeOf<string>().not.toExtend<ProviderName>();
});
