import { Timestamp } from 'firebase-admin/firestore';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import type { MoveRefusal } from '../../../src/domain/order/order.ts';
import { type Transaction, TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { currentDisputes, isPending } from '../../../src/domain/payment/dispute.ts';
import { errorInfo } from '../shared/error-info.ts';
import { findLostDisputes } from '../payments/disputes.ts';
import { providerNamed } from '../payments/gateway/providers.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { removeOrphanedImages } from '../products/orphaned-images.ts';
import { log } from '../shared/log.ts';
import { nextCheck } from './next-check.ts';
import { transitionOrder, applyPaymentFacts } from './orders.ts';
import { applyDuePrices } from '../products/price-changes.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, parseDocument, store, toFirestore } from '../shared/store.ts';

/** How many orders one sweep looks after. */
const AT_ONCE = 50;

const MINUTE_MS = 60 * 1000;

/** What a sweep did. */
export interface SweepReport {
  readonly looked: number;
  readonly expired: number;
  readonly unanswered: number;
}

/**
 * Applies the planned prices that are due, removes what deleted products have left behind, and looks for disputes that no
 * webhook told of. Then looks after every order
 * whose money is due to be asked about: takes in what the provider knows, asks for refunds that were decided and not yet
 * asked, and lets an unpaid order expire — after the provider has said that nothing was paid, never by our clock alone. One
 * sweep at a time; a second one that starts meanwhile does nothing. `now` is epoch milliseconds.
 */
export async function sweep(now: number): Promise<SweepReport> {
  const report = { looked: 0, expired: 0, unanswered: 0 };
  if (!(await lease(now))) return report;
  await alone('price-changes', () => applyDuePrices(now));
  await alone('left-behind', () => removeOrphanedImages(now));
  await alone('disputes', () => findLostDisputes(now));
  const due = await store()
    .collection('transactions')
    .where('checkAt', '<=', Timestamp.fromMillis(now))
    .orderBy('checkAt')
    .limit(AT_ONCE)
    .get();
  for (const found of due.docs) {
    const outcome = await lookAfter(found.id, now).catch((error: unknown) => {
      log('sweep-failed', { orderId: found.id, ...errorInfo(error) }, 'error');
      return 'unanswered' as const;
    });
    report.looked += 1;
    if (outcome === 'expired') report.expired += 1;
    if (outcome === 'unanswered') report.unanswered += 1;
  }
  await refs.health('sweep').set(toFirestore({ at: now, ...report }));
  await refs.lock('sweep').update({ untilAt: Timestamp.fromMillis(now) });
  return report;
}

/** What goes wrong with one part of a sweep keeps the others from nothing; the next sweep tries it again. */
async function alone(part: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('sweep-failed', { part, ...errorInfo(error) }, 'error');
  }
}

/** How long a sweep may take before another one takes over, in milliseconds. */
const LEASE_MS = 4 * MINUTE_MS;

function lease(now: number): Promise<boolean> {
  const place = refs.lock('sweep');
  return store().runTransaction(async (writing) => {
    const held: unknown = (await writing.get(place)).get('untilAt');
    if (held instanceof Timestamp && held.toMillis() > now) return false;
    writing.set(place, { untilAt: Timestamp.fromMillis(now + LEASE_MS) });
    return true;
  });
}

async function lookAfter(orderId: string, now: number): Promise<'expired' | 'unanswered' | 'left'> {
  const before = parseDocument(await refs.transaction(orderId).get(), TransactionSchema, 'tid');
  if (!before) return 'left';
  const answered = await ask(before, now);
  await askRefunds(orderId, now);
  const expired = answered && (await expire(orderId, now));
  const after =
    parseDocument(await refs.transaction(orderId).get(), TransactionSchema, 'tid') ?? before;
  const next = nextCheck(after, { now, answered });
  await refs
    .transaction(orderId)
    .update({ checkAt: next === null ? null : Timestamp.fromMillis(next) });
  if (!answered) return 'unanswered';
  return expired ? 'expired' : 'left';
}

/** Takes in what the provider knows. False when it did not answer: then nothing is concluded. */
async function ask(
  { tid, provider: name, providerOrderId, disputes }: Transaction,
  now: number,
): Promise<boolean> {
  // Whoever was never given a way to pay cannot have paid.
  if (providerOrderId === '') return true;
  const provider = providerNamed(name);
  if (!provider) return false;
  try {
    const facts = [...(await provider.fetchFacts(providerOrderId))];
    for (const dispute of currentDisputes(disputes)) {
      const isOpen = dispute.id !== '' && isPending(dispute);
      if (isOpen) facts.push(await provider.fetchDispute(dispute.id));
    }
    await applyPaymentFacts(tid, facts, { now });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('sweep-unanswered', { orderId: tid, ...errorInfo(error) }, 'warn');
    return false;
  }
}

async function expire(orderId: string, now: number): Promise<boolean> {
  const changed = await transitionOrder<{ refusal: MoveRefusal | 'not-yet' }>(
    orderId,
    (state) => {
      const { untilAt } = state.order.reservation;
      if (untilAt === null || untilAt > now) return { refusal: 'not-yet' };
      return applyMove(state, { move: 'expire', actor: 'clock' }, now);
    },
    () => ({ what: 'expire', actor: 'clock' }),
    { now },
  );
  return changed !== null && !('refusal' in changed);
}
