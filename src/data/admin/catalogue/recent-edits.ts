import type { AuditEntry } from '#domain/staff/audit.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { auditPage } from '../audit-log.ts';

/** An edit of many products that can be undone. */
export interface RecentEdit {
  readonly id: string;
  /** The file's name. */
  readonly note: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Products, each once: its fields, pictures and stock are in separate entries. */
  readonly count: number;
}

/** The newest audit entries of imports, live. */
export const importEntries: Query<ListPage<AuditEntry>> = auditPage({
  by: '',
  action: 'product-import',
  from: '',
  until: '',
  subject: '',
});

/** The edits of these entries, newest first. Entries of imports before they could be undone belong to none. */
export function editsOf(entries: readonly AuditEntry[]): readonly RecentEdit[] {
  const edits = new Map<string, RecentEdit>();
  const slugs = new Map<string, Set<string>>();
  for (const { id: entry, note, email, at, after } of entries) {
    const [, id] = /^(\w+)-[\da-z]+-\d+$/u.exec(entry) ?? [];
    if (id === undefined) continue;
    const known = edits.get(id);
    const own = new Set([...(slugs.get(id) ?? []), ...Object.keys(after ?? {})]);
    slugs.set(id, own);
    edits.set(id, { id, note, email, at: Math.max(at, known?.at ?? 0), count: own.size });
  }
  return [...edits.values()];
}
