import type { Transaction } from '#domain/payment/transaction.ts';
import { transactionOf } from '#data/orders/orders.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { Query } from '#data/query/query-store.ts';

/** The money of an order, or null at once for a role that may not see it. */
export function transactionFor(orderId: string, seesMoney: boolean): Query<Transaction | null> {
  return seesMoney ? transactionOf(orderId) : NOTHING;
}

const NOTHING = constantQuery('transaction hidden');
