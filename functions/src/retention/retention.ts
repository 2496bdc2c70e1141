import { type Query, Timestamp } from 'firebase-admin/firestore';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { CONSENT_YEARS } from '../../../src/domain/customer/consent-years.ts';
import { log } from '../platform/log.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Documents per batch, and batches per collection and run: the next day's run takes the rest. */
const [BATCH_SIZE, MOST_BATCHES] = [200, 25];

/** How many documents a run deleted. */
export interface RetentionReport {
  readonly messages: number;
  readonly events: number;
  readonly limits: number;
  readonly consents: number;
}

/**
 * Deletes what the privacy policy no longer allows or nothing needs any more: messages two years after they were
 * resolved, processed events of the payment provider after a year, proofs of erased consents three years after the account's end,
 * counters of rate limits a day after they ended.
 * Letters and back-in-stock requests carry the time of their end, which Firestore's TTL policies follow. Records of
 * orders stay: none is as old as tax law asks. `now` is epoch milliseconds.
 */
export async function deleteExpired(now: number): Promise<RetentionReport> {
  const yearsAgo = (years: number): Timestamp => {
    const date = new Date(now);
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return Timestamp.fromDate(date);
  };
  const report = {
    messages: await deleteAll(
      store().collection('messages').where('resolvedAt', '<', yearsAgo(PROMISES.messageYears)),
    ),
    events: await deleteAll(
      store().collection('webhookEvents').where('at', '<', yearsAgo(PROMISES.logYears)),
    ),
    consents: await deleteAll(
      store().collection('consentProofs').where('erasedAt', '<', yearsAgo(CONSENT_YEARS)),
    ),
    limits: await deleteAll(
      store()
        .collection('locks')
        .where('untilAt', '<', Timestamp.fromMillis(now - DAY_MS)),
    ),
  };
  await refs.health('retention').set(toFirestore({ at: now, ...report }));
  log('retention', { ...report });
  return report;
}

async function deleteAll(expired: Query): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const found = await expired.limit(BATCH_SIZE).get();
    const writer = store().batch();
    for (const { ref } of found.docs) writer.delete(ref);
    await writer.commit();
    deleted += found.size;
    if (found.size < BATCH_SIZE) break;
  }
  return deleted;
}
