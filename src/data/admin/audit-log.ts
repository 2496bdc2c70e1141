import { type AuditEntry, AuditEntrySchema } from '#domain/staff/audit.ts';
import { beginningWith } from '#domain/customer/customer-search.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

const entries = defineCollection('audit', { schema: AuditEntrySchema, idField: 'id' });

/** How many entries a page of the list has. */
const ENTRIES_PAGE = 30;

/** Which entries; empty is not filtered by. With a subject the others do not count. */
export interface AuditFilter {
  /** A uid. */
  readonly by: string;
  readonly action: string;
  /** How the path begins, such as `products/` or `orders/abc`. */
  readonly subject: string;
}

/** A live page of the audit: the newest first, or by the subject when one is asked for. */
export function auditPage(
  { by, action, subject }: AuditFilter,
  after?: Cursor,
): Query<ListPage<AuditEntry>> {
  const page = { limit: ENTRIES_PAGE, ...(after && { after }) };
  if (subject !== '') {
    return entries.list({
      where: {},
      orderBy: { field: 'subject', direction: 'asc' },
      between: beginningWith(subject),
      ...page,
    });
  }
  return entries.list({
    where: { ...(by && { by }), ...(action && { action }) },
    orderBy: { field: 'at', direction: 'desc' },
    ...page,
  });
}

/** The most deeds of one document that are read with it. */
const MOST_DEEDS = 100;

/** The live entries about one document, by its path. */
export function auditEntriesAbout(subject: string): Query<ListPage<AuditEntry>> {
  return entries.list({ where: { subject }, orderBy: null, limit: MOST_DEEDS });
}
