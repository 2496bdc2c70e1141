import type { Person } from './callers.ts';
import type { Action, Flaws, Variant } from './place.ts';
import { type Fields, NOW, type Put, type Write } from './requests.ts';

/** The audit entry that a person may write about a document. */
export function entryBy(who: Person, subject: string, changes: Fields = {}): Fields {
  const { email } = who;
  return { action: 'change', subject, by: who.uid, ...(email && { email }), at: NOW, ...changes };
}

/** The audit entry of an action, unless it is omitted. */
export function entry(id: string, subject: string, who: Person, variant: Variant): readonly Put[] {
  if (variant.entry === null) return [];
  return [{ put: `audit/${id}`, fields: entryBy(who, subject, variant.entry) }];
}

/** A staff write with its audit entry, under the id `entry`. `merge` writes only the named fields. */
export function auditedWrite(
  collection: string,
  usual: string,
  fields: Fields,
  merge = false,
): Action {
  return (who, variant = {}) => {
    const path = `${collection}/${variant.id ?? usual}`;
    const whole = { ...fields, auditId: 'entry', ...variant.fields };
    const write: Put = { put: path, fields: whole, merge };
    return { commit: [write, ...entry('entry', path, who, variant), ...(variant.also ?? [])] };
  };
}

/** A deletion by staff, whose entry is named after the previous one about the document. */
export function auditedDeletion(path: string, last: string): Action {
  return (who, variant = {}) => {
    const id = variant.id ?? `delete_${path.replace('/', '_')}_${last}`;
    const writes: Write[] = [{ remove: path }, ...entry(id, path, who, variant)];
    return { commit: [...writes, ...(variant.also ?? [])] };
  };
}

/** A write without an audit entry. */
export function plainWrite(
  collection: string,
  usual: string,
  fields: (who: Person) => Fields,
  merge = false,
): Action {
  return (who, variant = {}) => {
    const path = `${collection}/${variant.id ?? usual}`;
    const write: Put = { put: path, fields: { ...fields(who), ...variant.fields }, merge };
    return { commit: [write, ...(variant.also ?? [])] };
  };
}

/** A deletion without an audit entry. */
export function plainDeletion(path: string): Action {
  return () => ({ commit: [{ remove: path }] });
}

/**
 * Constraints on every action with an audit entry: the entry is in this batch and names this document or its
 * collection.
 */
export function forged(path: string): Pick<Flaws, 'wrong' | 'right'> {
  const at = new Date(1);
  const old = { 'audit/entry': { subject: path, by: 'staff', email: 'staff@franch.test', at } };
  return {
    wrong: [
      ['without an entry', { entry: null, ends: 'error' }],
      ['under an entry that was there before', { entry: null, there: old }],
      ['with an entry in another name', { entry: { by: 'another-member' } }],
      ['with an entry about something else', { entry: { subject: 'elsewhere/other' } }],
    ],
    right: [['under an entry about the collection', { entry: { subject: collectionOf(path) } }]],
  };
}

const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
