import { Link } from 'react-router-dom';
import type { AuditEntry } from '#domain/staff/audit.ts';
import { fieldChanges, subjectName, subjectPage } from '#domain/staff/audit-diff.ts';
import { formatMoment } from '#text/dates.ts';
import { actionName } from '#text/admin/audit/actions.ts';
import { words } from '#text/admin/audit/audit.ts';
import { auditField, auditValue } from '#text/admin/audit/fields.ts';
import { Fold } from '#ui/content/Fold.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { AuthorName } from '../team/AuthorName.tsx';

interface AuditTableProps {
  entries: readonly AuditEntry[];
}

/** Audit entries with the fields that each changed. */
export function AuditTable({ entries }: AuditTableProps) {
  return (
    <DataTable caption={words.caption} columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { name: 'at', label: words.columns.at, cell: ({ at }) => formatMoment(at) },
  {
    name: 'who',
    label: words.columns.who,
    wide: true,
    cell: ({ by, email }) => <AuthorName by={by} email={email} />,
  },
  { name: 'what', label: words.columns.what, cell: (entry) => <Subject entry={entry} /> },
  {
    name: 'changes',
    label: words.columns.changes,
    wide: true,
    cell: (entry) => <Changes entry={entry} />,
  },
];

function Subject({ entry }: { entry: AuditEntry }) {
  const { action, subject, note, count } = entry;
  const page = subjectPage(subject);
  const name = nameOf(entry);
  return (
    <>
      <span className="block font-semibold">{actionName(action)}</span>
      {page ? (
        <Link
          to={page}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4 [overflow-wrap:anywhere] md:min-h-6"
        >
          {name}
        </Link>
      ) : (
        <span className="[overflow-wrap:anywhere]">{name}</span>
      )}
      {count > 1 && <span className="block text-ink-soft">{words.many(count)}</span>}
      {note !== '' && <span className="block text-ink-soft [overflow-wrap:anywhere]">{note}</span>}
      <div className="text-ink-soft md:hidden">
        <AuthorName by={entry.by} email={entry.email} />
      </div>
      <div className="md:hidden">
        <Changes entry={entry} />
      </div>
    </>
  );
}

/** Such as "Order FR-7K2M9QXD". */
function nameOf(entry: AuditEntry): string {
  const { collection, name } = subjectName(entry);
  const kinds: Readonly<Record<string, string>> = words.subjects;
  return [kinds[collection] ?? collection, name].filter(Boolean).join(' ');
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = fieldChanges(entry, formatMoment);
  if (changes.length === 0) return <span className="text-ink-soft">{words.noChanges}</span>;
  return (
    <Fold title={<span>{words.changes(changes.length)}</span>}>
      <dl className="grid gap-2">
        {changes.map(({ path, before, after }) => (
          <div key={path}>
            <dt className="font-semibold [overflow-wrap:anywhere]">{auditField(path)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <del className="text-ink-soft">{valueOf(path, before)}</del>{' '}
              <span className="sr-only">{words.to}</span>
              <span aria-hidden>→</span> <ins className="no-underline">{valueOf(path, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function valueOf(path: string, value: string | null): string {
  return value === null ? words.empty : auditValue(path, value);
}
