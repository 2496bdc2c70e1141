import type { QuerySnapshot } from 'firebase/firestore';
import { expect, it } from 'vitest';
import type { ListRead } from '../query/read.ts';
import type { Parse } from './documents.ts';
import { createListView } from './list-view.ts';

interface Row {
  readonly slug: string;
  readonly price: unknown;
}

const READ: ListRead = { path: 'products', where: {}, orderBy: null, limit: 9 };
const parse: Parse<Row> = (slug, { price }) => ({ ok: true, value: { slug, price } });

/** A snapshot of a list that holds `rows` now, in which those of `changed` differ from the one before. */
function snapshotOf(
  rows: Readonly<Record<string, number>>,
  changed: Readonly<Record<string, 'added' | 'modified' | 'removed'>> = {},
): QuerySnapshot {
  const document = (id: string) => ({
    id,
    ref: { path: `products/${id}` },
    data: () => ({ price: rows[id] }),
    get: () => undefined,
  });
  return {
    docs: Object.keys(rows).map(document),
    docChanges: () => Object.entries(changed).map(([id, type]) => ({ type, doc: document(id) })),
  } as unknown as QuerySnapshot;
}

it('adds up the changes of every snapshot, and keeps the page and unchanged rows as objects', () => {
  const view = createListView(READ, parse);
  expect([view.apply(snapshotOf({})), view.page()]).toEqual([false, { rows: [], next: null }]);
  // One row from the cache, and then what the server adds to it.
  expect(view.apply(snapshotOf({ oil: 1 }, { oil: 'added' }))).toBe(true);
  const [oil] = view.page().rows;
  expect(view.apply(snapshotOf({ oil: 1, soap: 2 }, { soap: 'added' }))).toBe(true);
  const page = view.page();
  expect(page.rows).toEqual([
    { slug: 'oil', price: 1 },
    { slug: 'soap', price: 2 },
  ]);
  expect(page.rows[0]).toBe(oil);
  expect(view.apply(snapshotOf({ oil: 1, soap: 2 }))).toBe(false);
  expect(view.page()).toBe(page);
  view.apply(snapshotOf({ soap: 3 }, { oil: 'removed', soap: 'modified' }));
  expect(view.page().rows).toEqual([{ slug: 'soap', price: 3 }]);
});
