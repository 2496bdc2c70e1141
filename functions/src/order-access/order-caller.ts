import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { may } from '../../../src/domain/staff/permissions.ts';
import type { Caller } from '../platform/callable.ts';
import { isShopperOf } from './order-links.ts';

/** The caller of a command about an order: its shopper, or with `asStaff` a member of staff. */
export type OrderCaller = Pick<Caller, 'uid' | 'email' | 'role'>;

/** Whether the caller may change an order. Staff by their role; shoppers as customer or by a link. `now` is epoch milliseconds. */
export async function mayChangeOrder(
  order: Pick<Order, 'id' | 'uid'>,
  { asStaff }: { readonly asStaff: boolean },
  { uid, role }: OrderCaller,
  context: { readonly now: number; readonly tx: FirestoreTransaction },
): Promise<boolean> {
  return asStaff ? may(role, 'edit') : isShopperOf(order, uid, context);
}
