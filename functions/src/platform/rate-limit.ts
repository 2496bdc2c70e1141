import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { refs, store } from './store.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * At most `most` requests per window of `windowMs` milliseconds (15 minutes by default). `now` is epoch milliseconds.
 */
interface RateLimit {
  readonly most: number;
  readonly now: number;
  readonly windowMs?: number;
}

/** Counts a request and returns whether it is allowed. Stores only a hash of the key, because it may be an address. */
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

/** A reference to the counter of a key; its id contains only the key's hash. */
export function rateLimitRef(kind: string, key: string): DocumentReference {
  return refs.lock(`${kind}_${digestOf(key).toString('hex').slice(0, 32)}`);
}

/**
 * The next count in a stored window or, after the window's end, the first count in a new one. `now` is epoch
 * milliseconds.
 */
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

/** The SHA-256 of a text. Its constant length allows a comparison in constant time. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
