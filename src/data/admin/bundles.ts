import { Timestamp } from 'firebase/firestore';
import {
  type Bundle,
  bundleDocument,
  type BundleDraft,
  BundleSchema,
} from '#domain/bundle/bundle.ts';
import type { Result } from '#domain/core/result.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { NOW } from '#data/firebase/writes.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import {
  type AuditedAction,
  createAuditId,
  type Guard,
  type Write,
  writeAuditedUnlessChanged,
} from './audited.ts';

const bundles = defineCollection('bundles', { schema: BundleSchema, idField: 'id' });

/** Bundles per page. */
const BUNDLES_PAGE = 30;

/** A live page of bundles, including inactive ones, newest first. */
export function bundleList(after?: Cursor): Query<ListPage<Bundle>> {
  return bundles.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: BUNDLES_PAGE,
    ...(after && { after }),
  });
}

/** A live bundle by id; null if there is none. */
export function bundleById(id: string): Query<Bundle | null> {
  return /^[\w-]{1,40}$/u.test(id) ? bundles.doc(id) : constantQuery('bundles/?');
}

/** Creates the id of a bundle. */
export function createBundleId(): string {
  return createAuditId();
}

/** Creates a bundle. Idempotent per id. Fails with `denied`, `offline`, `unavailable`. */
export function createBundle(id: string, draft: BundleDraft): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${id}`;
  const after = auditOf(draft);
  return write(
    { action: 'bundle-create', subject: path, before: null, after },
    { path, set: { ...bundleDocument(draft), createdAt: NOW } },
    (stored) => stored === null,
  );
}

/**
 * Saves a bundle. `changed` when it was saved or deleted since `base` was read; nothing is written then. Fails with
 * `denied`, `offline`, `unavailable`.
 */
export function saveBundle(base: Bundle, draft: BundleDraft): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${base.id}`;
  const switched = base.active === draft.active ? '' : draft.active ? 'bundle-on' : 'bundle-off';
  const auditEntry = {
    action: switched || 'bundle-change',
    subject: path,
    before: auditOf(base),
    after: auditOf(draft),
  };
  return write(
    auditEntry,
    { path, merge: bundleDocument(draft) },
    (stored) => (stored?.['auditId'] ?? '') === base.auditId && stored !== null,
  );
}

/** Deletes a bundle; orders keep the saving that they were granted. Returns and fails as `saveBundle` does. */
export function deleteBundle(base: Bundle): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${base.id}`;
  return write(
    { action: 'bundle-delete', subject: path, before: auditOf(base), after: null },
    { path, remove: true, auditId: base.auditId },
    (stored) => stored?.['auditId'] === base.auditId,
  );
}

/** Restores a deleted bundle with its time of creation. Returns and fails as `createBundle` does. */
export function restoreBundle(bundle: Bundle): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${bundle.id}`;
  const { createdAt } = bundle;
  const created = createdAt === undefined ? NOW : Timestamp.fromMillis(Math.floor(createdAt));
  return write(
    { action: 'bundle-restore', subject: path, before: null, after: auditOf(bundle) },
    { path, set: { ...bundleDocument(bundle), createdAt: created } },
    (stored) => stored === null,
  );
}

async function write(
  auditEntry: AuditedAction,
  change: Write,
  holds: Guard['holds'],
): Promise<Result<'done' | 'changed'>> {
  const guard = { path: change.path, holds };
  const answer = await writeAuditedUnlessChanged(auditEntry, [change], [guard]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** The fields of a bundle that its audit entry records. */
function auditOf({ title, parts, savingPaise, active }: BundleDraft) {
  return {
    title,
    parts: parts.map(({ slug, quantity }) => `${quantity} × ${slug}`),
    savingPaise,
    active,
  };
}
