import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BundleCatalog, bundledProduct } from '#domain/bundle/bundle-offer.ts';
import type { FailureCode } from '#domain/core/result.ts';
import { paise } from '#domain/money/money.ts';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { type Adapter, setAdapter } from '../firebase/adapter.ts';
import { startPage } from '../prerendered/page-data.ts';
import { enableLiveUpdates } from '../query/live-updates.ts';
import { queryStore } from '../query/query-store.ts';
import { bundleCatalog } from './bundles.ts';

const ID = 'neemAndAloe000000001';
const [BUNDLE, ALOE] = [`bundles/${ID}`, 'products/aloe'];
const offered = aBundle(ID, 6_000, ['neem', 'aloe']);
const product = (slug: string) => bundledProduct(aProduct({ slug, price: paise(20_000) }));
const SEED: BundleCatalog = { bundles: [offered], products: [product('neem'), product('aloe')] };
/** The import of the code can take seconds on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** What the server answers by path: a document, or why it cannot be read. */
let answers: Readonly<Record<string, object | FailureCode>> = {};
/** Whether there are more product changes than a page reads. */
let hasMoreChanges = false;
/** The paths that were answered. */
const answered = new Set<string>();

setAdapter({
  listenToDocument: (path, _parse, sink) => {
    const answer = answers[path];
    if (typeof answer === 'string') sink.fail({ code: answer });
    else sink.next((answer ?? null) as never, false);
    answered.add(path);
    return () => {};
  },
  listenToList: (_read, _parse, sink) => {
    const next = hasMoreChanges ? { value: 1, moment: true, id: 'other' } : null;
    sink.next({ rows: [], next }, false);
    return () => {};
  },
  totalsOf: async () => ({ count: 0, sum: 0 }),
} satisfies Adapter);

beforeEach(() => {
  // A browser reads otherwise than the build.
  vi.stubGlobal('window', {});
  [answers, hasMoreChanges] = [{}, false];
  answered.clear();
  startPage(Date.now());
  enableLiveUpdates();
});
afterEach(() => void vi.unstubAllGlobals());

/** What a page that embeds the bundle shows once the path is answered. */
async function shownAfter(path: string, slug: string) {
  const query = bundleCatalog(slug);
  queryStore.seed({ [query.key]: SEED });
  const end = queryStore.subscribe(query, () => {});
  await vi.waitFor(() => {
    expect(answered).toContain(path);
    const state = queryStore.read(query);
    expect(state.state === 'ready' && state.data !== SEED).toBe(true);
  }, PATIENCE);
  const state = queryStore.read(query);
  end();
  return state;
}

it.each(['', 'neem'])('keeps a changed bundle that cannot be read (%j)', async (slug) => {
  for (const code of ['unavailable', 'offline', 'quota'] as const) {
    queryStore.reset();
    answers = { 'settings/store': { bundleChanges: { [ID]: Date.now() } }, [BUNDLE]: code };
    expect(await shownAfter(BUNDLE, slug)).toEqual({ state: 'ready', data: SEED, fromCache: true });
  }
});

it('drops a changed bundle that is denied or deleted, and takes over the version that was read', async () => {
  const changed = { ...offered, savingPaise: paise(7_000) };
  for (const [answer, bundles] of [
    ['denied', []],
    [changed, [changed]],
    [undefined, []],
  ] as const) {
    queryStore.reset();
    answers = {
      'settings/store': { bundleChanges: { [ID]: Date.now() } },
      ...(answer && { [BUNDLE]: answer }),
    };
    expect(await shownAfter(BUNDLE, 'neem')).toMatchObject({ data: { bundles }, fromCache: false });
  }
});

it('past the limit of changes, a product page keeps a product that cannot be read', async () => {
  hasMoreChanges = true;
  answers = { 'products/neem': product('neem'), [ALOE]: 'unavailable' };
  expect(await shownAfter(ALOE, 'neem')).toEqual({ state: 'ready', data: SEED, fromCache: true });
  queryStore.reset();
  answers = { ...answers, [ALOE]: 'denied' };
  const data = { products: [product('neem')] };
  expect(await shownAfter(ALOE, 'neem')).toMatchObject({ data, fromCache: false });
});
