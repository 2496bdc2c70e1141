import { deleteField, Timestamp } from 'firebase/firestore';
import {
  type Bundle,
  bundleDocument,
  type BundleDraft,
  BundleSchema,
} from '#domain/bundle/bundle.ts';
import type { Result } from '#domain/core/result.ts';
import { MAX_BUNDLE_CHANGES, TOMBSTONE_TTL_MS } from '#domain/site/store-settings.ts';
import { fieldsOf } from '#data/firebase/bulk-reads.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { attempt } from '#data/firebase/failures.ts';
import { NOW } from '#data/firebase/writes.ts';
import { constantQuery, type Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import {
  type AuditedAction,
  createAuditId,
  type Guard,
  type Write,
  writeAuditedUnlessChanged,
} from './audited.ts';

const bundles = defineCollection('bundles', { schema: BundleSchema, idField: 'id' });

const SETTINGS = 'settings/store';
/** Bundles per page. */
const BUNDLES_PAGE = 30;

/** A live page of bundles, also those that are off; the newest first. */
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
    id,
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
    base.id,
    auditEntry,
    { path, merge: bundleDocument(draft) },
    (stored) => (stored?.['auditId'] ?? '') === base.auditId && stored !== null,
  );
}

/** Deletes a bundle; orders keep what was granted. Fails and answers as `saveBundle` does. */
export function deleteBundle(base: Bundle): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${base.id}`;
  return write(
    base.id,
    { action: 'bundle-delete', subject: path, before: auditOf(base), after: null },
    { path, remove: true, auditId: base.auditId },
    (stored) => stored?.['auditId'] === base.auditId,
  );
}

/** Restores a deleted bundle with its time of creation. Fails and answers as `createBundle` does. */
export function restoreBundle(bundle: Bundle): Promise<Result<'done' | 'changed'>> {
  const path = `bundles/${bundle.id}`;
  const { createdAt } = bundle;
  const created = createdAt === undefined ? NOW : Timestamp.fromMillis(Math.floor(createdAt));
  return write(
    bundle.id,
    { action: 'bundle-restore', subject: path, before: null, after: auditOf(bundle) },
    { path, set: { ...bundleDocument(bundle), createdAt: created } },
    (stored) => stored === null,
  );
}

async function write(
  id: string,
  auditEntry: AuditedAction,
  change: Write,
  holds: Guard['holds'],
): Promise<Result<'done' | 'changed'>> {
  const aside = await attempt(() => changeWrites(id));
  if (!aside.ok) return aside;
  const guard = { path: change.path, holds };
  const answer = await writeAuditedUnlessChanged(auditEntry, [change, ...aside.value], [guard]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/**
 * Extra write for a changed bundle: pages of an older build learn of it from the settings, which they read anyway. Empty
 * if there are no settings yet. Throws what Firestore throws.
 */
async function changeWrites(id: string): Promise<readonly Write[]> {
  const settings = await fieldsOf(SETTINGS);
  if (!settings) return [];
  const known = Object.entries((settings['bundleChanges'] ?? {}) as Record<string, unknown>)
    .map(([other, at]) => [other, at instanceof Timestamp ? at.toMillis() : 0] as const)
    .toSorted((a, b) => b[1] - a[1]);
  const old = known.filter(
    ([, at], place) => place >= MAX_BUNDLE_CHANGES - 1 || Date.now() - at > TOMBSTONE_TTL_MS,
  );
  const bundleChanges = Object.fromEntries([
    ...old.map(([other]) => [other, deleteField()] as const),
    [id, NOW] as const,
  ]);
  return [{ path: SETTINGS, merge: { bundleChanges }, aside: true }];
}

/** Audit fields. */
function auditOf({ title, parts, savingPaise, active }: BundleDraft) {
  return {
    title,
    parts: parts.map(({ slug, quantity }) => `${quantity} × ${slug}`),
    savingPaise,
    active,
  };
}
