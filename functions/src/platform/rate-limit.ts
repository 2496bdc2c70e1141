import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { refs, store } from './store.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** The most requests per window (15 minutes by default, in milliseconds) at `now` (epoch milliseconds). */
interface RateLimit {
  readonly most: number;
  readonly now: number;
  readonly windowMs?: number;
}

/**
 * Counts a request and returns whether it is allowed. Stores a hash of the key, so no address is stored.
 */
export async function withinRateLimit(
  kind: string,
  key: string,
  { most, now, windowMs = QUARTER_HOUR_MS }: RateLimit,
): Promise<boolean> {
  const ref = rateLimitRef(kind, key);
  return store().runTransaction(async (tx) => {
    const next = nextCount(await tx.get(ref), now, windowMs);
    if (next.count <= most) tx.set(ref, next);
    return next.count <= most;
  });
}

/** Whether one more request would be allowed, without counting it. */
export async function isWithinRateLimit(
  kind: string,
  key: string,
  { most, now, windowMs = QUARTER_HOUR_MS }: RateLimit,
): Promise<boolean> {
  return nextCount(await rateLimitRef(kind, key).get(), now, windowMs).count <= most;
}

/** The counter of a key, named by its hash. */
export function rateLimitRef(kind: string, key: string): DocumentReference {
  return refs.lock(`${kind}_${digestOf(key).toString('hex').slice(0, 32)}`);
}

/** The next count of a stored fixed window, or the first of a new window after it ends. `now` is epoch milliseconds. */
export function nextCount(
  found: DocumentSnapshot,
  now: number,
  windowMs: number,
): { readonly count: number; readonly untilAt: Timestamp } {
  const until: unknown = found.get('untilAt');
  return until instanceof Timestamp && until.toMillis() > now
    ? { count: Number(found.get('count')) + 1, untilAt: until }
    : { count: 1, untilAt: Timestamp.fromMillis(now + windowMs) };
}

/** The SHA-256 of a text: of constant length, for comparison in constant time. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
