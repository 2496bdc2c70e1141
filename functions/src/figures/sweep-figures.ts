import { FieldPath } from 'firebase-admin/firestore';
import { errorInfo } from '../platform/error-info.ts';
import { withLease } from '../platform/lease.ts';
import { log } from '../platform/log.ts';
import { refs, store, toFirestore } from '../platform/store.ts';
import { countOrders, type DueOrder, dueOrders } from './count-orders.ts';
import { markOrderWith } from './mark-order.ts';

/** Earlier orders that one run marks. */
const BACKFILL_PAGE = 500;
/** Time in milliseconds after which a run begins no further batch. */
const BUDGET_MS = 40_000;
/** How long a run holds the lease, in milliseconds. */
const LEASE_MS = 90_000;

/** Counts of one run. */
export interface FiguresReport {
  /** Orders whose figures were brought up to date. */
  readonly counted: number;
  /** Whether all earlier orders are counted or waiting to be. */
  readonly complete: boolean;
}

/**
 * Brings the sums of days and months up to date with the orders that changed (`orderFigures`), in batches, by one writer
 * at a time: a popular day is written once per batch and not once per order. The first runs after a deployment also mark
 * earlier orders, page by page. Safe to run twice, also at the same time. `now` is epoch milliseconds.
 */
export async function sweepFigures(
  now: number,
  { budgetMs = BUDGET_MS }: { budgetMs?: number } = {},
): Promise<FiguresReport> {
  const endsAt = performance.now() + budgetMs;
  const report = await withLease('figures', { leaseMs: LEASE_MS, now }, async () => {
    const complete = await markEarlierOrders();
    const counted = await countAllDue(endsAt);
    await refs.health('figures').set(toFirestore({ at: now, complete }), { merge: true });
    return { counted, complete };
  });
  if (report && report.counted > 0) log('figures', { ...report });
  return report ?? { counted: 0, complete: false };
}

/**
 * Counts all due orders in batches, until time runs out, and returns how many. A batch that fails is halved down to the order
 * that cannot be counted: Firestore limits a commit, and a record may be malformed. Halves come after all other orders, so that
 * none waits for a bad one, which is logged and stays due.
 */
async function countAllDue(endsAt: number): Promise<number> {
  const halves: (readonly DueOrder[])[] = [];
  let counted = 0;
  let after: string | null = '';
  while (performance.now() < endsAt) {
    const due: readonly DueOrder[] = after === null ? [] : await dueOrders(after);
    after = due.at(-1)?.id ?? null;
    const batch: readonly DueOrder[] | undefined = due.length > 0 ? due : halves.shift();
    if (!batch) break;
    try {
      await countOrders(batch);
      counted += batch.length;
    } catch (error) {
      const half = Math.ceil(batch.length / 2);
      if (batch.length > 1) halves.push(batch.slice(0, half), batch.slice(half));
      else log('figures-failed', { orderId: batch[0]?.id ?? '', ...errorInfo(error) }, 'error');
    }
  }
  return counted;
}

/** Marks the next page of the orders that were there before the figures. Returns whether all are marked. */
async function markEarlierOrders(): Promise<boolean> {
  const progress = await refs.health('figures').get();
  if (progress.get('complete') === true) return true;
  const after: unknown = progress.get('markedTo');
  const all = store()
    .collection('orders')
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BACKFILL_PAGE);
  const page = await (typeof after === 'string' ? all.startAfter(after) : all).get();
  const batch = store().batch();
  for (const { id } of page.docs) markOrderWith(batch, id);
  const markedTo = page.docs.at(-1)?.id;
  if (markedTo !== undefined) batch.set(refs.health('figures'), { markedTo }, { merge: true });
  await batch.commit();
  return page.size < BACKFILL_PAGE;
}
