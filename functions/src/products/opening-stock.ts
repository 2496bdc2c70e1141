import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { refs } from '../platform/store.ts';

/**
 * Writes the first ledger entry of a product that staff created with stock, in the name of the person in the audit
 * entry. A client must not write it, because it could claim any opening stock: the rules cannot compare it with the 200
 * products of an import.
 * A restored product gets no entry; it keeps its ledger and its time of creation. Idempotent.
 */
export async function recordOpeningStock(
  slug: string,
  before: DocumentData | null,
  after: DocumentData | null,
): Promise<void> {
  if (before !== null || after === null) return;
  const { stock, auditId, createdAt, updatedAt } = after as Record<string, unknown>;
  const isNew = createdAt instanceof Timestamp && updatedAt instanceof Timestamp;
  if (!isNew || !createdAt.isEqual(updatedAt)) return;
  if (typeof stock !== 'number' || stock <= 0 || typeof auditId !== 'string') return;
  const entry = await refs.audit(auditId).get();
  const by: unknown = entry.get('by') ?? '';
  const email: unknown = entry.get('email') ?? '';
  await refs
    .stockMove(`${auditId}_${slug}`)
    .set({ slug, reason: 'opening', delta: stock, note: '', by, email, at: createdAt, auditId });
}
