import { expect, it } from 'vitest';
import type { ListPage, ListRead } from '#data/query/read.ts';
import type { StoredDocument } from './catalogue.ts';
import { memoryAdapter } from './memory.ts';

const soaps: readonly StoredDocument[] = ['Neem', 'aloe', 'Zinc', 'Tulsi'].map((title, place) => ({
  id: `soap-${place}`,
  fields: { title, category: place < 3 ? 'Soaps' : 'Oils', createdAt: 100 * (place % 2) },
  moments: new Set(['createdAt']),
}));
const adapter = memoryAdapter({ readAt: 0, collections: new Map([['products', soaps]]) });

function list(read: Partial<ListRead>): ListPage<string> {
  let page: ListPage<string> | undefined;
  adapter.listenToList<string>(
    { path: 'products', where: {}, orderBy: null, limit: 10, ...read },
    (id) => (id === 'soap-9' ? { ok: false, issues: [] } : { ok: true, value: id }),
    { next: (latest) => (page = latest), fail: () => undefined },
  );
  if (!page) throw new Error('Nothing was told.');
  return page;
}

it('sorts strings by their bytes, as Firestore does, and filters', () => {
  const byTitle = { orderBy: { field: 'title', direction: 'asc' } } as const;
  expect(list(byTitle).rows).toEqual(['soap-0', 'soap-3', 'soap-2', 'soap-1']);
  const soapsOnly = list({ ...byTitle, where: { category: 'Soaps' } });
  expect(soapsOnly.rows).toEqual(['soap-0', 'soap-2', 'soap-1']);
});

it('breaks ties by the id, in the direction of the order, and continues after a cursor', () => {
  const newest = { orderBy: { field: 'createdAt', direction: 'desc' }, limit: 3 } as const;
  const first = list(newest);
  expect(first).toEqual({
    rows: ['soap-3', 'soap-1', 'soap-2'],
    next: { value: 0, moment: true, id: 'soap-2' },
  });
  const rest = list({ ...newest, ...(first.next && { after: first.next }) });
  expect(rest).toEqual({ rows: ['soap-0'], next: null });
});

it('omits documents without the sort field, and those out of bounds', () => {
  expect(list({ orderBy: { field: 'price', direction: 'asc' } }).rows).toEqual([]);
  const between = [new Date(0), new Date(100)] as const;
  const orderBy = { field: 'createdAt', direction: 'asc' } as const;
  expect(list({ orderBy, between }).rows).toEqual(['soap-0', 'soap-2']);
});

it('counts up to the limit', async () => {
  const where = { category: 'Soaps' };
  const totals = await adapter.totalsOf({ path: 'products', where, orderBy: null, limit: 2 });
  expect(totals.count).toBe(2);
});
