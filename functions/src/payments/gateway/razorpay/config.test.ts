import { expect, it } from 'vitest';
import { listed } from '../../../../../tests/support/fixtures/listed.ts';
import type { Environment } from '../provider.ts';
import { razorpayConfig, type RazorpayValues } from './config.ts';

const LIVE: Environment = { projectId: 'franch-shop', emulated: false };
const DEMO: Environment = { projectId: 'demo-franch', emulated: true };
const VALUES: RazorpayValues = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGh123456',
  RAZORPAY_KEY_SECRET: 'a-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-webhooks',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: '',
  RAZORPAY_ACCOUNT_ID: 'acc_AbCdEfGh123456',
  RAZORPAY_API: 'https://api.razorpay.com',
  RAZORPAY_CHECKOUT_SCRIPT: 'https://checkout.razorpay.com/v1/checkout.js',
  PAYMENT_MODE: 'live',
};
const TEST_KEY = { RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGh123456' };

const configOf = (changes: Partial<RazorpayValues> = {}, environment = LIVE) =>
  razorpayConfig({ ...VALUES, ...changes }, environment);
const demoConfig = (changes: Partial<RazorpayValues>) =>
  configOf({ ...TEST_KEY, ...changes }, DEMO);

const FORM = 'does not have the form that Razorpay gives it.';
const NO_URL = 'must be an https address.';
const NO_MODE = 'must be "test" or "live".';

it('the configuration of Razorpay contains the values that the adapter needs', () => {
  expect(configOf()).toEqual({
    keyId: 'rzp_live_AbCdEfGh123456',
    keySecret: 'a-secret-of-the-key',
    webhookSecrets: ['a-secret-of-webhooks'],
    accountId: 'acc_AbCdEfGh123456',
    apiBase: 'https://api.razorpay.com',
    checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    mode: 'live',
  });
});

it.each<Partial<RazorpayValues>>([
  // A pipe leaves a line break after a secret.
  { RAZORPAY_KEY_SECRET: 'a-secret-of-the-key\n' },
  { RAZORPAY_API: 'https://api.razorpay.com/' },
  { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: ' \n' },
  { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'a-secret-of-webhooks' },
  { PAYMENT_MODE: '' },
])('the configuration of Razorpay is the same with %j', (spelling) => {
  expect(configOf(spelling)).toEqual(configOf());
});

it('the configuration of Razorpay accepts an earlier webhook secret', () => {
  const { webhookSecrets } = configOf({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the-one-before' });
  expect(webhookSecrets).toEqual(['a-secret-of-webhooks', 'the-one-before']);
});

it.each<[string, Partial<RazorpayValues>, Environment]>([
  ['a demo project', {}, { ...DEMO, emulated: false }],
  ['the emulator, whatever the project', {}, { ...LIVE, emulated: true }],
  ['a project that says so', { PAYMENT_MODE: ' test\n' }, LIVE],
])(
  'the configuration of Razorpay uses test money in %s, and takes no live key',
  (_, changes, environment) => {
    expect(configOf({ ...TEST_KEY, ...changes }, environment).mode).toBe('test');
    expect(() => configOf(changes, environment)).toThrow(
      new Error('RAZORPAY_KEY_ID is a live key, which this test project must not use.'),
    );
  },
);

it.each<Environment>([LIVE, { projectId: '', emulated: false }])(
  'the configuration of Razorpay takes no test key in %j',
  (environment) => {
    expect(() => configOf(TEST_KEY, environment)).toThrow(
      new Error(
        'RAZORPAY_KEY_ID is a test key, which a live project takes only when PAYMENT_MODE is "test".',
      ),
    );
  },
);

// The whole message is compared: it names the variable, and never a value.
it.each<[typeof demoConfig, keyof RazorpayValues, string, string]>([
  [configOf, 'RAZORPAY_KEY_ID', 'is missing.', ''],
  [configOf, 'RAZORPAY_KEY_SECRET', 'is missing.', ' '],
  [configOf, 'RAZORPAY_ACCOUNT_ID', 'is missing.', ' '],
  [configOf, 'RAZORPAY_KEY_ID', FORM, 'xrzp_live_AbCdEfGh123456 | rzp_live_AbCdEfGh123456!'],
  [configOf, 'RAZORPAY_KEY_ID', FORM, `rzp_live_AbCdEfG | rzp_live_${'A'.repeat(33)}`],
  [configOf, 'RAZORPAY_KEY_SECRET', FORM, 'seven77 | a with-a-space | with-a-space z'],
  [configOf, 'RAZORPAY_WEBHOOK_SECRET', FORM, 'seven77 | a with-a-space | with-a-space z'],
  [configOf, 'RAZORPAY_ACCOUNT_ID', FORM, 'franch | acc_short | xacc_AbCdEfGh123456'],
  [configOf, 'RAZORPAY_ACCOUNT_ID', FORM, 'acc_AbCdEfGh123456!'],
  [configOf, 'RAZORPAY_API', FORM, 'https://api.razorpay.com/ https://x.in'],
  [configOf, 'RAZORPAY_API', NO_URL, 'api | http://api.razorpay.com | http://127.0.0.1:7070'],
  [configOf, 'RAZORPAY_API', NO_URL, 'https://me:word@x.in | ftp://api.razorpay.com'],
  [configOf, 'RAZORPAY_CHECKOUT_SCRIPT', FORM, 'https://x.in/a b'],
  [configOf, 'RAZORPAY_CHECKOUT_SCRIPT', NO_URL, 'javascript:1'],
  [configOf, 'PAYMENT_MODE', NO_MODE, 'Test | livex | xtest'],
  [demoConfig, 'RAZORPAY_API', NO_URL, 'api | http://10.0.0.1 | http://127.0.0.1.example.in'],
  [demoConfig, 'RAZORPAY_API', NO_URL, 'http://my.localhost | ftp://127.0.0.1 | http://1.127.0.0'],
])('the configuration of Razorpay is rejected by %o: %s %s %s', (config, name, fault, values) => {
  for (const value of listed(values)) {
    expect(() => config({ [name]: value })).toThrow(new Error(`${name} ${fault}`));
  }
});

it.each(listed('http://localhost:7070 | http://[::1]:7070 | http://127.0.0.1:7070'))(
  'the configuration of Razorpay accepts the loopback address %s without TLS for test money',
  (address) => {
    const script = `${address}/v1/checkout.js`;
    const local = { RAZORPAY_API: address, RAZORPAY_CHECKOUT_SCRIPT: script };
    expect(demoConfig(local)).toMatchObject({ apiBase: address, checkoutScript: script });
  },
);
