import { useState } from 'react';
import type { ShownPage } from './use-list-page.ts';

interface Entry<Row> {
  readonly row: Row;
  /** The page on which it was selected; empty for one that was selected with all of its list. */
  readonly page: string;
  readonly list: string;
}

/** The selected rows of a list, over its pages. */
interface Selection<Row> {
  /** Rows of the shown page as they are now, those of other pages as they were when they were selected. */
  readonly rows: readonly Row[];
  readonly picked: ReadonlySet<string>;
  readonly pick: (picked: ReadonlySet<string>) => void;
  /** Selects all rows of the list. */
  readonly pickAll: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * A selection over the pages of one list. A row that left the shown page is not changed unseen, nor is one of another
 * list; its mark stays, so that it counts again where it shows.
 */
export function useSelection<Row>(
  { rows, key, listKey }: Pick<ShownPage<Row>, 'rows' | 'key' | 'listKey'>,
  keyOf: (row: Row) => string,
): Selection<Row> {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry<Row>>>(NOTHING);
  const shown = new Map((rows ?? []).map((row) => [keyOf(row), row]));
  const selected = [...entries].flatMap(([id, { row, page, list }]) => {
    const now = shown.get(id);
    if (now !== undefined) return [now];
    return list === listKey && page !== key ? [row] : [];
  });
  return {
    rows: selected,
    picked: new Set(selected.map(keyOf)),
    pick(picked) {
      const next = new Map<string, Entry<Row>>();
      for (const id of picked) {
        const row = shown.get(id);
        const entry = entries.get(id) ?? (row && { row, page: key, list: listKey });
        if (entry) next.set(id, entry);
      }
      setEntries(next);
    },
    pickAll(all) {
      setEntries(new Map(all.map((row) => [keyOf(row), { row, page: '', list: listKey }])));
    },
    clear: () => setEntries(NOTHING),
  };
}
