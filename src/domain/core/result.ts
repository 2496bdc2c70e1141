/**
 * All failures that a visitor can see, as a closed set of codes. `data` maps provider errors to these, `text` maps
 * these to sentences; raw messages are never shown.
 */
export const FAILURE_CODES = [
  'offline',
  'unavailable',
  'denied',
  'signed-out',
  'wrong-credentials',
  'email-taken',
  'email-refused',
  'weak-password',
  'popup-blocked',
  'not-set-up',
  'not-found',
  'bad-document',
  'busy',
  'too-large',
  'wrong-type',
  'cancelled',
  'quota',
  'unknown',
] as const;

/** A code. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** A failure, by code. */
export interface Failure {
  readonly code: FailureCode;
}

/** The result of a command: a value or a failure. Commands never throw for expected errors. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** A success. */
export function succeeded<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A failure by its code. */
export function failed(code: FailureCode): Result<never> {
  return { ok: false, failure: { code } };
}
