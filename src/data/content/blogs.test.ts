import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPage } from '../prerendered/page-data.ts';
import { setAdapter } from '../firebase/adapter.ts';
import { enableLiveUpdates } from '../query/live-updates.ts';
import { queryStore } from '../query/query-store.ts';
import { publishedBlogs } from './blogs.ts';

const RENDERED_AT = Date.UTC(2026, 10, 24, 6);
const FIVE_MINUTES = 5 * 60_000;
const DAY = 24 * 60 * 60_000;
/** The imports behind a query can take seconds on a busy machine. */
const PATIENCE_MS = 20_000;

/** The upper time limit of each started query, in epoch milliseconds. */
let limits: number[] = [];

/** Sets an adapter whose rules deny queries beyond a time (epoch milliseconds). */
function denyAfter(moment: number): void {
  setAdapter({
    listenToDocument: () => () => {},
    listenToList(read, _, sink) {
      const limit = Number(read.between?.[1]) - 1;
      limits.push(limit);
      if (limit > moment) sink.fail({ code: 'denied' });
      else sink.next({ rows: [], next: null }, false);
      return () => {};
    },
    totalsOf: () => Promise.resolve({ count: 0, sum: 0 }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: RENDERED_AT + FIVE_MINUTES, toFake: ['Date'] });
  limits = [];
  startPage(RENDERED_AT);
  enableLiveUpdates();
});
afterEach(() => {
  vi.useRealTimers();
  queryStore.reset();
});

/** The state of the prerendered list once the server has answered. */
async function answered() {
  const list = publishedBlogs({ now: RENDERED_AT });
  queryStore.seed({ [list.key]: { rows: [], next: null } });
  const stop = queryStore.subscribe(list, () => {});
  await vi.waitFor(() => {
    const state = queryStore.read(list);
    expect(state.state === 'ready' && state.fromCache).toBe(false);
  }, PATIENCE_MS);
  stop();
  return queryStore.read(list);
}

const NOW = RENDERED_AT + FIVE_MINUTES;

it.each([
  ['asks for the articles that became due since the page was rendered', NOW, [NOW]],
  ['falls back to the moment of rendering', RENDERED_AT, [NOW, RENDERED_AT]],
  ['falls back to yesterday', RENDERED_AT - 1, [NOW, RENDERED_AT, RENDERED_AT - DAY]],
])('%s when the rules deny what is later', async (_, allowedUntil, asked) => {
  denyAfter(allowedUntil);
  expect(await answered()).toMatchObject({ state: 'ready', fromCache: false });
  expect(limits).toEqual(asked);
});
