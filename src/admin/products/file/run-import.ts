import { applyChanges } from '#data/admin/catalogue/apply-changes.ts';
import { importPictures } from './import-pictures.ts';
import type { ImportProgress, ImportResult, Writing } from './import-session.ts';

/** Saves the checked products batch by batch, then copies the pictures of those that were saved. Never fails. */
export async function runImport(
  { file, earlier, checked }: Writing,
  progress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const changes = checked.rows.map(({ change }) => change);
  const note = file.name;
  const startedAt = performance.now();
  const applied = await applyChanges(
    changes,
    { action: 'product-import', note, ...(earlier && { id: earlier.id }) },
    (done) => progress({ of: 'products', done, count: changes.length }),
  );
  const seconds = Math.max(1, Math.round((performance.now() - startedAt) / 1000));
  const saved = new Set(applied.saved.map(({ slug }) => slug));
  const allDrafts = 'drafts' in checked ? checked.drafts : [];
  const drafts = allDrafts.filter(({ slug }) => saved.has(slug));
  const byHand = await importPictures(drafts, { id: applied.id, note }, (done, count) =>
    progress({ of: 'pictures', done, count }),
  );
  return {
    id: applied.id,
    saved: [...(earlier?.saved ?? []), ...applied.saved],
    refused: applied.refused,
    fileName: note,
    drafts: [...(earlier?.drafts ?? []), ...drafts],
    byHand: [...(earlier?.byHand ?? []), ...byHand],
    seconds,
  };
}
