import { Timestamp } from 'firebase-admin/firestore';
import { consentProofExpiry } from '../../functions/src/retention/expiry.ts';
import type { Migration } from './migration.ts';

/** Firestore's TTL deletes what has `expiresAt`. New proofs have it. */
export const consentProofExpiries: Migration = {
  id: '0005-consent-proof-expiry',
  summary: 'says when proofs of erased consents may be deleted: sets expiresAt',
  collection: (store) => store.collection('consentProofs'),
  fields: ['erasedAt', 'expiresAt'],
  missing: ({ erasedAt, expiresAt }) =>
    expiresAt === undefined && erasedAt instanceof Timestamp
      ? { expiresAt: Timestamp.fromMillis(consentProofExpiry(erasedAt.toMillis())) }
      : null,
};
