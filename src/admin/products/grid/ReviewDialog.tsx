import { useState } from 'react';
import { type AppliedChanges, applyChanges } from '#data/admin/catalogue/apply-changes.ts';
import { words } from '#text/admin/catalogue/grid.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { DifferenceTable } from '../changes/DifferenceTable.tsx';
import type { EditedRow } from './use-grid.ts';

interface ReviewDialogProps {
  /** Rows without faults. */
  rows: readonly EditedRow[];
  onClose: () => void;
  onSaved: (applied: AppliedChanges) => void;
}

/** Shows the differences of the grid and saves them. */
export function ReviewDialog({ rows, onClose, onSaved }: ReviewDialogProps) {
  const [done, setDone] = useState<number | null>(null);
  const changes = rows.flatMap(({ change }) => (change ? [change] : []));

  async function save(): Promise<void> {
    setDone(0);
    const name = { action: 'product-edit-many', note: words.note } as const;
    onSaved(await applyChanges(changes, name, setDone));
  }

  return (
    <Dialog
      look="wide"
      title={words.previewTitle}
      close={words.close}
      pending={done !== null}
      initialFocus="[data-save] button"
      onClose={onClose}
    >
      <div data-save="" className="my-4">
        <Button aria-disabled={done !== null} onClick={() => void save()}>
          {done === null ? words.save(changes.length) : words.saving(done, changes.length)}
        </Button>
      </div>
      <DifferenceTable
        products={rows.map(({ product, differences }) => ({
          slug: product.slug,
          title: product.title,
          differences,
        }))}
      />
    </Dialog>
  );
}
