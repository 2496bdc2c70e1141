import type { Transaction as Writing } from 'firebase-admin/firestore';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import type { Transition, Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { applyFact } from '../../../src/domain/payment/order-payment.ts';
import { type Actor, type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { prepareEffect } from './effects.ts';
import { nothingIssued } from '../invoices/invoices.ts';
import { nextFollowUp } from './next-check.ts';
import { refs, byPath, parseDocument, store, toFirestore } from '../shared/store.ts';
import { withLock } from '../shared/keyed-mutex.ts';

/** How often a transaction is tried again when another one was at the same documents. */
export const ATTEMPTS = 10;

/** The journal's line about a change. `by` is the uid of who did it; empty when nobody in person. */
export interface JournalLine {
  readonly what: string;
  readonly actor: Actor;
  readonly by?: string;
  readonly note?: string;
}

/** The order with its money; null when there is none. @throws BadDocumentError */
export async function readOrder(writing: Writing, orderId: string): Promise<OrderState | null> {
  const [foundOrder, foundTransaction] = await writing.getAll(
    refs.order(orderId),
    refs.transaction(orderId),
  );
  if (!foundOrder || !foundTransaction) return null;
  const order = parseDocument(foundOrder, OrderSchema, 'id');
  const transaction = parseDocument(foundTransaction, TransactionSchema, 'tid');
  return order && transaction ? { order, transaction } : null;
}

/** What came of a change: the order as it is now, and what was newly done about it. */
export interface TransitionResult {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/**
 * Changes an order in one transaction: reads it, lets the machine decide, writes the order, its money, the journal and
 * every effect, or nothing. `decide` may be called again when somebody else was quicker. `now` is epoch milliseconds; `also`
 * writes more in the same transaction; whoever is `numbered` takes the next number of a series: all who do stand in one line,
 * instead of waiting for each other's locks.
 * @returns null when there is no such order, the refusal when the machine refuses.
 */
export async function transitionOrder<R extends { readonly refusal: string }>(
  orderId: string,
  decide: (state: OrderState, writing: Writing) => Promise<Transition | R> | Transition | R,
  journal: (state: OrderState) => JournalLine,
  {
    now,
    also,
    numbered = false,
  }: {
    now: number;
    also?: (writing: Writing, change: TransitionResult) => void;
    numbered?: boolean;
  },
): Promise<TransitionResult | R | null> {
  return withLock([orderId, ...(numbered ? ['invoice numbers'] : [])], () =>
    store().runTransaction(
      async (writing) => {
        const before = await readOrder(writing, orderId);
        if (!before) return null;
        const decided = await decide(before, writing);
        if ('refusal' in decided) return decided;
        const { state, effects } = decided;
        if (state === before) return { state, effects };
        const ready = [];
        const issued = nothingIssued();
        for (const effect of effects)
          ready.push(await prepareEffect(writing, effect, { state, now, issued }));
        const invoice = ready.find((one) => one.invoice !== undefined)?.invoice;
        const after =
          invoice === undefined ? state : { ...state, order: { ...state.order, invoice } };
        writeOrder(writing, before.order, after, { ...journal(after), at: now });
        for (const { write } of ready) write();
        also?.(writing, { state: after, effects });
        return { state: after, effects };
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}

function writeOrder(
  writing: Writing,
  before: Order,
  { order, transaction }: OrderState,
  line: JournalLine & { at: number },
): void {
  const { id, ...orderFields } = order;
  const { tid, ...transactionFields } = transaction;
  writing.update(refs.order(id), toFirestore(orderFields));
  // Whoever asks for the refund may not come to it: then the sweep does, however old the order is.
  const checkAt = nextFollowUp(transaction, line.at);
  writing.update(
    refs.transaction(tid),
    toFirestore(checkAt === null ? transactionFields : { ...transactionFields, checkAt }),
  );
  writing.create(refs.event(id, before.moves), toFirestore({ ...line, status: order.status }));
}

/**
 * Takes in what the provider says of an order, in one transaction with the mark that the message was seen. Facts that are
 * known already change nothing.
 * @returns null when there is no such order; `seen` when this event was taken in before.
 */
export async function applyPaymentFacts(
  orderId: string,
  facts: readonly PaymentFact[],
  { now, eventId }: { now: number; eventId?: string },
): Promise<TransitionResult | 'seen' | null> {
  const event = eventId === undefined ? null : refs.webhookEvent(eventId);
  let news: readonly string[] = [];
  const taken = await transitionOrder<{ refusal: 'seen' }>(
    orderId,
    async (before, writing) => {
      if (event && (await writing.get(event)).exists) return { refusal: 'seen' };
      const stockIsFree =
        before.order.status !== 'expired' || (await isFree(writing, before.order));
      let state = before;
      const effects: Effect[] = [];
      const words = new Set<string>();
      for (const fact of facts) {
        const step = applyFact(state, fact, { now, stockIsFree });
        if (step.state !== state) words.add(fact.fact);
        ({ state } = step);
        effects.push(...step.effects);
      }
      news = [...words];
      const moves = state === before ? before.order.moves : before.order.moves + 1;
      // An event that brings nothing new leaves no mark: read again at a retry, it brings nothing new again.
      if (state === before) return { state, effects };
      return { state: { ...state, order: { ...state.order, moves } }, effects };
    },
    () => ({ what: news.join(' '), actor: 'provider' }),
    {
      now,
      also: (writing) => {
        if (event) writing.create(event, toFirestore({ orderId, at: now }));
      },
    },
  );
  if (taken === null) return null;
  return 'refusal' in taken ? 'seen' : taken;
}

/** Whether every piece of an order could be taken again. */
async function isFree(writing: Writing, { lines }: Order): Promise<boolean> {
  const found = await writing.getAll(...lines.map(({ slug }) => refs.product(slug)).sort(byPath));
  const left = new Map(
    found.map((snapshot) => [
      snapshot.id,
      parseDocument(snapshot, ProductSchema, 'slug')?.stock ?? 0,
    ]),
  );
  return lines.every(({ slug, quantity }) => (left.get(slug) ?? 0) >= quantity);
}
