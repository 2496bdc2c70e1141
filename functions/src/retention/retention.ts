import { Timestamp } from 'firebase-admin/firestore';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { deleteReturnPhotosBefore } from '../photos/photo-files.ts';
import { log } from '../platform/log.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

/** Documents per batch, and batches per run: the next day's run takes the rest. */
const [BATCH_SIZE, MOST_BATCHES] = [200, 25];

/** How many documents and files a run deleted. */
export interface RetentionReport {
  readonly messages: number;
  readonly photos: number;
}

/**
 * Deletes messages two years after they were resolved, as the privacy policy promises. They have no `expiresAt`,
 * because reopening a message ends its term. Deletes photographs of return requests two years after their upload.
 * Firestore's TTL deletes everything else that is short-lived, without a limit per day: letters, back-in-stock
 * requests, processed events, proofs of erased consents, rate limits and gates of messages (the `ttl` rows of
 * `firestore.indexes.json`). Orders stay: none has reached the age at which tax law allows its deletion. `now` is epoch
 * milliseconds.
 */
export async function deleteExpired(now: number): Promise<RetentionReport> {
  const expired = store()
    .collection('messages')
    .where('resolvedAt', '<', Timestamp.fromMillis(yearsBefore(now, PROMISES.messageYears)))
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
  const photos = await deleteReturnPhotosBefore(yearsBefore(now, PROMISES.photoYears));
  await refs.health('retention').set(toFirestore({ at: now, messages }));
  log('retention', { messages, photos });
  return { messages, photos };
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.getTime();
}
