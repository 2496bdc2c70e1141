import type { Failure, FailureCode } from '#domain/failure.ts';
import { report } from './report.ts';

/** Provider code → our code: Firestore's gRPC codes, Auth's and Storage's. One table for all of `data`. */
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
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signed-out',
  'storage/object-not-found': 'not-found',
  'storage/canceled': 'cancelled',
  'storage/quota-exceeded': 'quota',
  'storage/retry-limit-exceeded': 'offline',
};

/** What a provider's error means to the shop. One that the table does not know is reported and becomes `unknown`. */
export function failureOf(error: unknown): Failure {
  const code = providerCode(error);
  const known = code === null ? undefined : CODES[code];
  if (known !== undefined) return { code: known };
  // A chunk that cannot be loaded is a TypeError in every browser; nothing else of ours throws one on the network.
  if (error instanceof TypeError && /import|fetch|load/i.test(error.message))
    return { code: 'offline' };
  report('unmapped-error', { code: code ?? (error instanceof Error ? error.name : typeof error) });
  return { code: 'unknown' };
}

function providerCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
