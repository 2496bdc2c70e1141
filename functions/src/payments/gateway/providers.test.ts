import { afterEach, describe, expect, it, vi } from 'vitest';
import { providerNamed, providerSecrets } from './providers.ts';

afterEach(() => vi.unstubAllEnvs());

/** Sets the environment of a function in the local suite. */
function setLocalEnvironment(): void {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-franch');
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_test_AbCdEfGh123456');
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'a-secret-of-the-key');
  vi.stubEnv('RAZORPAY_WEBHOOK_SECRET', 'a-secret-of-webhooks');
  vi.stubEnv('RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'a-secret-of-webhooks');
  vi.stubEnv('RAZORPAY_ACCOUNT_ID', 'acc_AbCdEfGh123456');
  vi.stubEnv('RAZORPAY_API', 'https://api.razorpay.com');
  vi.stubEnv('RAZORPAY_CHECKOUT_SCRIPT', 'https://checkout.razorpay.com/v1/checkout.js');
  vi.stubEnv('PAYMENT_MODE', 'test');
}

describe('a payment provider', () => {
  it.each(['', 'cashfree', 'Razorpay', '__proto__'])('is not found by the name "%s"', (name) => {
    expect(providerNamed(name)).toBeNull();
  });

  it('throws while its configuration is invalid, and works once it is fixed', () => {
    setLocalEnvironment();
    vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_live_AbCdEfGh123456');
    expect(() => providerNamed('razorpay')).toThrow(/^RAZORPAY_KEY_ID is a live key/);
    setLocalEnvironment();
    const provider = providerNamed('razorpay');
    expect(provider?.name).toBe('razorpay');
    expect(providerNamed('razorpay')).toBe(provider);
  });

  it('names the secrets that its functions need', () => {
    expect(providerSecrets.map(({ name }) => name)).toEqual([
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    ]);
  });
});
