import { beforeEach, expect, it, vi } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { type Adapter, setAdapter } from '../firebase/adapter.ts';
import { queryStore } from '../query/query-store.ts';
import { startPage } from '../prerendered/page-data.ts';
import { productList } from './products.ts';
import type { ListRead } from '../query/read.ts';
import { enableLiveUpdates } from '../query/live-updates.ts';

const soap = aProduct({ slug: 'soap', price: paise(10_000) });
const cheaper = aProduct({ slug: 'soap', price: paise(9_000) });
const list = productList({ pageSize: 8 });
/** The import of the revalidation code can take seconds on a busy machine. */
const PATIENCE_MS = 20_000;

/** The order field of each list that was read. */
const readOrders: (string | undefined)[] = [];
/** How many of the next reads of the changes fail. */
let failures = 0;

setAdapter({
  listenToDocument: (_path, _parse, sink) => {
    sink.next(null, false);
    return () => {};
  },
  listenToList: ({ orderBy }: ListRead, _parse, sink) => {
    readOrders.push(orderBy?.field);
    const isFailure = orderBy?.field === 'changedAt' && failures-- > 0;
    if (isFailure) sink.fail({ code: 'unavailable' });
    else sink.next({ rows: [cheaper] as never, next: null }, false);
    return () => {};
  },
  totalsOf: async () => ({ count: 0, sum: 0 }),
} satisfies Adapter);

beforeEach(() => {
  readOrders.length = 0;
  startPage(Date.now());
  queryStore.seed({ [list.key]: { rows: [soap], next: null } });
  enableLiveUpdates();
});

it.each([
  ['retries the read of the changes once', 1, ['changedAt', 'changedAt']],
  ['reads the list itself after two failures', 2, ['changedAt', 'changedAt', 'createdAt']],
])('%s', async (_, failing, reads) => {
  failures = failing;
  const end = queryStore.subscribe(list, () => {});
  await vi.waitFor(() => {
    const data = { rows: [{ price: 9_000 }] };
    expect(queryStore.read(list)).toMatchObject({ data, fromCache: false });
  }, PATIENCE_MS);
  end();
  expect(readOrders).toEqual(reads);
});
