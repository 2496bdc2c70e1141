import { Timestamp } from 'firebase-admin/firestore';
import { customerNotesExpiry } from '../../functions/src/retention/expiry.ts';
import type { Migration } from './migration.ts';

/** Firestore's TTL deletes what has `expiresAt`. Notes that are written or removed set it. */
export const customerNoteExpiries: Migration = {
  id: '0011-customer-note-expiry',
  summary: 'says when notes about customers may be deleted: sets expiresAt',
  collection: (store) => store.collection('customerNotes'),
  fields: ['notes', 'expiresAt'],
  missing({ notes, expiresAt }) {
    if (expiresAt !== undefined || !Array.isArray(notes)) return null;
    const times = notes.map((note: { at?: unknown }) =>
      note.at instanceof Timestamp ? note.at.toMillis() : 0,
    );
    return { expiresAt: Timestamp.fromMillis(customerNotesExpiry(Math.max(0, ...times))) };
  },
};
