import { expect, it, vi } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { type Adapter, setAdapter } from '../firebase/adapter.ts';
import { startPage } from '../prerendered/page-data.ts';
import { enableLiveUpdates } from '../query/live-updates.ts';
import { queryStore } from '../query/query-store.ts';
import { followFeatured } from './follow-featured.ts';

const [oil, soap, balm] = ['oil', 'soap', 'balm'].map((slug) => aProduct({ slug }));
const reads: string[] = [];

/** The answers of documents: the settings with the owner's choice, and products. */
function answering(slugs: readonly string[]): void {
  const featured = slugs.map((slug) => ({ slug }));
  setAdapter({
    listenToDocument(path, _parse, sink) {
      reads.push(path);
      const found = path === 'settings/store' ? { content: { home: { featured } } } : null;
      sink.next((path === 'products/balm' ? balm : found) as never, false);
      return () => {};
    },
    listenToList(_read, _parse, sink) {
      sink.next({ rows: [], next: null }, false);
      return () => {};
    },
    totalsOf: async () => ({ count: 0, sum: 0 }),
  } satisfies Adapter);
}

it.each([
  ['are those of the build without a choice', [], ['oil', 'soap'], []],
  ['follow the order of the owner without a read', ['soap', 'oil'], ['soap', 'oil'], []],
  ['include one that the build lacks', ['balm', 'oil'], ['balm', 'oil'], ['products/balm']],
  ['leave out one that is not on sale', ['gone', 'oil'], ['oil'], ['products/gone']],
])('featured products %s', async (_, chosen, shown, read) => {
  reads.length = 0;
  startPage(Date.now());
  answering(chosen);
  enableLiveUpdates();
  const query = followFeatured('featured', [oil, soap] as never);
  const end = queryStore.subscribe(query, () => {});
  await vi.waitFor(() => {
    const state = queryStore.read(query);
    const rows = state.state === 'ready' ? state.data : [];
    expect(rows.map(({ slug }) => slug)).toEqual(shown);
  }, 20_000);
  end();
  expect(reads.filter((path) => path.startsWith('products/'))).toEqual(read);
});
