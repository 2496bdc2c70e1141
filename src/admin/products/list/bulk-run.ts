import type { ProductChange } from '#domain/product-change/product-change.ts';
import {
  type AppliedChanges,
  applyChanges,
  type RefusedChange,
} from '#data/admin/catalogue/apply-changes.ts';
import type { BulkAction } from './bulk-plan.ts';

/** A bulk change and what became of it, in all of its parts. */
export interface BulkRun {
  readonly actionName: BulkAction['action'];
  readonly applied: AppliedChanges;
}

/** Saves the changes of a plan, which correct no stock. */
export async function startBulkRun(
  actionName: BulkRun['actionName'],
  changes: readonly ProductChange[],
  progress: (done: number) => void,
): Promise<BulkRun> {
  const name = { action: `product-${actionName}`, note: '' } as const;
  return { actionName, applied: await applyChanges(changes, name, progress) };
}

/**
 * Tries again what a failure kept from being saved, as a part of the same edit: a product that was saved without an
 * answer is not changed a second time.
 */
export async function continueBulkRun(
  { actionName, applied: { id, saved, refused } }: BulkRun,
  progress: (done: number) => void,
): Promise<BulkRun> {
  const name = { action: `product-${actionName}`, note: '', id } as const;
  const open = refused.filter(isOpen).map(({ change }) => change);
  const next = await applyChanges(open, name, progress);
  const applied = {
    id,
    saved: [...saved, ...next.saved],
    refused: [...refused.filter((one) => !isOpen(one)), ...next.refused],
  };
  return { actionName, applied };
}

/** The number of products that may be saved when they are tried again. */
export function openCount({ applied }: BulkRun): number {
  return applied.refused.filter(isOpen).length;
}

/** Whether a failure kept the change from being saved, and not what it is. */
function isOpen({ reason }: RefusedChange): boolean {
  return reason !== 'changed' && reason !== 'too-few' && reason !== 'denied';
}
