import type { Transaction as Writing } from 'firebase-admin/firestore';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import type { Advance, Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { applyFact } from '../../../src/domain/payment/order-payment.ts';
import { type Actor, type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { readied } from './effects.ts';
import { nothingIssued } from '../invoices/invoices.ts';
import { nextFollowUp } from './next-check.ts';
import { at, byPath, read, store, stored } from '../shared/store.ts';
import { inTurn } from '../shared/keyed-mutex.ts';

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
    at.order(orderId),
    at.transaction(orderId),
  );
  if (!foundOrder || !foundTransaction) return null;
  const order = read(foundOrder, OrderSchema, 'id');
  const transaction = read(foundTransaction, TransactionSchema, 'tid');
  return order && transaction ? { order, transaction } : null;
}

/** What came of a change: the order as it is now, and what was newly done about it. */
export interface Changed {
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
export async function changeOrder<R extends { readonly refusal: string }>(
  orderId: string,
  decide: (state: OrderState, writing: Writing) => Promise<Advance | R> | Advance | R,
  journal: (state: OrderState) => JournalLine,
  {
    now,
    also,
    numbered = false,
  }: { now: number; also?: (writing: Writing, change: Changed) => void; numbered?: boolean },
): Promise<Changed | R | null> {
  return inTurn([orderId, ...(numbered ? ['invoice numbers'] : [])], () =>
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
          ready.push(await readied(writing, effect, { state, now, issued }));
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
  writing.update(at.order(id), stored(orderFields));
  // Whoever asks for the refund may not come to it: then the sweep does, however old the order is.
  const checkAt = nextFollowUp(transaction, line.at);
  writing.update(
    at.transaction(tid),
    stored(checkAt === null ? transactionFields : { ...transactionFields, checkAt }),
  );
  writing.create(at.event(id, before.moves), stored({ ...line, status: order.status }));
}

/**
 * Takes in what the provider says of an order, in one transaction with the mark that the message was seen. Facts that are
 * known already change nothing.
 * @returns null when there is no such order; `seen` when this event was taken in before.
 */
export async function takeFacts(
  orderId: string,
  facts: readonly PaymentFact[],
  { now, eventId }: { now: number; eventId?: string },
): Promise<Changed | 'seen' | null> {
  const event = eventId === undefined ? null : at.webhookEvent(eventId);
  let news: readonly string[] = [];
  const taken = await changeOrder<{ refusal: 'seen' }>(
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
        if (event) writing.create(event, stored({ orderId, at: now }));
      },
    },
  );
  if (taken === null) return null;
  return 'refusal' in taken ? 'seen' : taken;
}

/** Whether every piece of an order could be taken again. */
async function isFree(writing: Writing, { lines }: Order): Promise<boolean> {
  const found = await writing.getAll(...lines.map(({ slug }) => at.product(slug)).sort(byPath));
  const left = new Map(
    found.map((snapshot) => [snapshot.id, read(snapshot, ProductSchema, 'slug')?.stock ?? 0]),
  );
  return lines.every(({ slug, quantity }) => (left.get(slug) ?? 0) >= quantity);
}
