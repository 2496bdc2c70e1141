import type { DocumentData } from 'firebase-admin/firestore';
import { digestOf } from '../platform/rate-limit.ts';
import { refs, toFirestore } from '../platform/store.ts';
import { consentProofExpiry } from './expiry.ts';

/**
 * Keeps proof of a consent, or its withdrawal, that was erased with its customer's account: the shop must be able to
 * prove it (DPDP Act 2023, section 6(10)). Identifies the customer by a hash of the uid, which was random and belongs
 * to no account any more. Idempotent. `erasedAt` is epoch milliseconds.
 */
export async function storeConsentProof(
  { uid, id }: { readonly uid: string; readonly id: string },
  consent: DocumentData,
  erasedAt: number,
): Promise<void> {
  const who = digestOf(uid).toString('hex');
  const expiresAt = consentProofExpiry(erasedAt);
  const { channel, given, text, at } = consent as Record<string, unknown>;
  await refs
    .consentProof(digestOf(`${uid} ${id}`).toString('hex').slice(0, 32))
    .set({ who, channel, given, text, at, ...toFirestore({ erasedAt, expiresAt }) });
}
