import { increment } from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import { type StaffReason, type StockMove, StockMoveSchema } from '#domain/stock/stock-move.ts';
import { auth } from '#data/firebase/auth.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { createAuditId, writeAuditedUnlessChanged, type Write } from './audited.ts';

const stockMoves = defineCollection('stockMoves', { schema: StockMoveSchema, idField: 'id' });

/** Moves per page of the ledger. */
const PAGE_SIZE = 20;

/** A live page of a product's stock moves, newest first. */
export function stockLedger(slug: string, after?: Cursor): Query<ListPage<StockMove>> {
  return stockMoves.list({
    where: { slug },
    orderBy: { field: 'at', direction: 'desc' },
    limit: PAGE_SIZE,
    ...(after && { after }),
  });
}

/** A stock change by staff; `delta` is in pieces. */
export interface StaffMove {
  readonly slug: string;
  readonly reason: StaffReason;
  readonly delta: number;
  readonly note: string;
}

/** The ledger entry of an action; its id derives from the audit entry's id, as the rules demand. */
export function moveWrite(auditId: string, move: StaffMove): Write {
  const by = auth.currentUser?.uid ?? '';
  const email = auth.currentUser?.email ?? '';
  return { path: `stockMoves/${auditId}_${move.slug}`, set: { ...move, by, email, at: NOW } };
}

/**
 * Changes a product's stock by `delta` pieces and writes the ledger entry. An increment, so that concurrent orders are
 * not lost. Returns `too-few` when the stock would become negative. Fails with `denied`, `offline`, `unavailable`.
 */
export async function moveStock(move: StaffMove): Promise<Result<'done' | 'too-few'>> {
  const path = `products/${move.slug}`;
  const id = createAuditId();
  const auditEntry = {
    id,
    action: 'product-stock',
    subject: path,
    before: null,
    after: { reason: move.reason, delta: move.delta },
    note: move.note,
  };
  const answer = await writeAuditedUnlessChanged(
    auditEntry,
    [{ path, merge: { stock: increment(move.delta), changedAt: NOW } }, moveWrite(id, move)],
    [{ path, holds: (stored) => Number(stored?.['stock'] ?? -Infinity) + move.delta >= 0 }],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'too-few' } : answer;
}
