import { Timestamp } from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
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
import { mintId, writeAudited, writeAuditedUnlessChanged } from './audited.ts';

const priceChanges = defineCollection('priceChanges', {
  schema: PriceChangeSchema,
  idField: 'id',
});

/** The most planned prices of one product that are shown. */
const MOST_SHOWN = 50;

/** What is planned for a product's price, as it comes due: a live page. */
export function plannedPrices(slug: string): Query<ListPage<PriceChange>> {
  return priceChanges.list({
    where: { slug },
    orderBy: { field: 'fromAt', direction: 'asc' },
    limit: MOST_SHOWN,
  });
}

/** The next five planned prices of the shop, live. */
export const nextPrices: Query<ListPage<PriceChange>> = priceChanges.list({
  where: {},
  orderBy: { field: 'fromAt', direction: 'asc' },
  limit: 5,
});

/** The id of a price that is about to be planned for a product. */
export function priceChangeId(slug: string): string {
  return `${slug}_${mintId()}`;
}

/**
 * Plans a price, or takes up again one that was taken back; the same again is the same plan. Fails with `denied` (also when
 * its moment has come meanwhile, by the server's clock), `offline`, `unavailable`.
 */
export function planPrice(id: string, draft: PriceChangeDraft): Promise<Result<void>> {
  const path = `priceChanges/${id}`;
  const deed = { action: 'price-plan', subject: path, before: null, after: auditOf(draft) };
  return writeAudited(deed, [{ path, set: { slug: slugOf(id), ...stored(draft) } }]);
}

/**
 * Changes a planned price. `changed` when somebody has changed it since `base` was read, or it is done or taken back; nothing
 * is written then. Fails with `denied` (also when its moment has come), `offline`, `unavailable`.
 */
export async function changePrice(
  base: PriceChange,
  draft: PriceChangeDraft,
): Promise<Result<'done' | 'changed'>> {
  const path = `priceChanges/${base.id}`;
  const deed = {
    action: 'price-replan',
    subject: path,
    before: auditOf(base),
    after: auditOf(draft),
  };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) => known?.['auditId'] === base.auditId,
  };
  const answer = await writeAuditedUnlessChanged(deed, [{ path, merge: stored(draft) }], [guard]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** Takes a planned price back. Fails as `planPrice` does, and with `denied` when somebody has changed it meanwhile. */
export function cancelPlannedPrice(base: PriceChange): Promise<Result<void>> {
  const path = `priceChanges/${base.id}`;
  const deed = { action: 'price-unplan', subject: path, before: auditOf(base), after: null };
  return writeAudited(deed, [{ path, remove: true, auditId: base.auditId }]);
}

const slugOf = (id: string): string => id.slice(0, id.indexOf('_'));

/** What the audit says: rupees, as products have them. */
function auditOf({ fromAt, price, mrp }: PriceChangeDraft) {
  return { fromAt, price: rupeesFromPaise(price), mrp: rupeesFromPaise(mrp) };
}

/** The fields as Firestore holds them. */
function stored(draft: PriceChangeDraft) {
  const email = auth.currentUser?.email ?? '';
  return { ...auditOf(draft), fromAt: Timestamp.fromMillis(draft.fromAt), email };
}
