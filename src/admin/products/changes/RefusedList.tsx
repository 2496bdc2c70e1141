import type { RefusedChange } from '#data/admin/catalogue/apply-changes.ts';
import { words } from '#text/admin/catalogue/changes.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { refusedSentence } from './refused-sentence.ts';

/** Rows shown; the rest is counted in the sentence above. */
const SHOWN = 200;

/** The products that were not saved, each with its reason. */
export function RefusedList({ refused }: { refused: readonly RefusedChange[] }) {
  if (refused.length === 0) return null;
  return (
    <div className="space-y-2">
      <ErrorMessage>{words.refused(refused.length)}</ErrorMessage>
      <DataTable
        caption={words.refusedCaption}
        columns={COLUMNS}
        rows={refused.slice(0, SHOWN)}
        keyOf={({ change }) => change.slug}
      />
    </div>
  );
}

const COLUMNS: readonly Column<RefusedChange>[] = [
  { name: 'product', label: words.product, cell: ({ change }) => change.title },
  {
    name: 'reason',
    label: words.reason,
    cell: ({ reason }) => refusedSentence(reason),
  },
];
