import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Caller } from '../platform/callable.ts';
import { refs, toFirestore } from '../platform/store.ts';

/** The staff member who acts. */
export type StaffMember = Pick<Caller, 'uid' | 'email'>;

/** What a staff member did with an order. */
export interface OrderAct {
  /** The action, such as `order-pack`. */
  readonly action: string;
  /** The reason, in their own words. */
  readonly note?: string;
  readonly before?: unknown;
  readonly after: unknown;
}

/**
 * Writes the audit entry of a transition by staff, in its transaction: who they are and what the order is called, as both
 * were at that time. `at` is epoch milliseconds.
 */
export function auditOrder(
  tx: FirestoreTransaction,
  { id, number, moves }: Pick<Order, 'id' | 'number' | 'moves'>,
  { uid, email }: StaffMember,
  { action, note = '', before, after }: OrderAct,
  at: number,
): void {
  const entry = {
    action,
    by: uid,
    email,
    subject: `orders/${id}`,
    title: number,
    note,
    ...(before !== undefined && { before }),
    after,
    at,
  };
  tx.create(refs.audit(`${id}_${moves}`), toFirestore(entry));
}
