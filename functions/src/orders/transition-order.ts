import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Transition, Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { settleParcels } from '../../../src/domain/parcel-handling/settle-parcels.ts';
import { dropsPayee, settlePayout } from '../../../src/domain/refund/order-payout.ts';
import { endedAlerts, withoutEndedAlerts } from '../../../src/domain/order/payment-alerts.ts';
import { prepareEffect } from './effects.ts';
import { nothingIssued } from '../invoices/issue-context.ts';
import {
  createOrder,
  type JournalLine,
  readOrder,
  updateOrder,
  writeJournal,
} from './order-documents.ts';
import { prepareAlertClosure } from '../alerts/prepare-alert.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import type { Counter } from '../platform/limits.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';
import { withLock } from '../platform/keyed-mutex.ts';

/** The result of a transition: the new state, and the effects that it triggered. */
export interface TransitionResult {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/** A transition with the rate-limit counters that it increments. Refusals and repetitions are not counted. */
export interface CountedTransition extends Transition {
  readonly counters?: readonly Pick<Counter, 'count'>[];
}

interface TransitionOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Adds writes to the transaction of a change. `before` is the order as it was stored. */
  readonly alsoWrite?: (tx: FirestoreTransaction, result: TransitionResult, before: Order) => void;
  /** Serialises the call with others that draw an invoice number, instead of contending for the counter's lock. */
  readonly drawsInvoiceNumber?: boolean;
}

/**
 * Applies one state transition to an order in a single Firestore transaction: order, payment record, journal entry and
 * all effects commit together or not at all. `decide` may run several times when the transaction retries on contention.
 * @returns null if the order does not exist, the refusal if the state machine rejects the transition.
 */
export async function transitionOrder<R extends { readonly refusal: string }>(
  orderId: string,
  decide: (
    state: OrderState,
    tx: FirestoreTransaction,
  ) => Promise<CountedTransition | R> | CountedTransition | R,
  journal: (state: OrderState) => JournalLine,
  { now, alsoWrite, drawsInvoiceNumber = false }: TransitionOptions,
): Promise<TransitionResult | R | null> {
  const locks = drawsInvoiceNumber ? [orderId, 'invoice numbers'] : [orderId];
  return withLock(locks, () =>
    store().runTransaction(
      async (tx) => {
        const before = await readOrder(tx, orderId);
        if (!before) return null;
        const decision = await decide(before, tx);
        if ('refusal' in decision) return decision;
        if (decision.state === before) return decision;
        const transition = settlePayout(before, settleParcels(before, decision, now), now);
        const { state } = transition;
        const effects = withoutEndedAlerts(transition.effects, state.transaction);
        const change = await prepareTransition(
          tx,
          { state, effects },
          { before: before.order, now },
        );
        const closing = await prepareAlertClosure(tx, orderId, endedAlerts(before, state));
        const result = { state: change.state, effects };
        change.write(journal(result.state));
        closing.write();
        if (dropsPayee(before.order, state.order)) tx.delete(refs.payout(orderId));
        for (const counter of decision.counters ?? []) counter.count();
        alsoWrite?.(tx, result, before.order);
        return result;
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
      if (before === null) createOrder(tx, next, extra);
      else updateOrder(tx, next, now);
      writeJournal(tx, next.order, line, { moves: before?.moves ?? 0, at: now });
      for (const { write } of prepared) write();
    },
  };
}
