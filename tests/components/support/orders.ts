import { storedTokens } from '#domain/order-access/order-tokens.ts';
import type { Order } from '#domain/order/order.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { anOrderState, ORDERED_AT, TOTAL } from '../../support/fixtures/order-states.ts';
import type { Documents } from './memory-backend.ts';

/** When the orders of component tests were placed. */
const PLACED = new Date(ORDERED_AT);

/** `orders/{id}` and its `transactions/{id}`: a cash order that waits to be packed. */
export function orderDocuments(id: string, changes: Partial<Order> = {}): Documents {
  const { order, transaction } = anOrderState('cod');
  return documentsOf({ ...order, id, ...changes }, { ...transaction, tid: id });
}

/** The same for an order paid by card. */
export function paidOrderDocuments(id: string, changes: Partial<Order> = {}): Documents {
  const { order, transaction } = anOrderState('online');
  const attempt: Transaction['attempts'][number] = {
    paymentId: 'pay_1',
    state: 'captured',
    amount: TOTAL,
    currency: 'INR',
    instrument: 'card',
    reason: '',
    use: 'kept',
    at: ORDERED_AT,
  };
  const paid: Transaction = { ...transaction, tid: id, state: 'paid', attempts: [attempt] };
  const reservation = { state: 'committed', untilAt: null } as const;
  const now = { status: 'paid', reservation, payment: moneyOf(paid) } as const;
  return documentsOf({ ...order, id, ...now, ...changes }, paid);
}

function documentsOf({ id, ...order }: Order, transaction: Transaction): Documents {
  const dates = { createdAt: PLACED, updatedAt: PLACED };
  return {
    [`orders/${id}`]: {
      ...order,
      ...dates,
      searchTokens: storedTokens(order, ORDERED_AT),
    },
    [`transactions/${id}`]: {
      ...{ ...transaction, ...dates },
      attempts: transaction.attempts.map((attempt) => ({ ...attempt, at: PLACED })),
    },
  };
}
