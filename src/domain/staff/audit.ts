import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';

/**
 * `audit/{id}`: an action of staff. Written in the same batch as the change, which the rules enforce; immutable.
 * `before` and `after` hold the changed fields; `at` is epoch milliseconds.
 */
export const AuditEntrySchema = v.object({
  id: Text(200),
  /** The action, such as `product-change` or `order-pack`. */
  action: Text(40),
  /** The path of the changed document, such as `products/omega-3`; a collection for a bulk change. */
  subject: Text(200),
  /** The uid of the actor. */
  by: Text(128),
  /** Their email address at that time; empty for functions. */
  email: v.optional(Text(254), ''),
  note: v.optional(Text(500), ''),
  /** What the document was called at that time, such as the number of an order; empty if its id is its name. */
  title: v.optional(Text(80), ''),
  /** Number of documents; one by default. */
  count: v.optional(v.number(), 1),
  before: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  after: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  at: Moment,
});

/** An audit entry. */
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

type Fields = Readonly<Record<string, unknown>>;

/** The changed fields before and after; both null without a change. Compares JSON. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { readonly before: Fields | null; readonly after: Fields | null } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const only = (fields: Fields | null): Fields | null =>
    fields &&
    Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return names.length === 0
    ? { before: null, after: null }
    : { before: only(before), after: only(after) };
}
