import { deleteField, increment, Timestamp } from 'firebase/firestore';
import type { FailureCode, Result } from '#domain/core/result.ts';
import type { ProductChange, StoredFields } from '#domain/product-change/product-change.ts';
import { NOW } from '#data/firebase/writes.ts';
import { createAuditId, type Guard, type Write, writeAuditedUnlessChanged } from '../audited.ts';
import { moveWrite } from '../stock.ts';

/** Why a change was not saved: the product was saved meanwhile, its stock would be negative, or a failure. */
export type RefusedReason = 'changed' | 'too-few' | FailureCode;

/** A change that was not saved. Its fields or its stock correction may be saved: each is all or nothing. */
export interface RefusedChange {
  readonly change: ProductChange;
  readonly reason: RefusedReason;
}

/** What became of an edit of many products. */
export interface AppliedChanges {
  /** Names the edit: its audit entries are called `{id}-{number}`. */
  readonly id: string;
  /** What was saved; a change of which only a part was saved has only that part. */
  readonly saved: readonly ProductChange[];
  readonly refused: readonly RefusedChange[];
}

/** How an edit is named in the audit log. */
export interface EditName {
  readonly action: 'product-import' | 'product-edit-many' | 'product-undo';
  /** Such as the name of a file; up to 200 characters are stored. */
  readonly note: string;
  /** Continues an edit whose answers were lost or incomplete; a new one if omitted. */
  readonly id?: string;
}

/** Products per batch and audit entry. */
const BATCH = 200;
/** Largest text of a batch's fields, in UTF-16 units: its audit entry must stay below 1 MiB. */
const BATCH_TEXT = 150_000;
/** Stock corrections per batch: Firestore allows 20 document reads by rules, and each needs three of them. */
const STOCK_BATCH = 5;

/**
 * Saves the changes of many products batch by batch, each all or nothing with its audit entry. A change that cannot be
 * saved is taken out of its batch and named, and the others are saved; without a connection the rest is named. Stock is
 * corrected by an increment with a ledger entry, so that concurrent orders are not lost. `progress` receives the number
 * of finished products. Never fails.
 */
export async function applyChanges(
  changes: readonly ProductChange[],
  name: EditName,
  progress: (done: number) => void = () => {},
): Promise<AppliedChanges> {
  const id = name.id ?? createAuditId();
  let entries = 0;
  const entryId = (): string => `${id}-${Date.now().toString(36)}-${(entries += 1)}`;
  const run = new ChangeRun(name, entryId, progress);
  const withFields = changes.filter(({ after }) => Object.keys(after).length > 0);
  for (const batch of fieldBatches(withFields)) await run.saveFields(batch);
  const counted = changes.filter(({ stockDelta }) => stockDelta !== 0);
  for (let at = 0; at < counted.length; at += STOCK_BATCH) {
    await run.saveStock(counted.slice(at, at + STOCK_BATCH));
  }
  return { id, ...run.result(changes) };
}

function fieldBatches(changes: readonly ProductChange[]): readonly (readonly ProductChange[])[] {
  const batches: ProductChange[][] = [];
  let text = Infinity;
  for (const change of changes) {
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

type Answer = Result<string | null>;

/** One edit: what is saved and what is refused so far. */
class ChangeRun {
  readonly #fieldsSaved = new Set<string>();
  readonly #stockSaved = new Set<string>();
  readonly #refused = new Map<string, RefusedReason>();
  readonly #name: EditName;
  readonly #entryId: () => string;
  readonly #progress: (done: number) => void;
  #stop: FailureCode | null = null;

  constructor(name: EditName, entryId: () => string, progress: (done: number) => void) {
    this.#name = name;
    this.#entryId = entryId;
    this.#progress = progress;
  }

  async saveFields(batch: readonly ProductChange[]): Promise<void> {
    await this.#save(batch, this.#fieldsSaved, (part) =>
      writeFields(part, this.#name, this.#entryId()),
    );
  }

  async saveStock(batch: readonly ProductChange[]): Promise<void> {
    // A product whose fields were refused keeps its stock too: staff decide again about the whole row.
    const open = batch.filter(({ slug }) => !this.#refused.has(slug));
    await this.#save(open, this.#stockSaved, (part) =>
      writeStock(part, this.#name, this.#entryId()),
    );
  }

  async #save(
    batch: readonly ProductChange[],
    saved: Set<string>,
    write: (part: readonly ProductChange[]) => Promise<Answer>,
  ): Promise<void> {
    let part = batch;
    while (part.length > 0) {
      if (this.#stop) return this.#refuse(part, this.#stop);
      const answer = await write(part);
      if (answer.ok && answer.value === null) {
        for (const { slug } of part) saved.add(slug);
        return this.#progress(new Set([...this.#fieldsSaved, ...this.#stockSaved]).size);
      }
      if (answer.ok) {
        const slug = answer.value?.slice('products/'.length) ?? '';
        const reason = saved === this.#stockSaved ? 'too-few' : 'changed';
        this.#refuse(
          part.filter((change) => change.slug === slug),
          reason,
        );
        part = part.filter((change) => change.slug !== slug);
        continue;
      }
      const { code } = answer.failure;
      if (code !== 'denied') {
        this.#stop = code;
      } else if (part.length === 1) {
        return this.#refuse(part, code);
      } else {
        // The rules refuse a batch as a whole: halves find the product.
        const half = Math.ceil(part.length / 2);
        await this.#save(part.slice(0, half), saved, write);
        part = part.slice(half);
      }
    }
  }

  #refuse(part: readonly ProductChange[], reason: RefusedReason): void {
    for (const { slug } of part) this.#refused.set(slug, reason);
  }

  result(changes: readonly ProductChange[]): Pick<AppliedChanges, 'saved' | 'refused'> {
    const saved = changes.flatMap((change) => {
      const hasFields = this.#fieldsSaved.has(change.slug);
      const hasStock = this.#stockSaved.has(change.slug);
      if (!hasFields && !hasStock) return [];
      return [
        {
          ...change,
          ...(!hasFields && { before: {}, after: {} }),
          ...(!hasStock && { stockDelta: 0 }),
        },
      ];
    });
    const refused = changes.flatMap((change) => {
      const reason = this.#refused.get(change.slug);
      return reason ? [{ change, reason }] : [];
    });
    return { saved, refused };
  }
}

function writeFields(
  changes: readonly ProductChange[],
  { action, note }: EditName,
  id: string,
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
    before === null
      ? []
      : [{ path: `products/${slug}`, holds: (stored) => savedTime(stored) === savedAt }],
  );
  const existing = changes.filter(({ before }) => before !== null);
  const auditEntry = {
    id,
    action,
    subject: 'products',
    before: Object.fromEntries(existing.map(({ slug, before }) => [slug, before])),
    after: Object.fromEntries(
      changes.map(({ slug, title, before, after }) => [slug, before === null ? { title } : after]),
    ),
    note: note.slice(0, 200),
  };
  return writeAuditedUnlessChanged(auditEntry, writes, guards);
}

function writeStock(
  changes: readonly ProductChange[],
  { action, note }: EditName,
  id: string,
): Promise<Answer> {
  const shortNote = note.slice(0, 200);
  const stocks = (count: (change: ProductChange) => number): StoredFields =>
    Object.fromEntries(changes.map((change) => [change.slug, { stock: count(change) }]));
  const auditEntry = {
    id,
    action,
    subject: 'products',
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

function savedTime(stored: StoredFields | null): number | undefined {
  const at = stored?.['updatedAt'];
  if (stored === null) return Number.NaN;
  return at instanceof Timestamp ? at.seconds * 1000 + at.nanoseconds / 1e6 : undefined;
}
