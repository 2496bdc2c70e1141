import { createHash } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { refs, store } from '../shared/store.ts';

const WINDOW_MS = 15 * 60 * 1000;

/**
 * Counts one more question of a quarter of an hour under a name, and answers whether it may be answered: for what anybody may
 * ask and nobody may guess. What is counted is a hash, so that no address is kept.
 */
export async function withinRateLimit(
  kind: string,
  what: string,
  { most, now }: { readonly most: number; readonly now: number },
): Promise<boolean> {
  const place = refs.lock(`${kind}_${digestOf(what).toString('hex').slice(0, 32)}`);
  return store().runTransaction(async (writing) => {
    const next = nextCount(await writing.get(place), now, WINDOW_MS);
    if (next.count <= most) writing.set(place, next);
    return next.count <= most;
  });
}

/**
 * One more event in a stored fixed window, or the first event of a new window once the old one is over. `now` is epoch
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

/** The SHA-256 of a text: always as long, so that two can be compared in the same time. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
