import { FieldValue } from 'firebase-admin/firestore';
import { popularityOfStored } from '../../functions/src/products/sales.ts';
import type { Migration } from './migration.ts';

/**
 * Lists by popularity order by a field, and Firestore leaves out documents without it. New products are completed by the
 * function `productWritten`. Orders that were delivered before are not counted.
 */
export const popularity: Migration = {
  id: '0002-popularity',
  summary: 'gives products their place in lists by popularity: sets popularity',
  collection: (store) => store.collection('products'),
  fields: ['popularity', 'sold', 'rating', 'createdAt'],
  missing: (stored) =>
    stored['popularity'] === undefined
      ? { popularity: popularityOfStored(stored), changedAt: FieldValue.serverTimestamp() }
      : null,
};
