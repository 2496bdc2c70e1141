import { afterEach, expect, test, vi } from 'vitest';
import type { Query } from './query-store.ts';
import type { Cursor, ListPage } from './read.ts';
import { readAllRows, readPages } from './read-all.ts';
import { SLOW_MS } from './slow.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A list of the numbers below `count`, two a page, that counts its open listeners. */
function list(count: number) {
  const open = { now: 0, most: 0, pages: 0 };
  const page = (after: Cursor | undefined): Query<ListPage<number>> => ({
    key: `after ${after?.id}`,
    start(sink) {
      open.now += 1;
      open.pages += 1;
      open.most = Math.max(open.most, open.now);
      const first = after ? Number(after.id) + 1 : 0;
      const rows = [first, first + 1].filter((row) => row < count);
      const next = rows.length === 2 ? { value: 0, moment: false, id: String(first + 1) } : null;
      queueMicrotask(() => {
        sink.next({ rows: [], next: null }, true);
        sink.next({ rows, next }, false);
      });
      return () => void (open.now -= 1);
    },
  });
  return { open, page };
}

const options = (most = 100) => ({
  most,
  progress: () => {},
  signal: new AbortController().signal,
});

test('reads every page once, in order, with one listener at a time', async () => {
  const { open, page } = list(7);
  const progress: number[] = [];
  const answer = await readAllRows(page, { ...options(), progress: (rows) => progress.push(rows) });
  expect(answer).toEqual({ ok: true, value: [0, 1, 2, 3, 4, 5, 6] });
  expect(progress).toEqual([2, 4, 6, 7]);
  expect(open).toEqual({ now: 0, most: 1, pages: 4 });
});

test('stops at the most rows and when it is cancelled', async () => {
  const { open, page } = list(100);
  expect(await readAllRows(page, options(5))).toEqual({ ok: true, value: [0, 1, 2, 3, 4] });
  expect(open.pages).toBe(3);

  const controller = new AbortController();
  const progress = (rows: number): void => {
    if (rows === 4) controller.abort();
  };
  const answer = await readAllRows(page, { most: 100, progress, signal: controller.signal });
  expect(answer).toEqual({ ok: false, failure: { code: 'cancelled' } });
  expect(open).toMatchObject({ now: 0, pages: 5 });
});

test('waits for a slow page unless the reader is to be told', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  let open = 0;
  const silent = (): Query<ListPage<number>> => ({
    key: 'silent',
    start() {
      open += 1;
      return () => void (open -= 1);
    },
  });
  const { signal } = new AbortController();
  const told = readPages(silent, () => true, { signal, failsWhenSlow: true });
  const waiting = vi.fn<() => void>();
  void readPages(silent, () => true, { signal }).then(waiting);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(await told).toEqual({ ok: false, failure: { code: 'unavailable' } });
  expect(waiting).not.toHaveBeenCalled();
  expect(open).toBe(1);
});

test('fails with the failure of a page', async () => {
  const failing = (): Query<ListPage<number>> => ({
    key: 'failing',
    start(sink) {
      sink.fail({ code: 'denied' });
      return () => {};
    },
  });
  expect(await readAllRows(failing, options())).toEqual({ ok: false, failure: { code: 'denied' } });
});
