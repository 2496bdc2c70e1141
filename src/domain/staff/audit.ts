import * as v from 'valibot';
import { Moment, Text } from '../shared/record-fields.ts';

/**
 * `audit/{id}`: what staff did. Written in the same batch as the deed, which the rules demand; never changed. `before` and
 * `after` hold the fields that changed; `at` is epoch milliseconds.
 */
export const AuditEntrySchema = v.object({
  id: Text(200),
  /** What was done, such as `product-change` or `order-pack`. */
  action: Text(40),
  /** The path of what it was done to, such as `products/omega-3`; a collection's when it was done to many. */
  subject: Text(200),
  /** The uid of who did it. */
  by: Text(128),
  /** Their e-mail address at that time; empty for what functions wrote. */
  email: v.optional(Text(254), ''),
  note: v.optional(Text(500), ''),
  /** How many documents; one when it does not say. */
  count: v.optional(v.number(), 1),
  before: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  after: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  at: Moment,
});

/** One entry of the audit. */
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are; both null when nothing does. Compared by their JSON. */
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
