import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Cursor, ListRead } from '../query/read.ts';
import { fieldPath, plainValue, storedValue } from './stored-values.ts';

/**
 * The Firestore query of a list. Ordering by id as well breaks ties, so that a cursor identifies exactly one row; totals go
 * without.
 */
export function listQuery(firestore: Firestore, read: ListRead, { byId = true } = {}): Query {
  const { path, where: filters, anyOf, orderBy: order, between, after, limit: size } = read;
  const equal = Object.entries(filters).map(([field, value]) => where(field, '==', value));
  const constraints: QueryConstraint[] = [...equal];
  if (anyOf) constraints.push(where(anyOf.field, 'in', anyOf.values));
  if (between) {
    const field = order ? fieldPath(order) : documentId();
    constraints.push(where(field, '>=', between[0]), where(field, '<', between[1]));
  }
  if (order) constraints.push(orderBy(fieldPath(order), order.direction));
  if (byId) constraints.push(orderBy(documentId(), order?.direction ?? 'asc'));
  if (after && order) constraints.push(startAfter(storedValue(after), after.id));
  const group = groupIn(path);
  const rows = group === null ? collection(firestore, path) : collectionGroup(firestore, group);
  return query(rows, ...constraints, limit(size));
}

/** The collection group of a read; null for a single collection. */
function groupIn(path: string): string | null {
  return path.startsWith('every:') ? path.slice('every:'.length) : null;
}

/** A row's id: the document id, or the full path in a collection group. */
export function rowId({ path }: ListRead, row: QueryDocumentSnapshot): string {
  return groupIn(path) === null ? row.id : row.ref.path;
}

/** The cursor after a full page. Invalid documents count, because they occupy rows of the query. */
export function cursorAfter(rows: readonly QueryDocumentSnapshot[], read: ListRead): Cursor | null {
  const { orderBy: order, limit: size } = read;
  const last = rows.at(-1);
  if (!order || !last || rows.length < size) return null;
  const stored: unknown = last.get(fieldPath(order), { serverTimestamps: 'estimate' });
  const value = plainValue(stored);
  if (typeof value === 'object' && value !== null) return null;
  return {
    value: value as Cursor['value'],
    moment: stored instanceof Timestamp,
    id: rowId(read, last),
  };
}
