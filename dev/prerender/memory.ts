import type { Adapter } from '#data/firebase/adapter.ts';
import type { Cursor, ListRead } from '#data/query/read.ts';
import type { Catalogue, StoredDocument } from './catalogue.ts';

/** Answers the reads of pages from a catalogue, in the orders and with the cursors of Firestore. */
export function memoryAdapter({ collections }: Catalogue): Adapter {
  const rowsOf = (path: string): readonly StoredDocument[] => collections.get(path) ?? [];
  const byPath = new Map<string, StoredDocument>(
    [...collections].flatMap(([path, rows]) =>
      rows.map((row) => [`${path}/${row.id}`, row] as const),
    ),
  );
  return {
    listenToDocument(path, parse, sink) {
      const storedDocument = byPath.get(path);
      if (!storedDocument) sink.next(null, false);
      else {
        const parsed = parse(storedDocument.id, storedDocument.fields);
        if (parsed.ok) sink.next(parsed.value, false);
        else sink.fail({ code: 'bad-document' });
      }
      return nothing;
    },
    listenToList(read, parse, sink) {
      const documents = matching(rowsOf(read.path), read).slice(0, read.limit);
      const rows = documents.flatMap((document) => {
        const parsed = parse(document.id, document.fields);
        return parsed.ok ? [parsed.value] : [];
      });
      sink.next({ rows, next: cursorBehind(documents, read) }, false);
      return nothing;
    },
    totalsOf(read, sumField = '') {
      const documents = matching(rowsOf(read.path), read).slice(0, read.limit);
      const numbers = documents.map((document) => Number(valueAt(document, sumField) ?? 0));
      return Promise.resolve({
        count: documents.length,
        sum: numbers.reduce((total, number) => total + number, 0),
      });
    },
  };
}

function nothing(): void {}

/** The documents of a list after its cursor, in its order. */
function matching(rows: readonly StoredDocument[], read: ListRead): readonly StoredDocument[] {
  const { where, anyOf, orderBy, between, after } = read;
  const turn = orderBy?.direction === 'desc' ? -1 : 1;
  const valueOf = (row: StoredDocument): unknown => (orderBy ? orderValue(row, orderBy) : row.id);
  const fits = (row: StoredDocument): boolean => {
    const value = valueOf(row);
    if (value === undefined) return false;
    if (Object.entries(where).some(([field, wanted]) => valueAt(row, field) !== wanted))
      return false;
    if (anyOf && !anyOf.values.some((one) => one === valueAt(row, anyOf.field))) return false;
    if (!between) return true;
    const [from, below] = between.map((bound) => (bound instanceof Date ? bound.getTime() : bound));
    return compare(value, from) >= 0 && compare(value, below) < 0;
  };
  const order = (a: readonly [unknown, string], b: readonly [unknown, string]): number =>
    turn * (compare(a[0], b[0]) || compare(a[1], b[1]));
  return rows
    .filter(fits)
    .filter((row) => !after || order([valueOf(row), row.id], [after.value, after.id]) > 0)
    .toSorted((a, b) => order([valueOf(a), a.id], [valueOf(b), b.id]));
}

/** The value by which a list is ordered: a field, or one of a map's. */
function orderValue(
  document: StoredDocument,
  { field, key }: NonNullable<ListRead['orderBy']>,
): unknown {
  const value = valueAt(document, field);
  return key === undefined ? value : (value as StoredDocument['fields'] | undefined)?.[key];
}

/** A field's value by its path, with dots between the names of nested maps. */
function valueAt({ fields }: StoredDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as typeof fields)?.[name], fields);
}

/** Numbers by size, strings by their UTF-8 bytes, as in Firestore. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string')
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
}

function cursorBehind(
  rows: readonly StoredDocument[],
  { orderBy, limit }: ListRead,
): Cursor | null {
  const last = rows.at(-1);
  if (!orderBy || !last || rows.length < limit) return null;
  const value = orderValue(last, orderBy) as Cursor['value'];
  return { value, moment: last.moments.has(orderBy.field), id: last.id };
}
