import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { constantQuery } from './constant-query.ts';
import {
  createQueryStore,
  type Observer,
  type QueryState,
  type QueryStore,
} from './query-store.ts';

const GC_MS = 5_000;
const LOADING = { state: 'loading' };
const ready = (data: unknown, fromCache = false) => ({ state: 'ready', data, fromCache });

let live: QueryStore;
beforeEach(() => {
  vi.useFakeTimers();
  live = createQueryStore();
});
afterEach(() => void vi.useRealTimers());

/** A query with a subscriber that ignores its changes. */
function subscribed(atOnce?: Parameters<typeof aQuery<string>>[0]) {
  const source = aQuery<string>(atOnce);
  return { source, leave: live.subscribe(source, () => {}) };
}

describe('a query', () => {
  it('starts once for two subscribers, notifies both, and runs on while one remains', () => {
    const source = aQuery<string>();
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = live.subscribe(source, first);
    live.subscribe(aQuery({ sharing: source }), second);
    source.next('oil');
    expect(source.starts()).toBe(1);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    expect(live.read(source)).toEqual(ready('oil'));
    leave();
    vi.advanceTimersByTime(10 * GC_MS);
    expect(source.stops()).toBe(0);
  });

  it('survives an unsubscribe followed at once by a subscribe, even with a linger of 0', () => {
    const impatient = createQueryStore({ lingerMs: 0 });
    const source = aQuery<string>();
    impatient.subscribe(source, () => {})();
    impatient.subscribe(source, () => {});
    vi.advanceTimersByTime(GC_MS);
    expect([source.starts(), source.stops(), impatient.size()]).toEqual([1, 0, 1]);
  });

  it('serves its data to a subscriber who returns within the linger, over the same listener', () => {
    const { source, leave } = subscribed();
    source.next('oil');
    leave();
    vi.advanceTimersByTime(GC_MS - 1);
    expect(live.read(source)).toEqual(ready('oil'));
    live.subscribe(source, () => {});
    vi.advanceTimersByTime(10 * GC_MS);
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('stops its listener after the linger and serves the last data from the cache until the next reset', () => {
    const { source, leave } = subscribed();
    source.next('oil');
    leave();
    vi.advanceTimersByTime(GC_MS);
    expect([source.stops(), live.size(), vi.getTimerCount()]).toEqual([1, 0, 0]);
    expect(live.read(source)).toEqual(ready('oil', true));
    live.reset();
    expect(live.read(source)).toEqual(LOADING);
  });

  it('retains the data of the last 50 ended queries, but no null', () => {
    const sources = Array.from({ length: 52 }, () => aQuery<string | null>());
    for (const [index, source] of sources.entries()) {
      const leave = live.subscribe(source, () => {});
      source.next(index === 51 ? null : 'oil');
      leave();
    }
    vi.advanceTimersByTime(GC_MS);
    const retained = sources.filter((source) => live.read(source).state === 'ready');
    expect(retained).toEqual(sources.slice(1, 51));
  });

  it('is dropped after a failure when its last subscriber leaves; the next subscriber starts clean', () => {
    const { source, leave } = subscribed();
    const leaveLast = live.subscribe(source, () => {});
    source.next('oil');
    source.fail('denied');
    expect(source.stops()).toBe(1);
    leave();
    expect(live.size()).toBe(1);
    leaveLast();
    expect(live.size()).toBe(0);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(2);
  });

  it('is dropped at once when it fails without subscribers', () => {
    const { source, leave } = subscribed();
    leave();
    source.fail('denied');
    expect([live.size(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('survives a subscriber that re-subscribes during the failure notification', () => {
    const source = aQuery<string>();
    const leave = live.subscribe(source, () => {
      leave();
      live.subscribe(source, () => {});
    });
    source.fail('denied');
    expect([source.starts(), live.size()]).toEqual([2, 1]);
    source.next('oil');
    expect(live.read(source)).toEqual(ready('oil'));
  });

  it('carries its last data in the failed state, and none if there was none', () => {
    const [known, unknown] = [subscribed().source, subscribed().source];
    known.next('oil');
    for (const source of [known, unknown]) source.fail('denied');
    expect(live.read(known)).toEqual({ state: 'failed', error: { code: 'denied' }, data: 'oil' });
    expect(live.read(unknown)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });

  it('notifies a callback twice if it subscribed twice, until each subscription ends', () => {
    const source = aQuery<number>();
    const changed = vi.fn();
    const [first, second] = [live.subscribe(source, changed), live.subscribe(source, changed)];
    source.next(1);
    expect(changed).toHaveBeenCalledTimes(2);
    first();
    first();
    source.next(2);
    expect(changed).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(2 * GC_MS);
    expect(source.stops()).toBe(0);
    second();
    vi.advanceTimersByTime(GC_MS);
    expect(source.stops()).toBe(1);
  });

  it('skips a subscriber that an earlier subscriber removed during the same notification', () => {
    const source = aQuery<number>();
    const removed = vi.fn();
    live.subscribe(source, () => leave());
    const leave = live.subscribe(source, removed);
    source.next(1);
    expect(removed).not.toHaveBeenCalled();
  });

  it('leaves the old listener to its linger when another key takes its place', () => {
    const [old, fresh] = [aQuery<string>(), aQuery<string>()];
    live.subscribe(old, () => {})();
    const changed = vi.fn();
    live.subscribe(fresh, changed);
    expect([fresh.starts(), old.stops()]).toEqual([1, 0]);
    old.next('late');
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(GC_MS);
    expect([old.stops(), fresh.stops(), live.size()]).toEqual([1, 0, 1]);
  });
});

describe('the state object of a query', () => {
  it('is the same until something changes, and a new one when the server confirms equal data', () => {
    const source = aQuery<readonly string[]>();
    expect(live.read(source)).toBe(live.read(source));
    const rows = ['oil'];
    live.seed({ [source.key]: rows });
    live.subscribe(source, () => {});
    const seeded = live.initialState(source);
    source.next(rows, { fromCache: true });
    expect(live.read(source)).toBe(seeded);
    source.next(rows);
    const confirmed = live.read(source);
    expect(confirmed).toEqual(ready(rows));
    expect(confirmed).not.toBe(seeded);
    expect(live.read(source)).toBe(confirmed);
  });

  it('is the initial one when the device reports the same value', () => {
    const initialState = ready('online') as QueryState<string>;
    const source = { ...aQuery<string>(), initialState };
    live.subscribe(source, () => {});
    source.next('online');
    expect(live.read(source)).toBe(initialState);
  });

  it('is known before the start for a constant query', () => {
    const nothing = constantQuery('nothing');
    const initial = live.read(nothing);
    expect(initial).toEqual(ready(null));
    live.subscribe(nothing, () => {});
    expect(live.read(nothing)).toBe(initial);
    expect(live.initialState(nothing)).toBe(initial);
  });
});

describe('a stopped listener', () => {
  it('is ignored', () => {
    const { source, leave } = subscribed();
    leave();
    vi.advanceTimersByTime(GC_MS);
    const changed = vi.fn();
    live.subscribe(source, changed);
    source.next('late', { run: 0 });
    source.fail('denied', { run: 0 });
    expect(changed).not.toHaveBeenCalled();
    expect(live.read(source)).toEqual(LOADING);
    source.next('fresh');
    expect(live.read(source)).toEqual(ready('fresh'));
  });

  it('is ignored after its own failure', () => {
    const { source } = subscribed();
    source.fail('denied');
    source.next('late');
    source.fail('busy');
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });
});

describe('a query that answers synchronously', () => {
  it('is ready at once', () => {
    const { source } = subscribed({ atOnce: (sink) => sink.next('oil', false) });
    expect(live.read(source)).toEqual(ready('oil'));
    expect(source.stops()).toBe(0);
  });

  it('is failed and stopped when it fails, and not retained when it was preloaded', () => {
    const fails = { atOnce: (sink: Observer<string>) => sink.fail({ code: 'offline' }) };
    live.preload(aQuery(fails));
    expect([live.size(), vi.getTimerCount()]).toEqual([0, 0]);
    const { source, leave } = subscribed(fails);
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'offline' } });
    expect(source.stops()).toBe(1);
    live.retry();
    expect(source.starts()).toBe(2);
    leave();
    expect(live.size()).toBe(0);
  });
});

describe('retry', () => {
  it('restarts a failed listener while its data stays visible', () => {
    const source = aQuery<string>();
    const changed = vi.fn();
    live.subscribe(source, changed);
    source.next('oil');
    source.fail('denied');
    changed.mockClear();
    live.retry(source.key);
    expect(live.read(source)).toEqual(ready('oil', true));
    expect(changed).toHaveBeenCalledTimes(1);
    source.next('new oil');
    expect(live.read(source)).toEqual(ready('new oil'));
    expect(source.starts()).toBe(2);
  });

  it('returns a query without data to loading, and treats null as data', () => {
    const [nothing, none] = [subscribed().source, aQuery<null>()];
    live.subscribe(none, () => {});
    none.next(null);
    for (const source of [nothing, none]) source.fail('unavailable');
    live.retry();
    expect(live.read(nothing)).toEqual(LOADING);
    expect(live.read(none)).toEqual(ready(null, true));
  });

  it('restarts the failed query of its key, or every failed one, and no other', () => {
    const [first, second] = [subscribed().source, subscribed().source];
    const well = subscribed().source;
    const starts = () => [first, second, well].map((source) => source.starts());
    live.retry(well.key);
    first.fail('denied');
    second.fail('offline');
    well.next('oil');
    live.retry('no such query');
    expect(starts()).toEqual([1, 1, 1]);
    live.retry(first.key);
    expect(starts()).toEqual([2, 1, 1]);
    first.fail('denied');
    live.retry();
    expect(starts()).toEqual([3, 2, 1]);
    expect(live.size()).toBe(3);
  });
});

describe('a reset', () => {
  it('restarts subscribed queries as loading, without data of the previous user', () => {
    const source = aQuery<string>();
    const seen: unknown[] = [];
    live.subscribe(source, () => seen.push(live.read(source)));
    source.next('of Asha');
    live.reset();
    expect(seen).toEqual([ready('of Asha'), LOADING]);
    expect([source.starts(), source.stops()]).toEqual([2, 1]);
    source.next('late word on Asha', { run: 0 });
    source.fail('denied');
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'denied' } });
    live.reset();
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(3);
  });

  it('clears every query before it notifies the first subscriber', () => {
    const first = aQuery<string>();
    const seen: unknown[] = [];
    live.subscribe(first, () => seen.push(live.read(second)));
    const second = subscribed().source;
    second.next('of Asha');
    live.reset();
    expect(seen).toEqual([LOADING]);
  });

  it('drops lingering queries', () => {
    const { source, leave } = subscribed();
    leave();
    source.next('of Asha');
    live.reset();
    expect([live.size(), source.stops(), vi.getTimerCount()]).toEqual([0, 1, 0]);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
  });

  it('leaves nothing behind when a subscriber leaves during its own or another notification', () => {
    const [first, second] = [aQuery<string>(), aQuery<string>()];
    const leaveFirst = live.subscribe(first, () => {
      leaveFirst();
      leaveSecond();
    });
    const leaveSecond = live.subscribe(second, () => {});
    live.reset();
    vi.advanceTimersByTime(GC_MS);
    expect([second.starts(), second.stops(), live.size()]).toEqual([1, 1, 0]);
    expect(first.starts()).toBe(first.stops());
  });
});

describe('a preloaded query', () => {
  it('starts once although its page mounts later, and then does not end', () => {
    const source = aQuery<string>();
    live.preload(source);
    source.next('oil');
    vi.advanceTimersByTime(GC_MS - 1);
    live.subscribe(source, () => {});
    live.preload(source);
    vi.advanceTimersByTime(10 * GC_MS);
    expect(live.read(source)).toEqual(ready('oil'));
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('ends after the linger when no subscriber arrives', () => {
    const source = aQuery<string>();
    live.preload(source);
    vi.advanceTimersByTime(GC_MS);
    expect([source.stops(), live.size()]).toEqual([1, 0]);
  });

  it('restarts the linger of a query that was about to end', () => {
    const { source, leave } = subscribed();
    leave();
    vi.advanceTimersByTime(GC_MS - 1);
    live.preload(source);
    vi.advanceTimersByTime(GC_MS - 1);
    live.subscribe(source, () => {});
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });
});
