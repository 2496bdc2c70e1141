import { describe, expect, it } from 'vitest';
import { razorpayConfig, type RazorpayValues, type Environment } from './razorpay-config.ts';

const LIVE: Environment = { projectId: 'franch-shop', emulated: false };
const DEMO: Environment = { projectId: 'demo-franch', emulated: true };
const values: RazorpayValues = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGh123456',
  RAZORPAY_KEY_SECRET: 'a-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-webhooks',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: '',
  RAZORPAY_ACCOUNT_ID: 'acc_AbCdEfGh123456',
  RAZORPAY_API: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_SCRIPT: 'https://checkout.razorpay.com/v1/checkout.js',
  PAYMENT_MODE: 'live',
};
const test = { ...values, RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGh123456' };

describe('the configuration of Razorpay', () => {
  it('contains the values that the adapter needs', () => {
    expect(razorpayConfig(values, LIVE)).toEqual({
      keyId: 'rzp_live_AbCdEfGh123456',
      keySecret: 'a-secret-of-the-key',
      webhookSecrets: ['a-secret-of-webhooks'],
      accountId: 'acc_AbCdEfGh123456',
      apiBase: 'https://api.razorpay.com',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      mode: 'live',
    });
  });

  it('trims the line break that a pipe leaves after a secret', () => {
    const pipedValues = { ...values, RAZORPAY_KEY_SECRET: 'a-secret-of-the-key\n' };
    expect(razorpayConfig(pipedValues, LIVE).keySecret).toBe('a-secret-of-the-key');
  });

  it('removes the trailing slash of a URL', () => {
    expect(razorpayConfig({ ...values, RAZORPAY_API: 'https://api.razorpay.com/' }, LIVE)).toEqual(
      razorpayConfig(values, LIVE),
    );
  });

  it.each([
    ['another', 'the-one-before', ['a-secret-of-webhooks', 'the-one-before']],
    ['the same', 'a-secret-of-webhooks', ['a-secret-of-webhooks']],
  ])('accepts the previous webhook secret when it is %s', (_, previous, expected) => {
    const rotated = { ...values, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous };
    expect(razorpayConfig(rotated, LIVE).webhookSecrets).toEqual(expected);
  });

  it.each<[string, RazorpayValues, Environment]>([
    ['a demo project', test, { projectId: 'demo-franch', emulated: false }],
    ['the emulator, whatever the project', test, { projectId: 'franch-shop', emulated: true }],
    ['a project that says so', { ...test, PAYMENT_MODE: 'test' }, LIVE],
  ])('uses test money in %s', (_, value, environment) => {
    expect(razorpayConfig(value, environment).mode).toBe('test');
  });

  it.each<[string, RazorpayValues, Environment, string]>([
    ['a test key in a live project', test, LIVE, 'RAZORPAY_KEY_ID'],
    ['a live key in a demo project', values, { ...DEMO, emulated: false }, 'RAZORPAY_KEY_ID'],
    ['a live key in the emulator', values, { ...LIVE, emulated: true }, 'RAZORPAY_KEY_ID'],
    ['a live key in test mode', { ...values, PAYMENT_MODE: 'test' }, LIVE, 'RAZORPAY_KEY_ID'],
    ['no project at all', test, { projectId: '', emulated: false }, 'RAZORPAY_KEY_ID'],
    ['an unknown mode', { ...values, PAYMENT_MODE: 'Test' }, LIVE, 'PAYMENT_MODE'],
    ['no key', { ...values, RAZORPAY_KEY_ID: '' }, LIVE, 'RAZORPAY_KEY_ID'],
    ['no secret', { ...values, RAZORPAY_KEY_SECRET: ' ' }, LIVE, 'RAZORPAY_KEY_SECRET'],
    [
      'a short webhook secret',
      { ...values, RAZORPAY_WEBHOOK_SECRET: 'x' },
      LIVE,
      'RAZORPAY_WEBHOOK_SECRET',
    ],
    [
      'a foreign account',
      { ...values, RAZORPAY_ACCOUNT_ID: 'franch' },
      LIVE,
      'RAZORPAY_ACCOUNT_ID',
    ],
    ['no address for test money', { ...test, RAZORPAY_API: 'api' }, DEMO, 'RAZORPAY_API'],
    ['no address', { ...values, RAZORPAY_API: 'api' }, LIVE, 'RAZORPAY_API'],
    [
      'an address without TLS',
      { ...values, RAZORPAY_API: 'http://api.razorpay.com' },
      LIVE,
      'RAZORPAY_API',
    ],
    [
      'this machine in a live project',
      { ...values, RAZORPAY_API: 'http://127.0.0.1:7070' },
      LIVE,
      'RAZORPAY_API',
    ],
    [
      'another machine without TLS',
      { ...test, RAZORPAY_API: 'http://10.0.0.1' },
      DEMO,
      'RAZORPAY_API',
    ],
    [
      'an address with a name in it',
      { ...values, RAZORPAY_API: 'https://me:word@x.in' },
      LIVE,
      'RAZORPAY_API',
    ],
    [
      'a script that is none',
      { ...values, RAZORPAY_CHECKOUT_SCRIPT: 'javascript:1' },
      LIVE,
      'RAZORPAY_CHECKOUT_SCRIPT',
    ],
  ])('is rejected for %s, naming only the variable', (_, value, environment, variable) => {
    const message = (() => {
      try {
        return JSON.stringify(razorpayConfig(value, environment));
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toMatch(new RegExp(`^Error: ${variable} [^.]*\\.$`));
    expect(message).not.toMatch(/AbCdEf|a-secret|127\.0|me:word/);
  });

  it('explains the fix in one sentence', () => {
    const message = (value: RazorpayValues, environment = LIVE): string => {
      try {
        return razorpayConfig(value, environment).mode;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message({ ...values, PAYMENT_MODE: 'xtest' })).toBe(
      'PAYMENT_MODE must be "test" or "live".',
    );
    expect(message(values, DEMO)).toBe(
      'RAZORPAY_KEY_ID is a live key, which this test project must not use.',
    );
    expect(message(test)).toBe(
      'RAZORPAY_KEY_ID is a test key, which a live project takes only when PAYMENT_MODE is "test".',
    );
    expect(message({ ...values, RAZORPAY_ACCOUNT_ID: ' ' })).toBe(
      'RAZORPAY_ACCOUNT_ID is missing.',
    );
    expect(message({ ...values, RAZORPAY_ACCOUNT_ID: 'acc_short' })).toBe(
      'RAZORPAY_ACCOUNT_ID does not have the form that Razorpay gives it.',
    );
    expect(message({ ...values, RAZORPAY_API: 'ftp://api.razorpay.com' })).toBe(
      'RAZORPAY_API must be an https address.',
    );
  });

  it.each([
    ['RAZORPAY_KEY_ID', 'xrzp_live_AbCdEfGh123456'],
    ['RAZORPAY_KEY_ID', 'rzp_live_AbCdEfGh123456!'],
    ['RAZORPAY_KEY_ID', 'rzp_live_AbCdEfG'],
    ['RAZORPAY_KEY_ID', `rzp_live_${'A'.repeat(33)}`],
    ['RAZORPAY_KEY_SECRET', 'seven77'],
    ['RAZORPAY_KEY_SECRET', 'a with-a-space'],
    ['RAZORPAY_KEY_SECRET', 'with-a-space z'],
    ['RAZORPAY_WEBHOOK_SECRET', 'seven77'],
    ['RAZORPAY_WEBHOOK_SECRET', 'a with-a-space'],
    ['RAZORPAY_WEBHOOK_SECRET', 'with-a-space z'],
    ['RAZORPAY_ACCOUNT_ID', 'xacc_AbCdEfGh123456'],
    ['RAZORPAY_ACCOUNT_ID', 'acc_AbCdEfGh123456!'],
    ['RAZORPAY_API', 'https://api.razorpay.com/ https://x.in'],
    ['RAZORPAY_CHECKOUT_SCRIPT', 'https://x.in/a b'],
    ['PAYMENT_MODE', 'livex'],
  ])('is rejected with %s "%s"', (name, value) => {
    expect(() => razorpayConfig({ ...values, [name]: value }, LIVE)).toThrow(name);
  });

  it('trims the mode, and defaults to live', () => {
    expect(razorpayConfig({ ...test, PAYMENT_MODE: ' test\n' }, LIVE).mode).toBe('test');
    expect(razorpayConfig({ ...values, PAYMENT_MODE: '' }, LIVE).mode).toBe('live');
    const padded = { ...values, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: ' \n' };
    expect(razorpayConfig(padded, LIVE).webhookSecrets).toHaveLength(1);
  });

  it.each(['http://localhost:7070', 'http://[::1]:7070', 'https://127.0.0.1:7070'])(
    'accepts %s with test money',
    (address) => {
      expect(razorpayConfig({ ...test, RAZORPAY_API: address }, DEMO).apiBase).toBe(address);
    },
  );

  it.each([
    'http://127.0.0.1.example.in',
    'http://my.localhost',
    'ftp://127.0.0.1',
    'http://1.127.0.0',
  ])('rejects %s, which is not a loopback address', (address) => {
    expect(() => razorpayConfig({ ...test, RAZORPAY_API: address }, DEMO)).toThrow('https');
  });

  it('accepts a loopback address without TLS with test money', () => {
    const local = {
      ...test,
      RAZORPAY_API: 'http://127.0.0.1:7070',
      RAZORPAY_CHECKOUT_SCRIPT: 'http://127.0.0.1:7070/v1/checkout.js',
    };
    expect(razorpayConfig(local, DEMO).apiBase).toBe('http://127.0.0.1:7070');
  });
});
