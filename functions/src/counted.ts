import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { at, store } from './store.ts';

const WINDOW_MS = 15 * 60 * 1000;

/**
 * Counts one more question of a quarter of an hour under a name, and answers whether it may be answered: for what anybody may
 * ask and nobody may guess. What is counted is a hash, so that no address is kept.
 */
export async function counted(
  kind: string,
  what: string,
  { most, now }: { readonly most: number; readonly now: number },
): Promise<boolean> {
  const place = at.lock(`${kind}_${digestOf(what).toString('hex').slice(0, 32)}`);
  return store().runTransaction(async (writing) => {
    const found = await writing.get(place);
    const until: unknown = found.get('untilAt');
    const running = until instanceof Timestamp && until.toMillis() > now;
    const count = running ? Number(found.get('count')) + 1 : 1;
    const untilAt = running ? until : Timestamp.fromMillis(now + WINDOW_MS);
    if (count <= most) writing.set(place, { count, untilAt });
    return count <= most;
  });
}

/** The SHA-256 of a text: always as long, so that two can be compared in the same time. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
