import {
  failed,
  type Failure,
  type FailureCode,
  type Result,
  succeeded,
} from '#domain/shared/result.ts';
import { capture, report } from './report.ts';

/** Provider code → our code: Firestore's gRPC codes, Auth's, Storage's and those of functions. One table for all of `data`. */
const CODES: Readonly<Record<string, FailureCode>> = {
  'permission-denied': 'denied',
  unauthenticated: 'signed-out',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'quota',
  aborted: 'busy',
  'not-found': 'not-found',
  cancelled: 'cancelled',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/network-request-failed': 'offline',
  'auth/too-many-requests': 'busy',
  'auth/invalid-email': 'wrong-credentials',
  'auth/user-disabled': 'denied',
  'auth/email-already-in-use': 'email-taken',
  'auth/credential-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/missing-password': 'wrong-credentials',
  'auth/missing-email': 'wrong-credentials',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/null-user': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
  'auth/quota-exceeded': 'quota',
  'auth/admin-restricted-operation': 'not-set-up',
  'auth/configuration-not-found': 'not-set-up',
  'auth/operation-not-supported-in-this-environment': 'not-set-up',
  'auth/web-storage-unsupported': 'not-set-up',
  'auth/requires-recent-login': 'signed-out',
  'auth/user-token-expired': 'signed-out',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/unauthorized-domain': 'not-set-up',
  'auth/unauthorized-continue-uri': 'not-set-up',
  'auth/operation-not-allowed': 'not-set-up',
  'auth/internal-error': 'unavailable',
  'auth/timeout': 'unavailable',
  'functions/unauthenticated': 'signed-out',
  'functions/permission-denied': 'denied',
  'functions/aborted': 'busy',
  'functions/resource-exhausted': 'quota',
  'functions/cancelled': 'cancelled',
  // Functions say so of every request that reached nobody; whether it was done is not known.
  'functions/internal': 'unavailable',
  'functions/unavailable': 'unavailable',
  'functions/deadline-exceeded': 'unavailable',
  'functions/not-found': 'unavailable',
  // An answer whose status is none of a function's: something stands before the shop.
  'functions/unknown': 'unavailable',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signed-out',
  'storage/object-not-found': 'not-found',
  'storage/canceled': 'cancelled',
  'storage/quota-exceeded': 'quota',
  'storage/retry-limit-exceeded': 'offline',
  'storage/unknown': 'unavailable',
  'storage/server-file-wrong-size': 'unavailable',
};

/**
 * What browsers say of a chunk or an address that could not be loaded, always in a TypeError: Chromium, Firefox,
 * Safari. Any other TypeError is a mistake of ours and must not pass for a lost connection.
 */
const UNREACHED =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|^load failed/i;

/** Runs a command, and turns what a provider throws into a failure. */
export async function attempt<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await run());
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** How long somebody is left waiting for the server, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * A command whose form waits for the server's word. Firestore would keep a write for as long as there is no network
 * and never answer: so it fails with `offline` at once, and with `unavailable` when no answer comes within `patience`
 * milliseconds.
 */
export async function attemptOnline<T>(
  run: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<Result<T>> {
  if (!navigator.onLine) return failed('offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<T>>((answer) => {
    timer = setTimeout(() => answer(failed('unavailable')), patience);
  });
  try {
    return await Promise.race([attempt(run), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a provider's error means to the shop. Every one is captured by its code; one that the table does not know is
 * reported and becomes `unknown`.
 */
export function failureOf(error: unknown): Failure {
  const code = providerCode(error);
  if (code !== null) capture(code);
  const known = code !== null && Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (known !== undefined) return { code: known };
  if (error instanceof TypeError && UNREACHED.test(error.message)) return { code: 'offline' };
  report('unmapped-error', { code: code ?? (error instanceof Error ? error.name : typeof error) });
  return { code: 'unknown' };
}

function providerCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
