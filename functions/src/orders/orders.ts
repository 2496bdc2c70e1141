import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import type { Transition, Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { applyFact } from '../../../src/domain/order/order-payment.ts';
import { type Actor, type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { storedTokens } from '../../../src/domain/order-access/order-tokens.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { dropsPayee, settlePayout } from '../../../src/domain/refund/order-payout.ts';
import { endedAlerts, withoutEndedAlerts } from '../../../src/domain/order/payment-alerts.ts';
import { prepareEffect } from './effects.ts';
import { nothingIssued } from '../invoices/invoices.ts';
import { firstCheck, nextCheck, nextFollowUp } from './next-check.ts';
import { prepareAlertClosure } from '../alerts/prepare-alert.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { ATTEMPTS, refs, byPath, parseDocument, store, toFirestore } from '../platform/store.ts';
import { withLock } from '../platform/keyed-mutex.ts';
import { eventExpiry } from '../retention/expiry.ts';

/** A journal entry. `by` is the uid of the actor; empty for automatic changes. */
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

/** The result of a transition: the new state, and the effects that it triggered. */
export interface TransitionResult {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/**
 * Applies one state transition to an order in a single Firestore transaction: order, payment record, journal entry and
 * all effects commit together or not at all. `decide` may run several times when the transaction retries on contention.
 * `now` is epoch milliseconds; `also` adds writes to the same transaction; `numbered` transitions draw an invoice
 * number, so they are serialised instead of contending for locks.
 * @returns null if the order does not exist, the refusal if the state machine rejects the transition.
 */
export async function transitionOrder<R extends { readonly refusal: string }>(
  orderId: string,
  decide: (state: OrderState, tx: FirestoreTransaction) => Promise<Transition | R> | Transition | R,
  journal: (state: OrderState) => JournalLine,
  {
    now,
    also,
    numbered = false,
  }: {
    now: number;
    also?: (tx: FirestoreTransaction, result: TransitionResult) => void;
    numbered?: boolean;
  },
): Promise<TransitionResult | R | null> {
  return withLock([orderId, ...(numbered ? ['invoice numbers'] : [])], () =>
    store().runTransaction(
      async (tx) => {
        const current = await readOrder(tx, orderId);
        if (!current) return null;
        const decided = await decide(current, tx);
        if ('refusal' in decided) return decided;
        const settled = settlePayout(current, decided, now);
        const { state } = settled;
        if (state === current) return { state, effects: decided.effects };
        const effects = withoutEndedAlerts(settled.effects, state.transaction);
        const ready = await prepareTransition(
          tx,
          { state, effects },
          { before: current.order, now },
        );
        const ended = endedAlerts(current, state);
        const closing = await prepareAlertClosure(tx, orderId, ended);
        ready.write(journal(ready.state));
        closing.write();
        if (dropsPayee(current.order, state.order)) tx.delete(refs.payout(orderId));
        also?.(tx, { state: ready.state, effects });
        return { state: ready.state, effects };
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}

/** A transition whose reads are done. Firestore requires all reads of a transaction before its first write. */
interface ReadyTransition {
  /** The state that `write` stores: with the number of an invoice that the transition issues. */
  readonly state: OrderState;
  /** Writes order, payment record, journal entry and all effects. */
  write(line: JournalLine): void;
}

/**
 * Reads what the effects of a transition need. `before` is the order as stored, or null for a new one, whose document
 * also gets the fields of `extra`. `now` is epoch milliseconds.
 */
export async function prepareTransition(
  tx: FirestoreTransaction,
  { state, effects }: Transition,
  { before, now, extra = {} }: { before: Order | null; now: number; extra?: object },
): Promise<ReadyTransition> {
  const prepared: ReadyEffect[] = [];
  const issued = nothingIssued();
  for (const effect of effects) {
    prepared.push(await prepareEffect(tx, effect, { state, now, issued }));
  }
  const invoice = prepared.find((one) => one.invoice !== undefined)?.invoice;
  const next = invoice === undefined ? state : { ...state, order: { ...state.order, invoice } };
  return {
    state: next,
    write(line) {
      if (before === null) createDocuments(tx, next, extra);
      else updateDocuments(tx, next, now);
      const entry = { ...line, status: next.order.status, at: now };
      tx.create(refs.event(next.order.id, before?.moves ?? 0), toFirestore(entry));
      for (const { write } of prepared) write();
    },
  };
}

/** The fields of `orders/{id}`, with the words by which staff find it: they follow every change. */
function orderFields(order: Order, extra: object = {}): Record<string, unknown> {
  const { id: _id, ...fields } = order;
  const searchTokens = storedTokens(order, order.createdAt);
  return { ...toFirestore({ ...fields, ...extra }), searchTokens };
}

function createDocuments(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  extra: object,
): void {
  const { tid, ...transactionFields } = transaction;
  const checkAt = firstCheck(transaction);
  tx.create(refs.order(order.id), orderFields(order, extra));
  tx.create(refs.transaction(tid), toFirestore({ ...transactionFields, checkAt }));
}

function updateDocuments(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  now: number,
): void {
  const { tid, ...transactionFields } = transaction;
  tx.update(refs.order(order.id), orderFields(order));
  // If the caller fails before requesting the refund, the sweep requests it, however old the order is.
  const followUp = nextFollowUp(transaction, now);
  // A refund of an unpaid order must not postpone the check that ends its stock hold.
  const isHeld = order.status === 'pending-payment';
  const checkAt =
    followUp !== null && isHeld ? nextCheck(transaction, { now, answered: true }) : followUp;
  tx.update(
    refs.transaction(tid),
    toFirestore(checkAt === null ? transactionFields : { ...transactionFields, checkAt }),
  );
}

/**
 * Applies the provider's facts to an order, in one transaction with the marker that deduplicates webhook events.
 * Idempotent: known facts change nothing.
 * @returns null if the order does not exist; `seen` if this event was already processed.
 */
export async function applyPaymentFacts(
  orderId: string,
  facts: readonly PaymentFact[],
  { now, eventId }: { now: number; eventId?: string },
): Promise<TransitionResult | 'seen' | null> {
  const event = eventId === undefined ? null : refs.webhookEvent(eventId);
  let appliedFacts: readonly string[] = [];
  const result = await transitionOrder<{ refusal: 'seen' }>(
    orderId,
    async (before, tx) => {
      if (event && (await tx.get(event)).exists) return { refusal: 'seen' };
      const stockIsFree = await isStockFree(tx, before.order);
      let state = before;
      const effects: Effect[] = [];
      const factNames = new Set<string>();
      for (const fact of facts) {
        const step = applyFact(state, fact, { now, stockIsFree });
        if (step.state !== state) factNames.add(fact.fact);
        ({ state } = step);
        effects.push(...step.effects);
      }
      appliedFacts = [...factNames];
      const moves = state === before ? before.order.moves : before.order.moves + 1;
      // An event without changes needs no marker: processing it again on a retry changes nothing either.
      if (state === before) return { state, effects };
      return { state: { ...state, order: { ...state.order, moves } }, effects };
    },
    () => ({ what: appliedFacts.join(' '), actor: 'provider' }),
    {
      now,
      also: (tx) => {
        if (event) tx.create(event, toFirestore({ orderId, at: now, expiresAt: eventExpiry(now) }));
      },
    },
  );
  if (result === null) return null;
  return 'refusal' in result ? 'seen' : result;
}

/** Whether an order holds its stock, or all of it is available again after it has expired. */
export async function isStockFree(
  tx: FirestoreTransaction,
  { status, lines }: Order,
): Promise<boolean> {
  return status !== 'expired' || hasStock(tx, lines);
}

/** Whether the stock has these pieces. */
export async function hasStock(
  tx: FirestoreTransaction,
  lines: readonly { readonly slug: string; readonly quantity: number }[],
): Promise<boolean> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))];
  const found = await tx.getAll(...slugs.map((slug) => refs.product(slug)).sort(byPath));
  const stockBySlug = new Map(
    found.map((snapshot) => [
      snapshot.id,
      parseDocument(snapshot, ProductSchema, 'slug')?.stock ?? 0,
    ]),
  );
  return lines.every(({ slug, quantity }) => (stockBySlug.get(slug) ?? 0) >= quantity);
}
