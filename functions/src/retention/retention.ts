import { Timestamp } from 'firebase-admin/firestore';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { log } from '../platform/log.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

/** Documents per batch, and batches per run: the next day's run takes the rest. */
const [BATCH_SIZE, MOST_BATCHES] = [200, 25];

/** How many documents a run deleted. */
export interface RetentionReport {
  readonly messages: number;
}

/**
 * Deletes messages two years after they were resolved, as the privacy policy promises. They have no `expiresAt`,
 * because reopening a message ends its term.
 * Firestore's TTL deletes everything else that is short-lived, without a limit per day: letters, back-in-stock
 * requests, processed events, proofs of erased consents, rate limits and gates of messages (the `ttl` rows of
 * `firestore.indexes.json`). Orders stay: none has reached the age at which tax law allows its deletion. `now` is epoch
 * milliseconds.
 */
export async function deleteExpired(now: number): Promise<RetentionReport> {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - PROMISES.messageYears);
  const expired = store()
    .collection('messages')
    .where('resolvedAt', '<', Timestamp.fromDate(since))
    .limit(BATCH_SIZE);
  let messages = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const found = await expired.get();
    const writer = store().batch();
    for (const { ref } of found.docs) writer.delete(ref);
    await writer.commit();
    messages += found.size;
    if (found.size < BATCH_SIZE) break;
  }
  await refs.health('retention').set(toFirestore({ at: now, messages }));
  log('retention', { messages });
  return { messages };
}
