import type { DocumentReference } from 'firebase-admin/firestore';
import { byPath, refs } from '../platform/store.ts';
import { mailboxOf } from '../platform/limits.ts';
import { digestOf } from '../platform/rate-limit.ts';

/**
 * The counters of a customer's uses of a coupon. They count by account, and by the order's mailbox and phone number,
 * because a guest can get a new account at any time. Mailbox and phone number are stored as hashes. Without `email` and
 * `phone`, as in a quote, only the account counts.
 */
export function couponUseRefs(
  code: string,
  { uid, email = '', phone = '' }: { uid: string; email?: string; phone?: string },
): readonly DocumentReference[] {
  const hashed = (kind: string, text: string) =>
    text === '' ? [] : [`${kind}_${digestOf(text).toString('hex').slice(0, 32)}`];
  return [uid, ...hashed('email', mailboxOf(email)), ...hashed('phone', phone)]
    .map((id) => refs.couponUses(code, id))
    .sort(byPath);
}
