import { editsOf, importEntries, type RecentEdit } from '#data/admin/catalogue/recent-edits.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/catalogue/import.ts';
import { formatMoment } from '#text/dates.ts';
import { useMayEdit } from '../../frame/use-role.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { ListState } from '../../list/ListState.tsx';
import { UndoButton } from '../changes/UndoButton.tsx';
import { AuthorName } from '../../team/AuthorName.tsx';

/** The latest imports of the team, each with its undo. */
export function RecentImports() {
  const state = useQuery(importEntries);
  const mayEdit = useMayEdit();
  const entries = 'data' in state ? state.data?.rows : undefined;
  const edits = entries ? editsOf(entries) : null;
  return (
    <ListState
      rows={edits?.length ?? null}
      error={state.state === 'failed' ? state.error : null}
      more="none"
      onMore={() => {}}
      empty={words.recentNone}
    >
      <DataTable
        caption={words.recentCaption}
        columns={mayEdit ? [...COLUMNS, UNDO] : COLUMNS}
        rows={edits ?? []}
        keyOf={({ id }) => id}
      />
    </ListState>
  );
}

const COLUMNS: readonly Column<RecentEdit>[] = [
  {
    name: 'at',
    label: words.column.at,
    cell: ({ at }) => <span className="amount whitespace-nowrap">{formatMoment(at)}</span>,
  },
  {
    name: 'file',
    label: words.column.file,
    cell: ({ note }) => <span className="[overflow-wrap:anywhere]">{note}</span>,
  },
  { name: 'count', label: words.column.count, numeric: true, cell: ({ count }) => count },
  {
    name: 'by',
    label: words.column.by,
    wide: true,
    cell: ({ email }) => <AuthorName email={email} />,
  },
];

const UNDO: Column<RecentEdit> = {
  name: 'undo',
  label: words.column.undo,
  cell: ({ id, note }) => <UndoButton id={id} note={note} />,
};
