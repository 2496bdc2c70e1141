import type { DocumentReference } from 'firebase-admin/firestore';
import { ORDER_STATUSES } from '../../../src/domain/order/order.ts';
import { byPath, refs, store } from '../platform/store.ts';
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

/** Orders that count as earlier ones: a customer may try again after one that was never paid or was cancelled. */
const EARLIER = ORDER_STATUSES.filter(
  (status) => !['pending-payment', 'expired', 'cancelled'].includes(status),
);

/**
 * Whether a customer has ordered before: with this account, email or phone number. Without `email` and `phone`, as in a quote,
 * only the account counts. Read outside the caller's transaction, because a query in it would lock other orders. Orders that
 * used the coupon itself, unpaid ones included, are known from its counters, which the transaction reads.
 */
export async function hasOrdered({
  uid,
  email = '',
  phone = '',
}: {
  uid: string;
  email?: string;
  phone?: string;
}): Promise<boolean> {
  const found = await Promise.all([
    store()
      .collection('orders')
      .where('status', 'in', EARLIER)
      .where('uid', '==', uid)
      .limit(1)
      .get(),
    email !== '' &&
      store()
        .collection('orders')
        .where('status', 'in', EARLIER)
        .where('email', '==', email)
        .limit(1)
        .get(),
    phone !== '' &&
      store()
        .collection('orders')
        .where('status', 'in', EARLIER)
        .where('address.phone', '==', phone)
        .limit(1)
        .get(),
  ]);
  return found.some((rows) => rows && !rows.empty);
}
