/** A query as Firestore receives it, with its position in the code. */
export interface QueryShape {
  /** The collection's own name, without its path. */
  readonly collection: string;
  /** Whether it is a collection group query. */
  readonly isGroup: boolean;
  readonly filters: readonly { readonly field: string; readonly op: string }[];
  readonly orders: readonly { readonly field: string; readonly direction: Direction }[];
  /** The fields of `sum` and `average`. */
  readonly aggregated: readonly string[];
  readonly site: string;
}

export type Direction = 'asc' | 'desc';

/** A field of an index with its mode: a sort direction, or the elements of an array. */
export interface IndexField {
  readonly field: string;
  readonly mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
}

/** An index that serves a query: one composite index, or several single-field indexes that Firestore merges. */
export interface Need {
  readonly collection: string;
  readonly isGroup: boolean;
  /** Equality fields: their order in an index does not matter. */
  readonly equal: readonly IndexField[];
  /** Range, order and aggregate fields, in this order. */
  readonly sorted: readonly IndexField[];
  readonly site: string;
}

/** The document id, which ends every index in the direction of the field before it. */
export const ID = '__name__';

const EQUAL = new Set(['==', 'in']);
const CONTAINS = new Set(['array-contains', 'array-contains-any']);
const RANGE = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

/**
 * The index that serves a query, by Firestore's documented rules ("Index types in Cloud Firestore"): equality filters
 * merge the automatic indexes of their fields; a range or an order beside them, or two sorted fields, need a composite
 * index of the equality fields, the range and order fields, and the fields of `sum` and `average`, in this order.
 * @throws for a query that these rules don't cover.
 */
export function needOf(query: QueryShape): Need {
  const { collection, isGroup, filters, orders, site } = query;
  const unknown = filters.find(({ op }) => !EQUAL.has(op) && !CONTAINS.has(op) && !RANGE.has(op));
  if (unknown) throw new Error(`${site}: the filter "${unknown.op}" has no known index.`);
  const equal = fieldsOf(filters, EQUAL, 'ASCENDING');
  const listed = fieldsOf(filters, CONTAINS, 'CONTAINS');
  const isEqual = new Set(equal.map(({ field }) => field));
  const sorted = [...orders.filter(({ field }) => !isEqual.has(field))];
  const last = sorted.at(-1)?.direction ?? 'asc';
  for (const { field } of fieldsOf(filters, RANGE, 'ASCENDING')) {
    // The implicit order by range fields is missing from the code.
    if (!sorted.some((order) => order.field === field)) sorted.push({ field, direction: last });
  }
  for (const field of [...new Set(query.aggregated)].sort()) {
    const isThere = isEqual.has(field) || sorted.some((order) => order.field === field);
    if (!isThere) sorted.push({ field, direction: 'asc' });
  }
  return {
    collection,
    isGroup,
    equal: [...listed, ...equal],
    sorted: withoutId(sorted, site).map(({ field, direction }) => ({
      field,
      mode: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    site,
  };
}

/** Whether automatic single-field indexes, even merged, are not enough. */
export function isComposite({ equal, sorted }: Need): boolean {
  return sorted.length > 0 && equal.length + sorted.length > 1;
}

/** An index as one line; equality fields in alphabetical order. */
export function lineOf({ collection, isGroup, equal, sorted }: Need): string {
  const inOrder = [...equal].sort((one, other) => (one.field < other.field ? -1 : 1));
  const fields = [...inOrder, ...sorted].map(({ field, mode }) => `${field} ${mode}`);
  return `${isGroup ? 'every ' : ''}${collection}: ${fields.join(', ')}`;
}

function fieldsOf(
  filters: QueryShape['filters'],
  ops: ReadonlySet<string>,
  mode: IndexField['mode'],
): readonly IndexField[] {
  const names = filters.filter(({ op }) => ops.has(op)).map(({ field }) => field);
  return [...new Set(names)].map((field) => ({ field, mode }));
}

function withoutId(sorted: QueryShape['orders'], site: string): QueryShape['orders'] {
  const at = sorted.findIndex(({ field }) => field === ID);
  if (at === -1) return sorted;
  const before = sorted[at - 1]?.direction ?? 'asc';
  if (at === sorted.length - 1 && sorted[at]?.direction === before) return sorted.slice(0, at);
  throw new Error(`${site}: the id is sorted in another way than the field before it.`);
}
