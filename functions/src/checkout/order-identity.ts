import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { ticketNumber } from '../../../src/domain/content/message.ts';

/** An order's id (20 letters and digits) and number, derived from customer and attempt; neither can be guessed. */
export function orderIdentity(uid: string, attemptId: string): { id: string; number: string } {
  const hash = createHash('sha256').update(`${uid}|${attemptId}`).digest();
  const id = hash.subarray(0, 16).toString('base64url').replace(/[-_]/gu, 'x').slice(0, 20);
  return { id, number: `FR-${ticketNumber(hash.subarray(16, 24)).slice(2)}` };
}

/** Fingerprint of a request: equal requests are the same order. Leaves out the total, which follows from the rest. */
export function requestFingerprint({
  lines,
  coupon,
  email,
  address,
  method,
  gstin,
  billing,
}: OrderRequest): string {
  const sorted = [...lines].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const canonical = JSON.stringify([
    sorted,
    coupon,
    email,
    Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)),
    method,
    gstin,
    billing,
  ]);
  return createHash('sha256').update(canonical).digest('base64url');
}
