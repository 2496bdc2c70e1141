import { doc, getDocFromServer } from 'firebase/firestore';
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
import { changesOfEdit, type EditedProduct } from './edit-entries.ts';
import { correctionState, undoIdOf } from './later-counts.ts';
import { productsNamed } from './product-reads.ts';

/** The outcome of an undo. */
export interface UndoneChanges {
  /** Products that are as they were; new ones are deleted. */
  readonly restored: number;
  /** Products that keep fields which were changed since, by field (`*`: a whole new product). */
  readonly kept: readonly { readonly slug: string; readonly fields: readonly string[] }[];
  /** What could not be written; undoing again takes up the rest. */
  readonly refused: readonly RefusedChange[];
}

/** What an edit did to a product that still exists. */
interface Undoable {
  readonly change: EditedProduct;
  readonly product: Product;
}

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
  const found = await productsNamed(changes.value.map(({ slug }) => slug).sort(), () => {});
  if (!found.ok) return found;
  const undoable = changes.value.flatMap((change): readonly Undoable[] => {
    const product = found.value.get(change.slug);
    return product ? [{ change, product }] : [];
  });
  const changed = undoable.filter(({ change }) => change.before !== null);
  const created = undoable.filter(({ change }) => change.before === null);
  const first = await restoreFields(changed, { id, note, progress });
  const then = await deleteCreated(created, id, (deleted) => progress(first.restored + deleted));
  return {
    ok: true,
    value: {
      restored: first.restored + then.restored,
      kept: [...first.kept, ...then.kept],
      refused: [...first.refused, ...then.refused],
    },
  };
}

interface UndoContext {
  readonly id: string;
  readonly note: string;
  readonly progress: (done: number) => void;
}

/** Restores the fields and the stock of products that an edit changed. */
async function restoreFields(
  changed: readonly Undoable[],
  { id, note, progress }: UndoContext,
): Promise<UndoneChanges> {
  const steps: ProductChange[] = [];
  const kept: { slug: string; fields: readonly string[] }[] = [];
  for (const { change, product } of changed) {
    const { step, fields } = await stepBack(change, product, id);
    if (step) steps.push(step);
    if (fields.length > 0) kept.push({ slug: change.slug, fields });
  }
  const edit = { action: 'product-undo', note, id: undoIdOf(id) } as const;
  const { saved, refused } = await applyChanges(steps, edit, progress);
  return { restored: saved.length, kept, refused };
}

/** The change that undoes an edit of one product, and the fields that were changed since. */
async function stepBack(
  change: EditedProduct,
  product: Product,
  id: string,
): Promise<{ readonly step: ProductChange | null; readonly fields: readonly string[] }> {
  const stored: StoredFields = savedFields({ ...product, draft: product });
  const { restore, changedSince } = undoStep(change, stored);
  const correction = change.stockDelta === 0 ? 'undone' : await correctionState(change.slug, id);
  const stockDelta = correction === 'stands' ? -change.stockDelta : 0;
  const fields = correction === 'later' ? [...changedSince, 'stock'] : changedSince;
  const names = Object.keys(restore);
  if (names.length === 0 && stockDelta === 0) return { step: null, fields };
  const step = {
    slug: change.slug,
    title: product.title,
    before: Object.fromEntries(names.map((name) => [name, stored[name]])),
    after: Object.fromEntries(Object.entries(restore).filter(([, value]) => value !== undefined)),
    stockDelta,
    stockFrom: product.stock,
    savedAt: product.updatedAt,
  };
  return { step, fields };
}

/** Deletes the products that an edit created, unless another user has saved them since. */
async function deleteCreated(
  created: readonly Undoable[],
  id: string,
  progress: (deleted: number) => void,
): Promise<UndoneChanges> {
  let restored = 0;
  const kept: { slug: string; fields: readonly string[] }[] = [];
  const refused: RefusedChange[] = [];
  for (const { change } of created) {
    const { slug } = change;
    const answer = await deleteIfUnchanged(slug, id);
    if (answer === 'deleted') restored += 1;
    else if (answer === 'changed') kept.push({ slug, fields: ['*'] });
    else refused.push({ change: deletionOf(slug), reason: answer });
    progress(restored);
  }
  return { restored, kept, refused };
}

/** A deletion as the list of refused changes shows it. */
function deletionOf(slug: string): ProductChange {
  const nothing = { before: {}, after: {}, stockDelta: 0, stockFrom: 0, savedAt: undefined };
  return { slug, title: slug, ...nothing };
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
