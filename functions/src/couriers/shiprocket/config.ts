/** The configuration of the Shiprocket adapter. */
export interface ShiprocketConfig {
  /** The API user (Settings → API), not the person who signs in. */
  readonly email: string;
  readonly password: string;
  /** What webhooks carry as `x-api-key`. */
  readonly webhookToken: string;
  /** Origin of the API, without a trailing slash. */
  readonly apiBase: string;
  /** The nickname of the pickup address, exactly as in the account, and its PIN code. */
  readonly pickupLocation: string;
  readonly pickupPin: string;
}

/** The configured values, by their parameter names. */
export interface ShiprocketValues {
  readonly SHIPROCKET_EMAIL: string;
  readonly SHIPROCKET_PASSWORD: string;
  readonly SHIPROCKET_WEBHOOK_TOKEN: string;
  readonly SHIPROCKET_API: string;
  readonly SHIPROCKET_PICKUP_LOCATION: string;
  readonly SHIPROCKET_PICKUP_PIN: string;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)$/u;

/**
 * Validates the values and builds the configuration. A token of fewer than 16 characters, such as the "none" of a shop without
 * an account, authenticates nothing.
 * @throws Error of one sentence that names the variable to fix, never a value.
 */
export function shiprocketConfig(values: ShiprocketValues, isLocal: boolean): ShiprocketConfig {
  return {
    email: required(values, 'SHIPROCKET_EMAIL', /^\S+@\S+$/u),
    password: required(values, 'SHIPROCKET_PASSWORD', /^.{8,}$/u),
    webhookToken: required(values, 'SHIPROCKET_WEBHOOK_TOKEN', /^\S{16,}$/u),
    apiBase: apiOrigin(values.SHIPROCKET_API, isLocal),
    pickupLocation: required(values, 'SHIPROCKET_PICKUP_LOCATION', /^.{1,60}$/u),
    pickupPin: required(values, 'SHIPROCKET_PICKUP_PIN', /^[1-9]\d{5}$/u),
  };
}

/** The trimmed value: a secret piped into a store ends with a line break. */
function required(values: ShiprocketValues, name: keyof ShiprocketValues, form: RegExp): string {
  const value = values[name].trim();
  if (value === '') throw new Error(`${name} is missing.`);
  if (!form.test(value)) throw new Error(`${name} does not have the form that it needs.`);
  return value;
}

function apiOrigin(value: string, isLocal: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isLoopback = isLocal && url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLoopback)) {
    throw new Error('SHIPROCKET_API must be an https address.');
  }
  return url.origin;
}
