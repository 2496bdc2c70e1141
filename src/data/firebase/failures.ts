import {
  failed,
  type Failure,
  type FailureCode,
  type Result,
  succeeded,
} from '#domain/core/result.ts';
import { watchCommand } from '../query/slow-commands.ts';
import { capture, report } from './report.ts';

/** Provider code → our code: Firestore (gRPC), Auth, Storage and callable functions. */
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
  // Auth rejects some addresses that mail providers accept.
  'auth/invalid-email': 'email-refused',
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
  // Reported for every request that reached no function, and possibly after the function has acted.
  'functions/internal': 'unavailable',
  'functions/unavailable': 'unavailable',
  'functions/deadline-exceeded': 'unavailable',
  'functions/not-found': 'unavailable',
  // No function sends this status, so a proxy in front of the shop answered.
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
 * Messages of browsers (Chromium, Firefox, Safari) for a chunk or address that failed to load, always in a TypeError.
 * Any other TypeError is our own bug and must not be reported as a lost connection.
 */
const NETWORK_ERROR =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|^load failed/i;

/**
 * Runs a command that a visitor waits for and maps a provider error to a failure. Never rejects. The page shows a
 * notice when the command is slow.
 */
export function attempt<T>(run: () => Promise<T>): Promise<Result<T>> {
  return watchCommand(() => attemptQuietly(run));
}

/** As `attempt`, but without the notice: for a command that no visitor waits for, or that itself waits for a person. */
export async function attemptQuietly<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await run());
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Timeout of an online command in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Runs a command that needs the server's answer. Offline, Firestore would queue a write and never settle, so this
 * fails with `offline` at once, and with `unavailable` if no answer arrives within `timeoutMs` milliseconds.
 */
export async function attemptOnline<T>(
  run: () => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<Result<T>> {
  if (!navigator.onLine) return failed('offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Result<T>>((resolve) => {
    timer = setTimeout(() => resolve(failed('unavailable')), timeoutMs);
  });
  try {
    return await watchCommand(() => Promise.race([attemptQuietly(run), timeout]));
  } finally {
    clearTimeout(timer);
  }
}

/** Maps a provider error to a failure. Captures every error code; an unknown code is reported and becomes `unknown`. */
export function failureOf(error: unknown): Failure {
  const code = providerCode(error);
  if (code !== null) capture(code);
  const known = code !== null && Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (known !== undefined) return { code: known };
  if (error instanceof TypeError && NETWORK_ERROR.test(error.message)) return { code: 'offline' };
  report('unmapped-error', { code: code ?? (error instanceof Error ? error.name : typeof error) });
  return { code: 'unknown' };
}

/** An error with a provider's code, for what the shop itself notices in a command. `failureOf` maps it. */
export function codedError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function providerCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
