import type { QuerySnapshot } from 'firebase/firestore';
import type { ListPage, ListRead } from '../query/read.ts';
import type { Parse } from './documents.ts';
import { cursorAfter, rowId } from './list-query.ts';
import { report } from './report.ts';
import { plain } from './stored-values.ts';

/** The rows of one list listener, parsed once per change. */
export interface ListView<T> {
  /** Applies a snapshot. Returns whether documents changed. */
  apply(snapshot: QuerySnapshot): boolean;
  /** The page of the last snapshot; the same object until documents change. */
  page(): ListPage<T>;
}

/** Creates the view of a list. Unchanged rows keep their identity; invalid documents are reported and left out. */
export function createListView<T>(read: ListRead, parse: Parse<T>): ListView<T> {
  const parsedRows = new Map<string, T>();
  let page: ListPage<T> = { rows: [], next: null };
  return {
    apply(snapshot) {
      const changes = snapshot.docChanges();
      for (const { type, doc: row } of changes) {
        const id = rowId(read, row);
        parsedRows.delete(id);
        if (type === 'removed') continue;
        const parsed = parse(id, plain(row));
        if (parsed.ok) parsedRows.set(id, parsed.value);
        else report('bad-document', { path: row.ref.path, issues: parsed.issues });
      }
      if (changes.length === 0) return false;
      page = {
        rows: snapshot.docs.flatMap((row) => parsedRows.get(rowId(read, row)) ?? []),
        next: cursorAfter(snapshot.docs, read),
      };
      return true;
    },
    page: () => page,
  };
}
