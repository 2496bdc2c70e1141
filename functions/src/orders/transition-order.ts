import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Transition, Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { settleParcels } from '../../../src/domain/parcel-handling/settle-parcels.ts';
import { dropsPayee, settlePayout } from '../../../src/domain/refund/order-payout.ts';
import { endedAlerts, withoutEndedAlerts } from '../../../src/domain/order/payment-alerts.ts';
import { prepareEffect } from './effects.ts';
import { nothingIssued } from '../invoices/issue-context.ts';
import {
  writeNewOrder,
  type JournalLine,
  readOrder,
  updateOrder,
  writeJournal,
} from './order-documents.ts';
import { prepareAlertClosure } from '../alerts/prepare-alert.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';
import { withLock } from '../platform/keyed-mutex.ts';

/** The result of a transition: the new state, and the effects that it triggered. */
export interface TransitionResult {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/**
 * A write in the transaction of a change, such as an audit entry or a rate-limit counter. `after` is the state that is
 * stored, with the number of an invoice that the change issues.
 */
export type ChangeWrite = (after: OrderState) => void;

/** A transition with all that is written with it. Refusals and repetitions, which keep the state, write nothing. */
export interface Decision extends Transition {
  readonly journal: JournalLine;
  /** Run in order after the order and its effects are written. */
  readonly writes: readonly ChangeWrite[];
}

/** Adds the journal entry and further writes to a transition. A refusal stays as it is. */
export function decisionOf(
  transition: Transition,
  journal: JournalLine,
  writes?: readonly ChangeWrite[],
): Decision;
export function decisionOf<R extends { readonly refusal: string }>(
  outcome: Transition | R,
  journal: JournalLine,
  writes?: readonly ChangeWrite[],
): Decision | R;
export function decisionOf<R extends { readonly refusal: string }>(
  outcome: Transition | R,
  journal: JournalLine,
  writes: readonly ChangeWrite[] = [],
): Decision | R {
  if ('refusal' in outcome) return outcome;
  const { state, effects } = outcome;
  return { state, effects, journal, writes };
}

/**
 * Applies one state transition to an order in a single Firestore transaction: order, payment record, journal entry and
 * all effects commit together or not at all. `decide` may run several times when the transaction retries on contention:
 * only the last decision is written, so whatever it reads belongs into its writes and not into variables outside it.
 * `now` is epoch milliseconds. `drawsInvoiceNumber` serialises the call with others that draw an invoice number, instead
 * of contending for the counter's lock.
 * @returns null if the order does not exist, the refusal if the state machine rejects the transition.
 */
export async function transitionOrder<R extends { readonly refusal: string }>(
  orderId: string,
  now: number,
  decide: (state: OrderState, tx: FirestoreTransaction) => Promise<Decision | R> | Decision | R,
  { drawsInvoiceNumber = false }: { readonly drawsInvoiceNumber?: boolean } = {},
): Promise<TransitionResult | R | null> {
  const locks = drawsInvoiceNumber ? [orderId, 'invoice numbers'] : [orderId];
  return withLock(locks, () =>
    store().runTransaction(
      async (tx) => {
        const before = await readOrder(tx, orderId);
        if (!before) return null;
        const decision = await decide(before, tx);
        if ('refusal' in decision) return decision;
        if (decision.state === before) return { state: before, effects: decision.effects };
        const { state, effects } = withDerivedParts(before, decision, now);
        const change = await prepareTransition(
          tx,
          { state, effects },
          { before: before.order, now },
        );
        const closing = await prepareAlertClosure(tx, orderId, endedAlerts(before, state));
        change.write(decision.journal);
        closing.write();
        if (dropsPayee(before.order, state.order)) tx.delete(refs.payout(orderId));
        for (const write of decision.writes) write(change.state);
        return { state: change.state, effects };
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}

/**
 * Brings parcels, payout and alerts into line with a change. Parcels come first, because they may change the order's
 * status, and payout and alerts follow from the order as it is then.
 */
function withDerivedParts(before: OrderState, decision: Transition, now: number): Transition {
  const withParcels = settleParcels(before, decision, now);
  const { state, effects } = settlePayout(before, withParcels, now);
  return { state, effects: withoutEndedAlerts(effects, state.transaction) };
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
      if (before === null) writeNewOrder(tx, next, extra);
      else updateOrder(tx, next, now);
      writeJournal(tx, next.order, line, { moves: before?.moves ?? 0, at: now });
      for (const { write } of prepared) write();
    },
  };
}
