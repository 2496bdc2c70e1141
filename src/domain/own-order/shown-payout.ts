import type { Order } from '../order/order.ts';
import { traitsOf } from '../payment/payment-method.ts';
import { refundablePaise } from '../payment/transaction-money.ts';
import type { Payout } from '../payout/payout.ts';
import { isOpenReturn } from '../return/return-request.ts';

/**
 * What a shopper sees of money that staff return by hand; null without any. Earlier orders, which did not store `payout`, are read
 * from their status, returns and payment: the server derives theirs with their next change.
 */
export function shownPayout(
  order: Pick<Order, 'id' | 'status' | 'method' | 'payment' | 'payout' | 'returns' | 'updatedAt'>,
): Payout | null {
  const { id, status, method, payment, payout, returns = [], updatedAt } = order;
  if (payout !== undefined) return payout;
  const amountPaise = refundablePaise(payment);
  if (traitsOf(method).refundedBy !== 'staff' || amountPaise === 0) return null;
  const unknown = { payee: '', payeeAt: null };
  if (status === 'cancelled' || status === 'returned') {
    const due = { key: `payout_${id}`, ticket: '', amountPaise, dueAt: updatedAt };
    return { dues: [due], ...unknown };
  }
  return returns.some(isOpenReturn) ? { dues: [], ...unknown } : null;
}
