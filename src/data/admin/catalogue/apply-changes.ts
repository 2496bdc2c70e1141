import type { FailureCode, Result } from '#domain/core/result.ts';
import type { ProductChange } from '#domain/product-change/product-change.ts';
import { createAuditId } from '../audited.ts';
import {
  type BatchEntry,
  fieldBatches,
  stockBatches,
  writeFields,
  writeStock,
} from './product-batches.ts';

/** Why a change was not saved: the product was saved meanwhile, its stock would be negative, or a failure. */
export type RefusedReason = 'changed' | 'too-few' | FailureCode;

/** A change that was not saved. Its fields or its stock correction may be saved: each is all or nothing. */
export interface RefusedChange {
  readonly change: ProductChange;
  readonly reason: RefusedReason;
}

/** The outcome of an edit of many products. */
export interface AppliedChanges {
  /** Names the edit: its audit entries are called `{id}-{number}`. */
  readonly id: string;
  /** What was saved; a change of which only a part was saved has only that part. */
  readonly saved: readonly ProductChange[];
  readonly refused: readonly RefusedChange[];
}

/** How an edit is named in the audit log. */
export interface EditName extends Omit<BatchEntry, 'id' | 'editId'> {
  /** Continues an edit whose answers were lost or incomplete; a new one if omitted. */
  readonly id?: string;
}

/**
 * Saves the changes of many products batch by batch, each all or nothing with its audit entry. A change that cannot be
 * saved is taken out of its batch and named, and the others are saved; without a connection the rest is named. Stock is
 * corrected by an increment with a ledger entry, so that concurrent orders are not lost. `progress` receives the number
 * of finished products. Never fails.
 */
export async function applyChanges(
  changes: readonly ProductChange[],
  { action, note, id = createAuditId() }: EditName,
  progress: (done: number) => void = () => {},
): Promise<AppliedChanges> {
  let entries = 0;
  const nextEntry = (): BatchEntry => {
    entries += 1;
    return { id: `${id}-${Date.now().toString(36)}-${entries}`, editId: id, action, note };
  };
  const done = new Set<string>();
  const onSaved = (slug: string): void => void done.add(slug);
  const onBatch = (): void => progress(done.size);
  const fields = await saveBatches(fieldBatches(changes), {
    conflict: 'changed',
    earlierFailure: null,
    onSaved,
    onBatch,
    write: (batch) => writeFields(batch, nextEntry()),
  });
  // A product whose fields were refused keeps its stock too: staff decide again about the whole row.
  const accepted = changes.filter(({ slug }) => !fields.refused.has(slug));
  const stock = await saveBatches(stockBatches(accepted), {
    conflict: 'too-few',
    earlierFailure: fields.failure,
    onSaved,
    onBatch,
    write: (batch) => writeStock(batch, nextEntry()),
  });
  return {
    id,
    saved: changes.flatMap((change) => savedPart(change, fields.saved, stock.saved)),
    refused: changes.flatMap((change) => {
      const reason = fields.refused.get(change.slug) ?? stock.refused.get(change.slug);
      return reason ? [{ change, reason }] : [];
    }),
  };
}

/** How the batches of a part (fields or stock) are saved. */
interface BatchOptions {
  readonly write: (batch: readonly ProductChange[]) => Promise<Result<string | null>>;
  /** Why a product is refused that prevents its batch. */
  readonly conflict: RefusedReason;
  /** The failure that ended an earlier part: nothing more is tried. */
  readonly earlierFailure: FailureCode | null;
  readonly onSaved: (slug: string) => void;
  readonly onBatch: () => void;
}

/** Slugs by the outcome of their batches. */
interface BatchOutcome {
  readonly saved: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, RefusedReason>;
  readonly failure: FailureCode | null;
}

async function saveBatches(
  batches: readonly (readonly ProductChange[])[],
  { write, conflict, earlierFailure, onSaved, onBatch }: BatchOptions,
): Promise<BatchOutcome> {
  const saved = new Set<string>();
  const refused = new Map<string, RefusedReason>();
  let failure = earlierFailure;
  const waiting = [...batches];
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    if (batch.length === 0) continue;
    const answer = failure ? null : await write(batch);
    if (answer?.ok && answer.value === null) {
      for (const { slug } of batch) {
        saved.add(slug);
        onSaved(slug);
      }
      onBatch();
    } else if (answer?.ok) {
      const prevented = answer.value?.slice('products/'.length) ?? '';
      refused.set(prevented, conflict);
      waiting.unshift(batch.filter(({ slug }) => slug !== prevented));
    } else if (answer?.failure.code === 'denied' && batch.length > 1) {
      // The rules refuse a batch as a whole: halves find the product.
      const half = Math.ceil(batch.length / 2);
      waiting.unshift(batch.slice(0, half), batch.slice(half));
    } else {
      const reason = answer ? answer.failure.code : failure;
      if (reason !== 'denied') failure = reason;
      for (const { slug } of batch) if (reason) refused.set(slug, reason);
    }
  }
  return { saved, refused, failure };
}

/** The part of a change that was saved; none if nothing was. */
function savedPart(
  change: ProductChange,
  fields: ReadonlySet<string>,
  stock: ReadonlySet<string>,
): readonly ProductChange[] {
  const [hasFields, hasStock] = [fields.has(change.slug), stock.has(change.slug)];
  if (!hasFields && !hasStock) return [];
  return [
    {
      ...change,
      ...(!hasFields && { before: {}, after: {} }),
      ...(!hasStock && { stockDelta: 0 }),
    },
  ];
}
