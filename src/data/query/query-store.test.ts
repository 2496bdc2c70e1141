import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { createQueryStore, type QueryStore } from './query-store.ts';

const GC_MS = 5_000;
const LOADING = { state: 'loading' };
const ready = (data: unknown, fromCache = false) => ({ state: 'ready', data, fromCache });

let live: QueryStore;
beforeEach(() => {
  vi.useFakeTimers();
  live = createQueryStore();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a query', () => {
  it('starts once for two subscribers and notifies both of every change', () => {
    const source = aQuery<string>();
    const [first, second] = [vi.fn(), vi.fn()];
    live.subscribe(source, first);
    live.subscribe(aQuery({ sharing: source }), second);
    source.next('oil');
    expect(source.starts()).toBe(1);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    expect(live.read(source)).toEqual(ready('oil'));
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
    const source = aQuery<string>();
    const leave = live.subscribe(source, () => {});
    source.next('oil');
    leave();
    vi.advanceTimersByTime(GC_MS - 1);
    const { data } = live.read(source) as { data: unknown };
    live.subscribe(source, () => {});
    vi.advanceTimersByTime(10 * GC_MS);
    expect(data).toBe('oil');
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('stops its listener after the linger and serves the last data from the cache until the next reset', () => {
    const source = aQuery<string>();
    const leave = live.subscribe(source, () => {});
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

  it('keeps running while one subscriber remains', () => {
    const source = aQuery<string>();
    const leave = live.subscribe(source, () => {});
    live.subscribe(source, () => {});
    leave();
    vi.advanceTimersByTime(10 * GC_MS);
    expect(source.stops()).toBe(0);
  });

  it('is dropped after a failure when its last subscriber leaves; the next subscriber starts clean', () => {
    const source = aQuery<string>();
    const [first, second] = [live.subscribe(source, () => {}), live.subscribe(source, () => {})];
    source.next('oil');
    source.fail('denied');
    first();
    expect(live.size()).toBe(1);
    second();
    expect(live.size()).toBe(0);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(2);
  });

  it('is dropped at once when it fails without subscribers', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {})();
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
    const [known, unknown] = [aQuery<string>(), aQuery<string>()];
    for (const source of [known, unknown]) live.subscribe(source, () => {});
    known.next('oil');
    for (const source of [known, unknown]) source.fail('denied');
    expect(live.read(known)).toEqual({ state: 'failed', error: { code: 'denied' }, data: 'oil' });
    expect(live.read(unknown)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });

  it('stops its listener when it fails', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {});
    source.fail('denied');
    expect(source.stops()).toBe(1);
  });

  it('returns the same state object until something changes', () => {
    const source = aQuery<string>();
    expect(live.read(source)).toBe(live.read(source));
    live.subscribe(source, () => {});
    source.next('oil');
    expect(live.read(source)).toBe(live.read(source));
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
});

describe('a stopped listener', () => {
  it('is ignored', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {})();
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
    const source = aQuery<string>();
    live.subscribe(source, () => {});
    source.fail('denied');
    source.next('late');
    source.fail('busy');
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });
});

describe('a query that answers synchronously', () => {
  it('is ready at once', () => {
    const source = aQuery<string>({ atOnce: (sink) => sink.next('oil', false) });
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(ready('oil'));
    expect(source.stops()).toBe(0);
  });

  it('is failed and stopped when it fails synchronously', () => {
    const source = aQuery<string>({ atOnce: (sink) => sink.fail({ code: 'offline' }) });
    const leave = live.subscribe(source, () => {});
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'offline' } });
    expect(source.stops()).toBe(1);
    live.retry();
    expect(source.starts()).toBe(2);
    leave();
    expect(live.size()).toBe(0);
  });

  it('is not retained when it fails during preload', () => {
    live.preload(aQuery({ atOnce: (sink) => sink.fail({ code: 'offline' }) }));
    expect([live.size(), vi.getTimerCount()]).toEqual([0, 0]);
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

  it('returns a query without data to loading', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {});
    source.fail('unavailable');
    live.retry(source.key);
    expect(live.read(source)).toEqual(LOADING);
  });

  it('treats null as data', () => {
    const source = aQuery<null>();
    live.subscribe(source, () => {});
    source.next(null);
    source.fail('unavailable');
    live.retry(source.key);
    expect(live.read(source)).toEqual(ready(null, true));
  });

  it('without a key restarts every failed query and no other', () => {
    const [first, second, well] = [aQuery<string>(), aQuery<string>(), aQuery<string>()];
    for (const source of [first, second, well]) live.subscribe(source, () => {});
    first.fail('denied');
    second.fail('offline');
    well.next('oil');
    live.retry();
    expect([first, second, well].map((source) => source.starts())).toEqual([2, 2, 1]);
  });

  it('with a key leaves other failed queries alone', () => {
    const [first, second] = [aQuery<string>(), aQuery<string>()];
    for (const source of [first, second]) live.subscribe(source, () => {});
    first.fail('denied');
    second.fail('denied');
    live.retry(first.key);
    expect([first.starts(), second.starts()]).toEqual([2, 1]);
  });

  it('ignores queries that have not failed or do not exist', () => {
    const source = aQuery<string>();
    const changed = vi.fn();
    live.subscribe(source, changed);
    live.retry(source.key);
    source.next('oil');
    live.retry(source.key);
    live.retry('no such query');
    expect([source.starts(), changed.mock.calls.length, live.size()]).toEqual([1, 1, 1]);
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
  });

  it('clears every query before it notifies the first subscriber', () => {
    const [first, second] = [aQuery<string>(), aQuery<string>()];
    const seen: unknown[] = [];
    live.subscribe(first, () => seen.push(live.read(second)));
    live.subscribe(second, () => {});
    second.next('of Asha');
    live.reset();
    expect(seen).toEqual([LOADING]);
  });

  it('drops lingering queries', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {})();
    source.next('of Asha');
    live.reset();
    expect([live.size(), source.stops(), vi.getTimerCount()]).toEqual([0, 1, 0]);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
  });

  it('restarts queries that failed for the previous user', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {});
    source.next('of Asha');
    source.fail('denied');
    live.reset();
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(2);
  });

  it('drops a query whose subscriber leaves during the reset', () => {
    const [first, second] = [aQuery<string>(), aQuery<string>()];
    live.subscribe(first, () => leaveSecond());
    const leaveSecond = live.subscribe(second, () => {});
    live.reset();
    vi.advanceTimersByTime(GC_MS);
    expect([second.starts(), second.stops(), live.size()]).toEqual([1, 1, 1]);
  });

  it('leaves nothing behind when a subscriber leaves during its notification', () => {
    const source = aQuery<string>();
    const leave = live.subscribe(source, () => leave());
    live.reset();
    vi.advanceTimersByTime(GC_MS);
    expect(live.size()).toBe(0);
    expect(source.starts()).toBe(source.stops());
  });
});

describe('a preloaded query', () => {
  it('starts once although its page mounts later', () => {
    const source = aQuery<string>();
    live.preload(source);
    source.next('oil');
    vi.advanceTimersByTime(GC_MS - 1);
    live.subscribe(source, () => {});
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
    const source = aQuery<string>();
    live.subscribe(source, () => {})();
    vi.advanceTimersByTime(GC_MS - 1);
    live.preload(source);
    vi.advanceTimersByTime(GC_MS - 1);
    live.subscribe(source, () => {});
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('does not end while it has a subscriber', () => {
    const source = aQuery<string>();
    live.subscribe(source, () => {});
    live.preload(source);
    vi.advanceTimersByTime(10 * GC_MS);
    expect(source.stops()).toBe(0);
  });
});

describe('a change of key', () => {
  it('starts the new listener at once, ends the old one after the linger and ignores its late data', () => {
    const [old, fresh] = [aQuery<string>(), aQuery<string>()];
    const leave = live.subscribe(old, () => {});
    leave();
    const changed = vi.fn();
    live.subscribe(fresh, changed);
    expect([fresh.starts(), old.stops()]).toEqual([1, 0]);
    old.next('late');
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(GC_MS);
    expect([old.stops(), fresh.stops(), live.size()]).toEqual([1, 0, 1]);
  });
});
