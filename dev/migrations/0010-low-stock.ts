import { FieldValue } from 'firebase-admin/firestore';
import { isStoredLow } from '../../functions/src/products/stored-product.ts';
import type { Migration } from './migration.ts';

/** Staff list products that are low in stock by a field. New products are completed by the function `productWritten`. */
export const lowStock: Migration = {
  id: '0010-low-stock',
  summary: 'finds products that are low in stock: sets lowStock',
  collection: (store) => store.collection('products'),
  fields: ['lowStock', 'active', 'stock', 'lowStockAt'],
  missing: (stored) =>
    stored['lowStock'] === undefined
      ? { lowStock: isStoredLow(stored), changedAt: FieldValue.serverTimestamp() }
      : null,
};
