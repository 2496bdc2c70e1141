/**
 * Everything that can go wrong for a visitor, as a closed set of codes. `data` turns provider errors into these,
 * `text` turns these into sentences; raw messages stay out of sight.
 */
export const FAILURE_CODES = [
  'offline',
  'unavailable',
  'denied',
  'signed-out',
  'wrong-credentials',
  'email-taken',
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

/** One of the codes. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** What went wrong, by code. */
export interface Failure {
  readonly code: FailureCode;
}

/** The answer of a command: the value, or the failure. Commands never throw for what can be expected to happen. */
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
