import { Timestamp } from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import { rupeesFromPaise } from '#domain/money/money.ts';
import {
  type PriceChange,
  type PriceChangeDraft,
  PriceChangeSchema,
} from '#domain/pricing/price-change.ts';
import { auth } from '#data/firebase/auth.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { createAuditId, writeAudited, writeAuditedUnlessChanged } from './audited.ts';

const priceChanges = defineCollection('priceChanges', {
  schema: PriceChangeSchema,
  idField: 'id',
});

/** Maximum number of planned prices shown per product. */
const MAX_SHOWN = 50;

/** A live page of a product's planned prices, next one first. */
export function plannedPrices(slug: string): Query<ListPage<PriceChange>> {
  return priceChanges.list({
    where: { slug },
    orderBy: { field: 'fromAt', direction: 'asc' },
    limit: MAX_SHOWN,
  });
}

/** The next five planned prices of the shop, live. */
export const nextPrices: Query<ListPage<PriceChange>> = priceChanges.list({
  where: {},
  orderBy: { field: 'fromAt', direction: 'asc' },
  limit: 5,
});

/** Creates the id of a planned price. */
export function priceChangeId(slug: string): string {
  return `${slug}_${createAuditId()}`;
}

/**
 * Plans a price, or restores a cancelled plan. Idempotent. Fails with `denied` (also when its time has passed on the
 * server's clock), `offline`, `unavailable`.
 */
export function planPrice(id: string, draft: PriceChangeDraft): Promise<Result<void>> {
  const path = `priceChanges/${id}`;
  const auditEntry = { action: 'price-plan', subject: path, before: null, after: auditOf(draft) };
  return writeAudited(auditEntry, [{ path, set: { slug: slugOf(id), ...toFirestore(draft) } }]);
}

/**
 * Updates a planned price. `changed` when it was changed since `base` was read, applied or cancelled; nothing is
 * written then. Fails with `denied` (also when its time has passed), `offline`, `unavailable`.
 */
export async function changePrice(
  base: PriceChange,
  draft: PriceChangeDraft,
): Promise<Result<'done' | 'changed'>> {
  const path = `priceChanges/${base.id}`;
  const auditEntry = {
    action: 'price-replan',
    subject: path,
    before: auditOf(base),
    after: auditOf(draft),
  };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) => known?.['auditId'] === base.auditId,
  };
  const answer = await writeAuditedUnlessChanged(
    auditEntry,
    [{ path, merge: toFirestore(draft) }],
    [guard],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** Cancels a planned price. Fails as `planPrice` does, and with `denied` when it was changed in the meantime. */
export function cancelPlannedPrice(base: PriceChange): Promise<Result<void>> {
  const path = `priceChanges/${base.id}`;
  const auditEntry = { action: 'price-unplan', subject: path, before: auditOf(base), after: null };
  return writeAudited(auditEntry, [{ path, remove: true, auditId: base.auditId }]);
}

const slugOf = (id: string): string => id.slice(0, id.indexOf('_'));

/** Audit fields; prices in rupees, as in product documents. */
function auditOf({ fromAt, price, mrp }: PriceChangeDraft) {
  return { fromAt, price: rupeesFromPaise(price), mrp: rupeesFromPaise(mrp) };
}

/** The fields as stored in Firestore. */
function toFirestore(draft: PriceChangeDraft) {
  const email = auth.currentUser?.email ?? '';
  return { ...auditOf(draft), fromAt: Timestamp.fromMillis(draft.fromAt), email };
}
