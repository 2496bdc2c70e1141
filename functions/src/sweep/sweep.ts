import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import { type MoveRefusal, OrderSchema } from '../../../src/domain/order/order.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { errorInfo } from '../platform/error-info.ts';
import { findLostDisputes } from '../payments/disputes.ts';
import { refreshFacts } from '../payments/refresh-facts.ts';
import { removeOrphanedImages } from '../products/orphaned-images.ts';
import { withLease } from '../platform/lease.ts';
import { log } from '../platform/log.ts';
import { runIsolated } from './run-isolated.ts';
import { nextCheck } from '../orders/next-check.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { applyDuePrices } from '../products/price-changes.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, parseDocument, store, toFirestore } from '../platform/store.ts';

/** Orders per query. */
const PAGE_SIZE = 50;
/** Orders that are checked at the same time. */
const CONCURRENCY = 5;

const MINUTE_MS = 60 * 1000;
/** How long a sweep holds the lease, in milliseconds. After that another sweep may start. */
const LEASE_MS = 4 * MINUTE_MS;
/** Time in milliseconds after which a sweep begins no more checks: the function ends after four minutes. */
const BUDGET_MS = 200_000;

/** Counts of one sweep. */
export interface SweepReport {
  readonly looked: number;
  readonly expired: number;
  readonly unanswered: number;
  /** Whether time ran out before all due orders were checked. The next sweep checks the rest. */
  readonly left: boolean;
}

/**
 * Applies due planned prices, deletes orphaned images, and finds disputes whose webhook was lost. Then checks every
 * order whose payment check is due: applies the provider's facts, requests decided refunds, and expires unpaid orders
 * once the provider confirms that nothing was paid.
 * A lease allows one sweep at a time; a concurrent one returns at once. `now` is epoch milliseconds, `budgetMs` the
 * time for all of it in milliseconds.
 */
export async function sweep(
  now: number,
  { budgetMs = BUDGET_MS }: { budgetMs?: number } = {},
): Promise<SweepReport> {
  const endsAt = performance.now() + budgetMs;
  const report = await withLease('sweep', { leaseMs: LEASE_MS, now }, () => runSweep(now, endsAt));
  return report ?? NOTHING_CHECKED;
}

const NOTHING_CHECKED: SweepReport = { looked: 0, expired: 0, unanswered: 0, left: false };

/** `endsAt` is a time of `performance.now()`. */
async function runSweep(now: number, endsAt: number): Promise<SweepReport> {
  const report = { looked: 0, expired: 0, unanswered: 0, left: false };
  await runIsolated('price-changes', () => applyDuePrices(now));
  await runIsolated('left-behind', () => removeOrphanedImages(now));
  await runIsolated('disputes', () => findLostDisputes(now));
  const due = dueOrders(now);
  const checkInTurn = async (): Promise<void> => {
    while (!report.left) {
      if (performance.now() >= endsAt) {
        report.left = true;
        return;
      }
      const { value: orderId, done } = await due.next();
      if (done) return;
      const outcome = await checkOrder(orderId, now).catch((error: unknown) => {
        log('sweep-failed', { orderId, ...errorInfo(error) }, 'error');
        return 'unanswered' as const;
      });
      report.looked += 1;
      if (outcome === 'expired') report.expired += 1;
      if (outcome === 'unanswered') report.unanswered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkInTurn));
  await refs.health('sweep').set(toFirestore({ at: now, ...report }));
  return report;
}

/** The ids of the orders whose check is due, longest due first. */
async function* dueOrders(now: number): AsyncGenerator<string, undefined> {
  const query = store()
    .collection('transactions')
    .where('checkAt', '<=', Timestamp.fromMillis(now))
    .orderBy('checkAt')
    .limit(PAGE_SIZE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const { id } of docs) yield id;
    last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  } while (last);
}

async function checkOrder(
  orderId: string,
  now: number,
): Promise<'expired' | 'unanswered' | 'left'> {
  const transaction = parseDocument(
    await refs.transaction(orderId).get(),
    TransactionSchema,
    'tid',
  );
  if (!transaction) return 'left';
  const { isAnswered: answered } = await refreshFacts(transaction, {
    now,
    event: 'sweep-unanswered',
    checksDisputes: true,
  });
  await askRefunds(orderId, now);
  const expired = answered && (await expire(orderId, now));
  await scheduleNextCheck(orderId, { now, answered });
  if (!answered) return 'unanswered';
  return expired ? 'expired' : 'left';
}

/**
 * Schedules the next check by the payment record as it is stored now: a refund that was requested meanwhile keeps its
 * check.
 */
async function scheduleNextCheck(
  orderId: string,
  circumstances: { now: number; answered: boolean },
): Promise<void> {
  const ref = refs.transaction(orderId);
  await store().runTransaction(async (tx) => {
    const order = parseDocument(await tx.get(refs.order(orderId)), OrderSchema, 'id');
    const transaction = parseDocument(await tx.get(ref), TransactionSchema, 'tid');
    if (!transaction) return;
    // Without its order, the payment has the hold of its method.
    const next = nextCheck(order ?? transaction, transaction, circumstances);
    tx.update(ref, { checkAt: next === null ? null : Timestamp.fromMillis(next) });
  });
}

async function expire(orderId: string, now: number): Promise<boolean> {
  const result = await transitionOrder<{ refusal: MoveRefusal | 'not-yet' }>(
    orderId,
    now,
    (state) => {
      const { untilAt } = state.order.reservation;
      if (untilAt === null || untilAt > now) return { refusal: 'not-yet' };
      const transition = applyMove(state, { move: 'expire', actor: 'clock' }, now);
      return decisionOf(transition, { what: 'expire', actor: 'clock' });
    },
  );
  return result !== null && !('refusal' in result);
}
