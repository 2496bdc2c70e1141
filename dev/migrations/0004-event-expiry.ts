import { Timestamp } from 'firebase-admin/firestore';
import { eventExpiry } from '../../functions/src/retention/expiry.ts';
import type { Migration } from './migration.ts';

/** Firestore's TTL deletes what has `expiresAt`. New events have it. */
export const eventExpiries: Migration = {
  id: '0004-event-expiry',
  summary: 'says when processed events of the payment provider may be deleted: sets expiresAt',
  collection: (store) => store.collection('webhookEvents'),
  fields: ['at', 'expiresAt'],
  missing: ({ at, expiresAt }) =>
    expiresAt === undefined && at instanceof Timestamp
      ? { expiresAt: Timestamp.fromMillis(eventExpiry(at.toMillis())) }
      : null,
};
