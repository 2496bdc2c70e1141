import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Shoppers and packers read orders, and bank references and fees are not for them. */
export const settlementsBeside: Migration = {
  id: '0008-order-settlements',
  summary: 'moves settlements out of orders: orderSettlements',
  collection: (store) => store.collection('orders'),
  fields: ['settlements', 'createdAt'],
  missing: ({ settlements, createdAt }) =>
    settlements !== undefined && createdAt instanceof Timestamp
      ? { settlements: FieldValue.delete() }
      : null,
  beside: (id, stored) => {
    const { settlements, createdAt: orderedAt } = stored as Readonly<Record<string, unknown>>;
    const settled: unknown[] = Array.isArray(settlements) ? settlements : [];
    if (settled.length === 0) return {};
    // Settlements that were compared since the update stay.
    const union = FieldValue.arrayUnion(...settled);
    return { [`orderSettlements/${id}`]: { orderedAt, settlements: union } };
  },
};
