import { deleteField, Timestamp } from 'firebase/firestore';
import { type Coupon, CouponSchema } from '#domain/checkout/coupon.ts';
import type { CouponDraft } from '#domain/checkout/coupon-form.ts';
import type { Result } from '#domain/shared/result.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { constantQuery, type Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { writeAuditedUnlessChanged } from './audited.ts';

const coupons = defineCollection('coupons', { schema: CouponSchema, idField: 'code' });

/** How many coupons a page of the list has. */
const COUPONS_PAGE = 30;

/** A live page of the coupons, the newest first. */
export function couponList(after?: Cursor): Query<ListPage<Coupon>> {
  return coupons.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: COUPONS_PAGE,
    ...(after && { after }),
  });
}

/** A live coupon by its code; null when there is none. */
export function couponByCode(code: string): Query<Coupon | null> {
  return /^[A-Z0-9]{3,20}$/u.test(code) ? coupons.doc(code) : constantQuery('coupons/?');
}

/** Makes a coupon; `taken` when there is one of its code. Fails with `denied`, `offline`, `unavailable`. */
export async function createCoupon(draft: CouponDraft): Promise<Result<'done' | 'taken'>> {
  const path = `coupons/${draft.code}`;
  const deed = { action: 'coupon-create', subject: path, before: null, after: auditOf(draft) };
  const set = { ...stored(draft, false), uses: 0, createdAt: NOW };
  const free = { path, holds: (known: object | null) => known === null };
  const answer = await writeAuditedUnlessChanged(deed, [{ path, set }], [free]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'taken' } : answer;
}

/**
 * Saves what staff decide about a coupon; how often it was used stays. `changed` when somebody has saved it since `base` was
 * read, and nothing is written then. Fails with `denied`, `offline`, `unavailable`.
 */
export async function saveCoupon(
  base: Coupon,
  draft: CouponDraft,
): Promise<Result<'done' | 'changed'>> {
  const path = `coupons/${base.code}`;
  const ended = base.active && !draft.active;
  const deed = {
    action: ended ? 'coupon-end' : 'coupon-change',
    subject: path,
    before: auditOf(base),
    after: auditOf(draft),
  };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) =>
      known !== null && (known['auditId'] ?? '') === base.auditId,
  };
  const answer = await writeAuditedUnlessChanged(
    deed,
    [{ path, merge: stored(draft, true) }],
    [guard],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** What the audit says of a coupon: what staff decide. */
function auditOf(draft: CouponDraft): Readonly<Record<string, unknown>> {
  const { active, worth, minimumPaise, fromAt, untilAt, mostUses, mostUsesEach } = draft;
  const all = { active, worth, minimumPaise, fromAt, untilAt, mostUses, mostUsesEach };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The fields as Firestore holds them; a merge takes away what is not decided any more. */
function stored(draft: CouponDraft, merging: boolean): Readonly<Record<string, unknown>> {
  const { active, worth, minimumPaise, fromAt, untilAt, mostUses, mostUsesEach } = draft;
  const { kind } = worth;
  const most = kind === 'percent' ? worth.mostPaise : undefined;
  return {
    active,
    minimumPaise,
    worth: kept({
      kind,
      percent: kind === 'percent' ? worth.percent : undefined,
      mostPaise: most,
      amountPaise: kind === 'amount' ? worth.amountPaise : undefined,
    }),
    ...kept({
      fromAt: fromAt === undefined ? undefined : Timestamp.fromMillis(fromAt),
      untilAt: untilAt === undefined ? undefined : Timestamp.fromMillis(untilAt),
      mostUses,
      mostUsesEach,
    }),
  };

  function kept(fields: object): Readonly<Record<string, unknown>> {
    const entries: [string, unknown][] = Object.entries(fields);
    return Object.fromEntries(
      entries
        .filter(([, value]) => merging || value !== undefined)
        .map(([name, value]) => [name, value ?? deleteField()]),
    );
  }
}
