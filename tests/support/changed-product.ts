import type { DocumentReference } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';

/**
 * Changes a product beneath the page as every writer of the shop does: it says when, and pages that were made before hear
 * of it.
 */
export async function changeProduct(
  product: DocumentReference,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await product.update({ ...fields, changedAt: FieldValue.serverTimestamp() });
}
