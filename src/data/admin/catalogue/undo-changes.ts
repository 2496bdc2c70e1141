import {
  collection,
  doc,
  documentId,
  endAt,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import {
  type ProductChange,
  type StoredFields,
  undoStep,
} from '#domain/product-change/product-change.ts';
import { savedFields } from '#domain/product/stored-product.ts';
import type { Product } from '#domain/product/product.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { writeAuditedUnlessChanged } from '../audited.ts';
import { applyChanges, type RefusedChange } from './apply-changes.ts';
import { correctionState, undoIdOf } from './later-counts.ts';
import { productsNamed } from './product-reads.ts';

/** What an undo did. */
export interface UndoneChanges {
  /** Products that are as they were; new ones are deleted. */
  readonly restored: number;
  /** Products of which something was changed since and stays, with these fields (`*`: a whole new product). */
  readonly kept: readonly { readonly slug: string; readonly fields: readonly string[] }[];
  /** What could not be written; undoing again takes up the rest. */
  readonly refused: readonly RefusedChange[];
}

type Change = Pick<ProductChange, 'slug' | 'before' | 'after' | 'stockDelta'>;

/**
 * Undoes an edit of many products by its id: restores each field that still has the value that the edit gave it, takes
 * back stock corrections that no later count has overtaken, and deletes products that it created and nobody changed
 * since. Undoing twice changes nothing. Fails with the codes of a read.
 */
export async function undoChanges(
  id: string,
  note: string,
  progress: (done: number) => void = () => {},
): Promise<Result<UndoneChanges>> {
  const changes = await changesOfEdit(id);
  if (!changes.ok) return changes;
  const slugs = [...new Set(changes.value.map(({ slug }) => slug))].sort();
  const found = await productsNamed(slugs, () => {});
  if (!found.ok) return found;
  const kept: { slug: string; fields: readonly string[] }[] = [];
  const steps: ProductChange[] = [];
  const created: string[] = [];
  for (const change of changes.value) {
    const product = found.value.get(change.slug);
    if (!product) continue;
    if (change.before === null) created.push(change.slug);
    else {
      const { step, fields } = await stepOf(change, product, id);
      if (step) steps.push(step);
      if (fields.length > 0) kept.push({ slug: change.slug, fields });
    }
  }
  const own = steps.filter(({ slug }) => !created.includes(slug));
  const { saved, refused } = await applyChanges(
    own,
    { action: 'product-undo', note, id: undoIdOf(id) },
    progress,
  );
  let restored = saved.length;
  const undeleted: RefusedChange[] = [];
  for (const slug of created) {
    const answer = await deleteIfUnchanged(slug, id);
    if (answer === 'deleted') restored += 1;
    else if (answer === 'changed') kept.push({ slug, fields: ['*'] });
    else undeleted.push({ change: emptyChange(slug), reason: answer });
    progress(restored);
  }
  return { ok: true, value: { restored, kept, refused: [...refused, ...undeleted] } };
}

/** The step back of one product, and the fields that were changed since. */
async function stepOf(
  change: Change,
  product: Product,
  id: string,
): Promise<{ readonly step: ProductChange | null; readonly fields: readonly string[] }> {
  const stored: StoredFields = savedFields({ ...product, draft: product });
  const { restore, changedSince } = undoStep(change, stored);
  const correction = change.stockDelta === 0 ? 'undone' : await correctionState(change.slug, id);
  const stockDelta = correction === 'stands' ? -change.stockDelta : 0;
  const fields = correction === 'later' ? [...changedSince, 'stock'] : changedSince;
  if (Object.keys(restore).length === 0 && stockDelta === 0) return { step: null, fields };
  const names = Object.keys(restore);
  const step = {
    ...emptyChange(change.slug),
    title: product.title,
    before: Object.fromEntries(names.map((name) => [name, stored[name]])),
    after: Object.fromEntries(Object.entries(restore).filter(([, value]) => value !== undefined)),
    stockDelta,
    stockFrom: product.stock,
    savedAt: product.updatedAt,
  };
  return { step, fields };
}

function emptyChange(slug: string): ProductChange {
  return {
    slug,
    title: slug,
    before: {},
    after: {},
    stockDelta: 0,
    stockFrom: 0,
    savedAt: undefined,
  };
}

/** Deletes a product that this edit created and nobody else has saved. */
async function deleteIfUnchanged(
  slug: string,
  id: string,
): Promise<'deleted' | 'changed' | RefusedChange['reason']> {
  const path = `products/${slug}`;
  const read = await attempt(() => getDocFromServer(doc(firestore, path)));
  if (!read.ok) return read.failure.code;
  const fields = read.value.data();
  if (!fields) return 'deleted';
  const auditId = String(fields['auditId'] ?? '');
  if (!auditId.startsWith(`${id}-`)) return 'changed';
  const entry = { action: 'product-delete', subject: path, before: fields, after: null };
  const guard = { path, holds: (stored: StoredFields | null) => stored?.['auditId'] === auditId };
  const answer = await writeAuditedUnlessChanged(entry, [{ path, remove: true, auditId }], [guard]);
  if (!answer.ok) return answer.failure.code;
  return answer.value === null ? 'deleted' : 'changed';
}

/** Audit entries per read. */
const PAGE = 500;

/** The changes of an edit by its audit entries; several of one product are merged, the first value is the old one. */
async function changesOfEdit(id: string): Promise<Result<readonly Change[]>> {
  return attempt(async () => {
    const merged = new Map<string, Change>();
    let from = startAt(`${id}-`);
    for (;;) {
      const page = await getDocsFromServer(
        query(
          collection(firestore, 'audit'),
          orderBy(documentId()),
          from,
          endAt(`${id}-~`),
          limit(PAGE),
        ),
      );
      for (const entry of page.docs) {
        const { before, after } = entry.data() as Record<'before' | 'after', Entries | null>;
        for (const [slug, fields] of Object.entries(after ?? {})) {
          merge(merged, slug, before?.[slug] ?? null, fields);
        }
      }
      const last = page.docs.at(-1);
      if (!last || page.size < PAGE) return [...merged.values()];
      from = startAfter(last);
    }
  });
}

type Entries = Readonly<Record<string, StoredFields>>;

function merge(
  into: Map<string, Change>,
  slug: string,
  before: StoredFields | null,
  { stock, ...after }: StoredFields,
): void {
  const known = into.get(slug);
  const stockDelta = typeof stock === 'number' ? stock - Number(before?.['stock'] ?? stock) : 0;
  const old =
    before && Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'stock'));
  into.set(slug, {
    slug,
    before: known ? known.before && { ...old, ...known.before } : old,
    after: { ...known?.after, ...after },
    stockDelta: (known?.stockDelta ?? 0) + stockDelta,
  });
}
