import type { DocumentReference } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';

/**
 * Changes a product as every writer of the shop does: it sets `changedAt`, so that prerendered pages pick the change
 * up.
 */
export async function changeProduct(
  product: DocumentReference,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await product.update({ ...fields, changedAt: FieldValue.serverTimestamp() });
}
