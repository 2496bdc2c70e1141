import { deleteField, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { type Coupon, CouponCode, CouponSchema } from '#domain/checkout/coupon.ts';
import type { CouponDraft } from '#domain/checkout/coupon-form.ts';
import type { Result } from '#domain/core/result.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { writeAuditedUnlessChanged } from './audited.ts';

const coupons = defineCollection('coupons', { schema: CouponSchema, idField: 'code' });

/** Coupons per page. */
const COUPONS_PAGE = 30;

/** A live page of coupons, newest first. */
export function couponList(after?: Cursor): Query<ListPage<Coupon>> {
  return coupons.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: COUPONS_PAGE,
    ...(after && { after }),
  });
}

/** A live coupon by code; null if there is none. */
export function couponByCode(code: string): Query<Coupon | null> {
  const parsed = v.safeParse(CouponCode, code);
  return parsed.success ? coupons.doc(parsed.output) : constantQuery('coupons/?');
}

/** Creates a coupon; `taken` when the code exists. Fails with `denied`, `offline`, `unavailable`. */
export async function createCoupon(draft: CouponDraft): Promise<Result<'done' | 'taken'>> {
  const path = `coupons/${draft.code}`;
  const auditEntry = {
    action: 'coupon-create',
    subject: path,
    before: null,
    after: auditOf(draft),
  };
  const set = { ...toFirestore(draft, false), uses: 0, createdAt: NOW };
  const isFree = { path, holds: (known: object | null) => known === null };
  const answer = await writeAuditedUnlessChanged(auditEntry, [{ path, set }], [isFree]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'taken' } : answer;
}

/**
 * Saves a coupon's editable fields; the use count stays. `changed` when it was saved since `base` was read; nothing
 * is written then. Fails with `denied`, `offline`, `unavailable`.
 */
export async function saveCoupon(
  base: Coupon,
  draft: CouponDraft,
): Promise<Result<'done' | 'changed'>> {
  const path = `coupons/${base.code}`;
  const endsNow = base.active && !draft.active;
  const auditEntry = {
    action: endsNow ? 'coupon-end' : 'coupon-change',
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
    auditEntry,
    [{ path, merge: toFirestore(draft, true) }],
    [guard],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** The editable fields, for the audit entry. */
function auditOf(draft: CouponDraft): Readonly<Record<string, unknown>> {
  const { active, worth, minimumPaise, products, firstOrder, ...limits } = draft;
  const { fromAt, untilAt, mostUses, mostUsesEach } = limits;
  const all = {
    active,
    worth,
    minimumPaise,
    products,
    firstOrder,
    fromAt,
    untilAt,
    mostUses,
    mostUsesEach,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The fields as stored; a merge deletes the fields that are no longer set. */
function toFirestore(draft: CouponDraft, isMerge: boolean): Readonly<Record<string, unknown>> {
  const { active, worth, minimumPaise, products, firstOrder, ...limits } = draft;
  const { fromAt, untilAt, mostUses, mostUsesEach } = limits;
  const { kind } = worth;
  const maxPaise = kind === 'percent' ? worth.mostPaise : undefined;
  return {
    active,
    minimumPaise,
    worth: definedFields({
      kind,
      percent: kind === 'percent' ? worth.percent : undefined,
      mostPaise: maxPaise,
      amountPaise: kind === 'amount' ? worth.amountPaise : undefined,
    }),
    ...definedFields({
      fromAt: fromAt === undefined ? undefined : Timestamp.fromMillis(fromAt),
      untilAt: untilAt === undefined ? undefined : Timestamp.fromMillis(untilAt),
      mostUses,
      mostUsesEach,
      products,
      firstOrder,
    }),
  };

  function definedFields(fields: object): Readonly<Record<string, unknown>> {
    const entries: [string, unknown][] = Object.entries(fields);
    return Object.fromEntries(
      entries
        .filter(([, value]) => isMerge || value !== undefined)
        .map(([name, value]) => [name, value ?? deleteField()]),
    );
  }
}
