import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { traitsOf } from '../../../src/domain/payment/payment-method.ts';
import { paymentLinkLetter } from '../../../src/text/server.ts';
import { prepareMail } from '../mail/outbox.ts';
import { orderUrl } from '../order-access/order-links.ts';
import { auditOrder, type StaffMember } from '../orders/order-audit.ts';
import { shopOrigin } from '../platform/params.ts';

/**
 * Prepares the additional writes of an order by phone: an audit entry of who placed it, and for an online payment the letter
 * with the payment link. Returns them as a function, for after the transaction's last read. `now` is epoch milliseconds.
 */
export async function prepareStaffOrder(
  tx: FirestoreTransaction,
  order: Order,
  staff: StaffMember,
  now: number,
): Promise<() => void> {
  const { id, email, status, method, totals } = order;
  const isPaidByLink = traitsOf(method).provider !== '';
  const origin = shopOrigin();
  const writeLetter = isPaidByLink
    ? await prepareMail(tx, {
        id: `${id}_payment-link`,
        to: email,
        kind: 'payment-link',
        letter: paymentLinkLetter(order, { origin, orderUrl: orderUrl(id, origin) }),
        limited: false,
        orderId: id,
        now,
      })
    : () => undefined;
  return () => {
    const after = { status, method, totalPaise: totals.totalPaise };
    auditOrder(tx, order, staff, { action: 'order-place', after }, now);
    writeLetter();
  };
}
