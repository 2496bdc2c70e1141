import { FieldValue } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/**
 * A product without `active` is on sale by the specification, but lists query `active == true`, and Firestore can't
 * query a missing field. `changedAt` notifies prerendered pages. New products are completed by the function
 * `productWritten`.
 */
export const activeProducts: Migration = {
  id: '0001-active-products',
  summary: 'puts products without `active` on sale: sets active to true',
  collection: (store) => store.collection('products'),
  fields: ['active'],
  missing: ({ active }) =>
    active === undefined ? { active: true, changedAt: FieldValue.serverTimestamp() } : null,
};
