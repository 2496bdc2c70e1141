import type { Environment } from '../provider.ts';

/** The configuration of the Razorpay adapter. */
export interface RazorpayConfig {
  /** Public: it opens the checkout in the browser. */
  readonly keyId: string;
  readonly keySecret: string;
  /** The current webhook secret, and the previous one while deliveries signed with it are still retried (24 hours). */
  readonly webhookSecrets: readonly string[];
  readonly accountId: string;
  /** Origin of the API, without a trailing slash. */
  readonly apiBase: string;
  /** URL of the checkout script. */
  readonly checkoutScript: string;
  readonly mode: 'test' | 'live';
}

/** The configured values, by their parameter names. */
export interface RazorpayValues {
  readonly RAZORPAY_KEY_ID: string;
  readonly RAZORPAY_KEY_SECRET: string;
  readonly RAZORPAY_WEBHOOK_SECRET: string;
  /** Empty, or the same as the current one, when there is none. */
  readonly RAZORPAY_WEBHOOK_SECRET_PREVIOUS: string;
  readonly RAZORPAY_ACCOUNT_ID: string;
  readonly RAZORPAY_API: string;
  readonly RAZORPAY_CHECKOUT_SCRIPT: string;
  /** `test` or `live`; `live` when empty. */
  readonly PAYMENT_MODE: string;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/**
 * Validates the values and builds the configuration.
 * @throws Error of one sentence that names the variable to fix, never a value.
 */
export function razorpayConfig(values: RazorpayValues, environment: Environment): RazorpayConfig {
  const keyId = required(values, 'RAZORPAY_KEY_ID', /^rzp_(?:test|live)_[A-Za-z0-9]{8,32}$/);
  const mode = requireMode(keyId, values.PAYMENT_MODE.trim(), environment);
  const current = required(values, 'RAZORPAY_WEBHOOK_SECRET', /^\S{8,}$/);
  const previous = values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS.trim();
  return {
    keyId,
    keySecret: required(values, 'RAZORPAY_KEY_SECRET', /^\S{8,}$/),
    webhookSecrets: previous === '' || previous === current ? [current] : [current, previous],
    accountId: required(values, 'RAZORPAY_ACCOUNT_ID', /^acc_[A-Za-z0-9]{8,32}$/),
    apiBase: requireUrl(values, 'RAZORPAY_API', mode).origin,
    checkoutScript: requireUrl(values, 'RAZORPAY_CHECKOUT_SCRIPT', mode).href,
    mode,
  };
}

/**
 * Whether real money moves. A project uses test money when its id begins with "demo-", when it runs in the emulator, or
 * when `PAYMENT_MODE` is `test` (a staging project); every other project is live. Test keys belong only to the former,
 * live keys only to the latter.
 * @throws Error that names the variable to fix.
 */
function requireMode(
  keyId: string,
  declared: string,
  { projectId, emulated }: Environment,
): 'test' | 'live' {
  if (!/^(?:test|live)?$/.test(declared)) {
    throw new Error('PAYMENT_MODE must be "test" or "live".');
  }
  const isTest = emulated || projectId.startsWith('demo-') || declared === 'test';
  const hasTestKey = keyId.startsWith('rzp_test_');
  if (isTest && !hasTestKey) {
    throw new Error('RAZORPAY_KEY_ID is a live key, which this test project must not use.');
  }
  if (!isTest && hasTestKey) {
    throw new Error(
      'RAZORPAY_KEY_ID is a test key, which a live project takes only when PAYMENT_MODE is "test".',
    );
  }
  return isTest ? 'test' : 'live';
}

/** The trimmed value: a secret piped into a store ends with a line break. */
function required(values: RazorpayValues, name: keyof RazorpayValues, pattern: RegExp): string {
  const value = values[name].trim();
  if (value === '') throw new Error(`${name} is missing.`);
  if (!pattern.test(value))
    throw new Error(`${name} does not have the form that Razorpay gives it.`);
  return value;
}

/** A URL over TLS, or a loopback address with test money. */
function requireUrl(
  values: RazorpayValues,
  name: keyof RazorpayValues,
  mode: 'test' | 'live',
): URL {
  const value = required(values, name, /^\S+$/);
  const url = URL.canParse(value) ? new URL(value) : null;
  const isLocal = mode === 'test' && url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal) || url.username !== '') {
    throw new Error(`${name} must be an https address.`);
  }
  return url;
}
