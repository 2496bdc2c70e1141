import { Timestamp } from 'firebase-admin/firestore';
import { aProductDocument } from './products.ts';

/** The fields of a product as the Admin SDK stores them: times are timestamps. */
export function aStoredProduct(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { createdAt, updatedAt, ...fields } = aProductDocument();
  return {
    ...fields,
    createdAt: Timestamp.fromMillis(createdAt),
    updatedAt: Timestamp.fromMillis(updatedAt ?? createdAt),
    ...changes,
  };
}
