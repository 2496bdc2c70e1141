import { paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Dispute } from '#domain/payment/dispute.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { newRefund, type Refund, type Transaction } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { paidOrderDocuments } from '../../support/orders.ts';

/** Order ids have twenty letters and digits. */
export const ORDER = 'firstOrder0000000001';
export const PAGE = `/admin/dashboard/orders?open=${ORDER}`;
export const MONEY = `transactions/${ORDER}`;

/** A refund of the card payment, to the second after the one before. */
export function aRefund(amount: number, changes: Partial<Refund> = {}): Refund {
  return {
    ...newRefund({
      ...{ key: 'refund-1', paymentId: 'pay_1', amountPaise: paise(amount), line: null },
      ...{ state: 'done', why: 'Leaked', at: ORDERED_AT },
    }),
    ...changes,
  };
}

/** A lost dispute about the whole payment of ₹548. */
export const LOST: Dispute = {
  ...{ id: 'disp_1', paymentId: 'pay_1', phase: 'chargeback', state: 'lost' },
  ...{ amount: 54_800, currency: 'INR', respondByAt: null, at: ORDERED_AT },
};

/** An order of ₹548 paid by card with these refunds and disputes. */
export function orderWith(
  refunds: readonly Refund[],
  { disputes = [], ...changes }: Partial<Order> & { readonly disputes?: readonly Dispute[] } = {},
): Documents {
  const documents = paidOrderDocuments(ORDER, { status: 'delivered', invoice: 'SR/1', ...changes });
  const money = { ...documents[MONEY], refunds, disputes } as unknown as Transaction;
  return {
    [MONEY]: { ...money, refunds: stored(refunds), disputes: stored(disputes) },
    [`orders/${ORDER}`]: { ...documents[`orders/${ORDER}`], payment: moneyOf(money) },
  };
}

/** Entries with their time as Firestore stores it. */
export function stored(rows: readonly { readonly at: number }[]) {
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
