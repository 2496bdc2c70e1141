import { useState } from 'react';
import { words } from '#text/admin/bulk.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { changesOfPlan, type PlanRow } from './bulk-plan.ts';
import { type BulkRun, startBulkRun } from './bulk-run.ts';

interface BulkPreviewProps {
  actionName: BulkRun['actionName'];
  plan: readonly PlanRow[];
  onClose: () => void;
  onApplied: (run: BulkRun) => void;
}

/** The most products that a preview lists. */
const LISTED = 200;

/** Shows what a bulk change would do, and applies it. */
export function BulkPreview({ actionName, plan, onClose, onApplied }: BulkPreviewProps) {
  const [done, setDone] = useState<number | null>(null);
  const changes = changesOfPlan(plan);
  useUnsaved(done !== null);

  async function apply(): Promise<void> {
    setDone(0);
    onApplied(await startBulkRun(actionName, changes, setDone));
  }

  return (
    <Dialog
      title={words.previewTitle}
      close={words.clear}
      pending={done !== null}
      onClose={onClose}
    >
      {changes.length === 0 && <p className="mt-3">{words.nothing}</p>}
      {changes.length > 0 && (
        <Button disabled={done !== null} onClick={() => void apply()}>
          {done === null ? words.apply(changes.length) : words.applying(done, changes.length)}
        </Button>
      )}
      <div className="mt-4">
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={plan.slice(0, LISTED)}
          keyOf={({ product }) => product.slug}
        />
        {plan.length > LISTED && <p className="mt-3">{words.more(plan.length - LISTED)}</p>}
      </div>
    </Dialog>
  );
}

const COLUMNS: readonly Column<PlanRow>[] = [
  { name: 'product', label: words.column.product, cell: ({ product }) => product.title },
  { name: 'before', label: words.column.before, numeric: true, cell: ({ before }) => before },
  { name: 'after', label: words.column.after, numeric: true, cell: ({ after }) => after },
];
