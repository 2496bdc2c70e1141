import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { firstServerValue } from './first-server-value.ts';
import { createQueryStore, queryStore, type QueryStore } from './query-store.ts';
import { SLOW_MS } from './slow.ts';

const LOADING = { state: 'loading' };
const SLOW = { state: 'failed', error: { code: 'unavailable' } };
const ready = (data: unknown) => ({ state: 'ready', data, fromCache: false });

let live: QueryStore;
let device: { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  device = { onLine: true };
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', device);
  live = createQueryStore();
});
afterEach(() => {
  // One-time reads use the store of the page, which the next file may share.
  queryStore.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page shows a query without an answer as failed after 8 seconds, and its late answer', () => {
  const source = aQuery<string>();
  const changed = vi.fn();
  live.subscribe(source, changed);
  vi.advanceTimersByTime(SLOW_MS - 1);
  expect(live.pageState(source)).toEqual(LOADING);
  vi.advanceTimersByTime(1);
  expect(live.pageState(source)).toEqual(SLOW);
  expect(changed).toHaveBeenCalledTimes(1);
  // Queries that derive from it keep waiting, because each has a wait of its own.
  expect(live.read(source)).toEqual(LOADING);
  source.next('oil');
  expect(live.pageState(source)).toEqual(ready('oil'));
  expect([source.starts(), source.stops(), vi.getTimerCount()]).toEqual([1, 0, 0]);
});

it('a retry restarts a slow query, which may be slow again', () => {
  const source = aQuery<string>();
  live.subscribe(source, () => {});
  live.retry();
  expect(source.starts(), 'not while it has just begun').toBe(1);
  vi.advanceTimersByTime(SLOW_MS);
  live.retry();
  expect([source.starts(), source.stops()]).toEqual([2, 1]);
  expect(live.pageState(source)).toEqual(LOADING);
  vi.advanceTimersByTime(SLOW_MS);
  expect(live.pageState(source)).toEqual(SLOW);
  source.next('late', { run: 0 });
  expect(live.pageState(source)).toEqual(SLOW);
});

it('known data, a failure, and the time offline are never slow', () => {
  const [known, failed, offline] = [aQuery<string>(), aQuery<string>(), aQuery<string>()];
  for (const source of [known, failed, offline]) live.subscribe(source, () => {});
  known.next('oil', { fromCache: true });
  failed.fail('denied');
  device.onLine = false;
  vi.advanceTimersByTime(3 * SLOW_MS);
  expect(live.pageState(known)).toMatchObject({ state: 'ready', data: 'oil' });
  expect(live.pageState(failed)).toEqual({ state: 'failed', error: { code: 'denied' } });
  expect(live.pageState(offline)).toEqual(LOADING);
  device.onLine = true;
  vi.advanceTimersByTime(SLOW_MS);
  expect(live.pageState(offline)).toEqual(SLOW);
});

it('a slow query that is left starts again for the next reader', () => {
  const source = aQuery<string>();
  const leave = live.subscribe(source, () => {});
  vi.advanceTimersByTime(SLOW_MS);
  leave();
  expect([live.size(), source.stops()]).toEqual([0, 1]);
  live.subscribe(source, () => {});
  expect(live.pageState(source)).toEqual(LOADING);
});

it('a one-time read fails after 8 seconds without an answer of the server', async () => {
  const [silent, cached] = [aQuery<string>(), aQuery<string>()];
  const answers = [firstServerValue(silent), firstServerValue(cached)];
  cached.next('oil', { fromCache: true });
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  const failure = { ok: false, failure: { code: 'unavailable' } };
  expect(await Promise.all(answers)).toEqual([failure, failure]);
});
