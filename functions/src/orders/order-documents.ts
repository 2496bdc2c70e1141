import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { type Actor, type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { storedTokens } from '../../../src/domain/order-access/order-tokens.ts';
import {
  providerIds,
  type Transaction,
  TransactionSchema,
} from '../../../src/domain/payment/transaction.ts';
import { firstCheck, nextCheck, nextFollowUp } from './next-check.ts';
import { refs, parseDocument, toFirestore } from '../platform/store.ts';

/**
 * A journal entry, which the order's shopper can read. `by` is the uid of a shopper who acts, empty otherwise: which member of
 * staff acted, and why, goes to the audit log only.
 */
export interface JournalLine {
  readonly what: string;
  readonly actor: Actor;
  readonly by?: string;
  readonly note?: string;
}

/** The order with its payment record; null if it does not exist. @throws BadDocumentError */
export async function readOrder(
  tx: FirestoreTransaction,
  orderId: string,
): Promise<OrderState | null> {
  const [foundOrder, foundTransaction] = await tx.getAll(
    refs.order(orderId),
    refs.transaction(orderId),
  );
  if (!foundOrder || !foundTransaction) return null;
  const order = parseDocument(foundOrder, OrderSchema, 'id');
  const transaction = parseDocument(foundTransaction, TransactionSchema, 'tid');
  return order && transaction ? { order, transaction } : null;
}

/** Creates a new order with its payment record. Fields of `extra` are stored with the order. */
export function writeNewOrder(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  extra: object,
): void {
  const checkAt = firstCheck(order);
  tx.create(refs.order(order.id), { ...orderFields(order), ...toFirestore(extra) });
  tx.create(refs.transaction(transaction.tid), {
    ...moneyFields(transaction),
    ...toFirestore({ checkAt }),
  });
}

/** Updates an order with its payment record, and the time of its next payment check. `now` is epoch milliseconds. */
export function updateOrder(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  now: number,
): void {
  const checkAt = changedCheck(order, transaction, now);
  tx.update(refs.order(order.id), orderFields(order));
  tx.update(refs.transaction(transaction.tid), {
    ...moneyFields(transaction),
    ...(checkAt !== null && toFirestore({ checkAt })),
  });
}

/** Writes the journal entry of a change. `moves` is the number of changes before it; `at` is epoch milliseconds. */
export function writeJournal(
  tx: FirestoreTransaction,
  { id, status }: Pick<Order, 'id' | 'status'>,
  line: JournalLine,
  { moves, at }: { readonly moves: number; readonly at: number },
): void {
  tx.create(refs.event(id, moves), toFirestore({ ...line, status, at }));
}

/** The fields of `orders/{id}`, with the words by which staff find it: they follow every change. */
function orderFields(order: Order): Record<string, unknown> {
  const { id: _id, ...fields } = order;
  return { ...toFirestore(fields), searchTokens: storedTokens(order, order.createdAt) };
}

/** The fields of `transactions/{tid}`, with the ids by which settlements find it. */
function moneyFields(transaction: Transaction): Record<string, unknown> {
  const { tid: _tid, ...fields } = transaction;
  return toFirestore({ ...fields, providerIds: providerIds(transaction) });
}

/**
 * The next payment check (epoch milliseconds) after a change; null keeps the time that is stored. If the caller fails
 * before it requests a refund, the sweep requests it at this check, however old the order is.
 */
function changedCheck(order: Order, transaction: Transaction, now: number): number | null {
  const followUp = nextFollowUp(transaction, now);
  // A refund of an unpaid order must not postpone the check that ends its stock hold.
  const holdsStock = order.status === 'pending-payment';
  return followUp !== null && holdsStock
    ? nextCheck(order, transaction, { now, answered: true })
    : followUp;
}
