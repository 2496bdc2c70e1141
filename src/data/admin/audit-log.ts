import { type AuditEntry, AuditEntrySchema } from '#domain/staff/audit.ts';
import { isDay } from '#domain/core/indian-time.ts';
import { prefixRange } from '#domain/customer/customer-search.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { dayRange } from './lists/day-range.ts';

const entries = defineCollection('audit', { schema: AuditEntrySchema, idField: 'id' });

/** Entries per page. */
const ENTRIES_PAGE = 30;

/** Filter of the audit log; an empty string does not filter. A subject overrides the other fields. */
export interface AuditFilter {
  /** A uid. */
  readonly by: string;
  readonly action: string;
  /** The first and last day (Asia/Kolkata, `YYYY-MM-DD`). */
  readonly from: string;
  readonly until: string;
  /** Prefix of the document path, such as `products/` or `orders/abc`. */
  readonly subject: string;
}

/** A live page of the audit log, newest first; with a subject filter, ordered by subject. */
export function auditPage(
  { by, action, from, until, subject }: AuditFilter,
  after?: Cursor,
): Query<ListPage<AuditEntry>> {
  const page = { limit: ENTRIES_PAGE, ...(after && { after }) };
  if (subject !== '') {
    return entries.list({
      where: {},
      orderBy: { field: 'subject', direction: 'asc' },
      between: prefixRange(subject),
      ...page,
    });
  }
  return entries.list({
    where: { ...(by && { by }), ...(action && { action }) },
    orderBy: { field: 'at', direction: 'desc' },
    ...((isDay(from) || isDay(until)) && {
      between: dayRange(isDay(from) ? from : null, isDay(until) ? until : null),
    }),
    ...page,
  });
}

/** Maximum number of entries read per document. */
const MAX_ENTRIES = 100;

/** The live audit entries of one document, by its path. */
export function auditEntriesAbout(subject: string): Query<ListPage<AuditEntry>> {
  return entries.list({ where: { subject }, orderBy: null, limit: MAX_ENTRIES });
}
