import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { Effect, OrderState } from './order-change.ts';

/**
 * The refund of the remaining payment after a move. The key derives from move and order, so a repetition refunds
 * nothing.
 */
export function remainderOf<Why extends string>({ order }: OrderState, why: Why) {
  return { key: `${why}_${order.id}`, why };
}

/** Credits the whole invoice of a cash order whose cash was never collected. */
export function unpaidCredit({ order, transaction }: OrderState): readonly Effect[] {
  const unpaid = isPaidOnDelivery(transaction.method) && transaction.cashAt === null;
  if (!unpaid || order.invoice === '') return [];
  return [{ effect: 'credit-note', key: 'unpaid', amountPaise: transaction.amountPaise }];
}
