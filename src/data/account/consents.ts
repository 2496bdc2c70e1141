import { type Consent, CONSENT_TEXT, type ConsentChannel } from '#domain/customer/consent.ts';
import type { Result } from '#domain/core/result.ts';
import { consentsOf } from './customer-collections.ts';
import { attemptOnline } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** Maximum number of entries read. The current state of each consent is among the newest entries. */
const LATEST_CONSENTS = 50;

/** A customer's live consents and withdrawals, newest first. */
export function consents(uid: string): Query<ListPage<Consent>> {
  return consentsOf(uid).list({
    where: {},
    orderBy: { field: 'at', direction: 'desc' },
    limit: LATEST_CONSENTS,
  });
}

/** Records a customer's consent to news by a channel, or its withdrawal. */
export function recordConsent(
  uid: string,
  channel: ConsentChannel,
  given: boolean,
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { NOW, putDocument } = await import('../firebase/writes.ts');
    await putDocument(`users/${uid}/consents/${crypto.randomUUID()}`, {
      channel,
      given,
      text: CONSENT_TEXT,
      at: NOW,
    });
  });
}
