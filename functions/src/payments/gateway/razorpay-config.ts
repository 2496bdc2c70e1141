/** What the adapter of Razorpay is made with. */
export interface RazorpayConfig {
  /** Public: the browser's checkout is opened with it. */
  readonly keyId: string;
  readonly keySecret: string;
  /** The webhook's secret, and the one before it while deliveries signed with that are still retried (24 hours). */
  readonly webhookSecrets: readonly string[];
  readonly accountId: string;
  /** Origin of the API, without a slash at the end. */
  readonly apiBase: string;
  /** Address of the checkout script. */
  readonly checkoutScript: string;
  readonly mode: 'test' | 'live';
}

/** The values as they are configured, by the names that a person configures them under. */
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

/** Where the functions run. */
export interface Environment {
  readonly projectId: string;
  readonly emulated: boolean;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/**
 * Checks the values and makes a configuration of them.
 * @throws Error of one sentence that names the variable to mend, never a value.
 */
export function razorpayConfig(values: RazorpayValues, where: Environment): RazorpayConfig {
  const keyId = required(values, 'RAZORPAY_KEY_ID', /^rzp_(?:test|live)_[A-Za-z0-9]{8,32}$/);
  const mode = requireMode(keyId, values.PAYMENT_MODE.trim(), where);
  const current = required(values, 'RAZORPAY_WEBHOOK_SECRET', /^\S{8,}$/);
  const previous = values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS.trim();
  return {
    keyId,
    keySecret: required(values, 'RAZORPAY_KEY_SECRET', /^\S{8,}$/),
    webhookSecrets: previous === '' || previous === current ? [current] : [current, previous],
    accountId: required(values, 'RAZORPAY_ACCOUNT_ID', /^acc_[A-Za-z0-9]{8,32}$/),
    apiBase: address(values, 'RAZORPAY_API', mode).origin,
    checkoutScript: address(values, 'RAZORPAY_CHECKOUT_SCRIPT', mode).href,
    mode,
  };
}

/**
 * Which money is moved. A project takes test money when its id begins with "demo-", when it runs in the emulator, and
 * when `PAYMENT_MODE` says `test` (a staging project); every other project is live. Test keys belong to the former
 * alone, live keys to the latter alone.
 * @throws Error that names the variable to mend.
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

/** The value without the white space around it: a secret that was piped into a store ends with a line break. */
function required(values: RazorpayValues, name: keyof RazorpayValues, form: RegExp): string {
  const value = values[name].trim();
  if (value === '') throw new Error(`${name} is missing.`);
  if (!form.test(value)) throw new Error(`${name} does not have the form that Razorpay gives it.`);
  return value;
}

/** An address over TLS, or of this machine while no real money is moved. */
function address(values: RazorpayValues, name: keyof RazorpayValues, mode: 'test' | 'live'): URL {
  const value = required(values, name, /^\S+$/);
  const url = URL.canParse(value) ? new URL(value) : null;
  const isLocal = mode === 'test' && url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal) || url.username !== '') {
    throw new Error(`${name} must be an https address.`);
  }
  return url;
}
