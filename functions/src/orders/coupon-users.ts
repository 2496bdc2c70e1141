import type { DocumentReference } from 'firebase-admin/firestore';
import { byPath, refs } from '../platform/store.ts';
import { mailboxOf } from '../platform/limits.ts';
import { digestOf } from '../platform/rate-limit.ts';

/**
 * The counters of a customer's uses of a coupon: by account, and by mailbox and phone number of the order, because a
 * guest gets a new account at will. Of the latter two only hashes are stored. A quote knows the account only.
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
