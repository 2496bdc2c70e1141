import { deleteField, increment } from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import type { ProductChange, StoredFields } from '#domain/product-change/product-change.ts';
import { NOW } from '#data/firebase/writes.ts';
import { type Guard, unchangedSince, type Write, writeAuditedUnlessChanged } from '../audited.ts';
import { moveWrite } from '../stock.ts';

/** Products per batch and audit entry. */
const BATCH = 200;
/** Largest text of a batch's fields, in UTF-16 units: its audit entry must stay below 1 MiB. */
const BATCH_TEXT = 150_000;
/** Stock corrections per batch: Firestore allows 20 document reads by rules, and each needs three of them. */
const STOCK_BATCH = 5;

/** The audit entry of a batch. */
export interface BatchEntry {
  readonly id: string;
  /** The edit that the batch is a part of: the ids of its entries start with it. */
  readonly editId: string;
  readonly action:
    | 'product-import'
    | 'product-edit-many'
    | 'product-undo'
    | 'product-archive'
    | 'product-activate'
    | 'product-category'
    | 'product-price';
  /** The reason, such as the name of a file; up to 200 characters are stored. */
  readonly note: string;
}

/** `null` when the batch was written, or the path of a product that prevented it. */
type Answer = Result<string | null>;

/** Changes of fields, in batches of which each fits into one audit entry. */
export function fieldBatches(
  changes: readonly ProductChange[],
): readonly (readonly ProductChange[])[] {
  const batches: ProductChange[][] = [];
  let text = Infinity;
  for (const change of changes) {
    // Emptying an optional field leaves nothing in `after`.
    if (Object.keys({ ...change.before, ...change.after }).length === 0) continue;
    const size = JSON.stringify([change.before, change.after]).length;
    const last = batches.at(-1);
    if (last && last.length < BATCH && text + size <= BATCH_TEXT) {
      last.push(change);
      text += size;
    } else {
      batches.push([change]);
      text = size;
    }
  }
  return batches;
}

/** Corrections of stock, in batches. */
export function stockBatches(
  changes: readonly ProductChange[],
): readonly (readonly ProductChange[])[] {
  const counted = changes.filter(({ stockDelta }) => stockDelta !== 0);
  return Array.from({ length: Math.ceil(counted.length / STOCK_BATCH) }, (_, index) =>
    counted.slice(index * STOCK_BATCH, (index + 1) * STOCK_BATCH),
  );
}

/** Writes the fields of a batch with its audit entry, unless one of its products was saved meanwhile by others. */
export function writeFields(
  changes: readonly ProductChange[],
  { id, editId, action, note }: BatchEntry,
): Promise<Answer> {
  const writes = changes.map(({ slug, before, after }): Write => {
    const path = `products/${slug}`;
    if (before === null) {
      return { path, set: { ...after, createdAt: NOW, updatedAt: NOW, changedAt: NOW } };
    }
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const merge = Object.fromEntries(names.map((name) => [name, after[name] ?? deleteField()]));
    return { path, merge: { ...merge, updatedAt: NOW, changedAt: NOW } };
  });
  // A new product needs no precondition: the rules reject a different `createdAt` on an existing one.
  const guards = changes.flatMap(({ slug, before, savedAt }): readonly Guard[] =>
    before === null ? [] : [unchangedByOthers(`products/${slug}`, savedAt, editId)],
  );
  const existing = changes.filter(({ before }) => before !== null);
  const auditEntry = {
    id,
    action,
    subject: subjectOf(changes),
    before: Object.fromEntries(existing.map(({ slug, before }) => [slug, before])),
    after: Object.fromEntries(
      changes.map(({ slug, title, before, after }) => [slug, before === null ? { title } : after]),
    ),
    note: note.slice(0, 200),
  };
  return writeAuditedUnlessChanged(auditEntry, writes, guards);
}

/** Corrects the stock of a batch with ledger and audit entries, unless the stock of a product would be negative. */
export function writeStock(
  changes: readonly ProductChange[],
  { id, action, note }: BatchEntry,
): Promise<Answer> {
  const shortNote = note.slice(0, 200);
  const stocks = (count: (change: ProductChange) => number): StoredFields =>
    Object.fromEntries(changes.map((change) => [change.slug, { stock: count(change) }]));
  const auditEntry = {
    id,
    action,
    subject: subjectOf(changes),
    before: stocks(({ stockFrom }) => stockFrom),
    after: stocks(({ stockFrom, stockDelta }) => stockFrom + stockDelta),
    note: shortNote,
  };
  const writes = changes.flatMap(({ slug, stockDelta: delta }): readonly Write[] => [
    { path: `products/${slug}`, merge: { stock: increment(delta), changedAt: NOW } },
    moveWrite(id, { slug, reason: 'counted', delta, note: shortNote }),
  ]);
  const guards = changes.map(({ slug, stockDelta }): Guard => ({
    path: `products/${slug}`,
    holds: (stored) => Number(stored?.['stock'] ?? -Infinity) + stockDelta >= 0,
  }));
  return writeAuditedUnlessChanged(auditEntry, writes, guards);
}

/** The audit log lists the entry of a single product under that product. */
function subjectOf(changes: readonly ProductChange[]): string {
  const [first] = changes;
  return first && changes.length === 1 ? `products/${first.slug}` : 'products';
}

/** Precondition: nobody has saved the product since, except this edit, in a part whose answer was lost. */
function unchangedByOthers(path: string, savedAt: number | undefined, editId: string): Guard {
  const unchanged = unchangedSince(path, savedAt);
  const isOwn = (auditId: unknown): boolean =>
    typeof auditId === 'string' && auditId.startsWith(`${editId}-`);
  return { path, holds: (stored) => unchanged.holds(stored) || isOwn(stored?.['auditId']) };
}
