import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSource } from '../../../tests/support/sources.ts';
import { createQueryStore, type QueryStore } from './query-store.ts';

const LINGER = 5_000;
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

describe('a live read', () => {
  it('is started once for two readers, and both are told of every change', () => {
    const source = aSource<string>();
    const [one, two] = [vi.fn(), vi.fn()];
    live.subscribe(source, one);
    live.subscribe(aSource({ sharing: source }), two);
    source.next('oil');
    expect(source.starts()).toBe(1);
    expect(one).toHaveBeenCalledTimes(1);
    expect(two).toHaveBeenCalledTimes(1);
    expect(live.read(source)).toEqual(ready('oil'));
  });

  it('survives a reader that leaves and comes back at once, even without a linger', () => {
    const impatient = createQueryStore({ lingerMs: 0 });
    const source = aSource<string>();
    impatient.subscribe(source, () => {})();
    impatient.subscribe(source, () => {});
    vi.advanceTimersByTime(LINGER);
    expect([source.starts(), source.stops(), impatient.size()]).toEqual([1, 0, 1]);
  });

  it('has its data at once for a reader who comes back within the linger, and keeps its listener', () => {
    const source = aSource<string>();
    const leave = live.subscribe(source, () => {});
    source.next('oil');
    leave();
    vi.advanceTimersByTime(LINGER - 1);
    const { data } = live.read(source) as { data: unknown };
    live.subscribe(source, () => {});
    vi.advanceTimersByTime(10 * LINGER);
    expect(data).toBe('oil');
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('stops its listener after the linger and keeps its data as a cached value until the next reset', () => {
    const source = aSource<string>();
    const leave = live.subscribe(source, () => {});
    source.next('oil');
    leave();
    vi.advanceTimersByTime(LINGER);
    expect([source.stops(), live.size(), vi.getTimerCount()]).toEqual([1, 0, 0]);
    expect(live.read(source)).toEqual(ready('oil', true));
    live.reset();
    expect(live.read(source)).toEqual(LOADING);
  });

  it('keeps the data of the fifty reads that ended last, but not that there is nothing', () => {
    const sources = Array.from({ length: 52 }, () => aSource<string | null>());
    for (const [index, source] of sources.entries()) {
      const leave = live.subscribe(source, () => {});
      source.next(index === 51 ? null : 'oil');
      leave();
    }
    vi.advanceTimersByTime(LINGER);
    const kept = sources.filter((source) => live.read(source).state === 'ready');
    expect(kept).toEqual(sources.slice(1, 51));
  });

  it('goes on as long as one of its readers is there', () => {
    const source = aSource<string>();
    const leave = live.subscribe(source, () => {});
    live.subscribe(source, () => {});
    leave();
    vi.advanceTimersByTime(10 * LINGER);
    expect(source.stops()).toBe(0);
  });

  it('that has failed is forgotten when its last reader leaves; the next one starts clean', () => {
    const source = aSource<string>();
    const [one, two] = [live.subscribe(source, () => {}), live.subscribe(source, () => {})];
    source.next('oil');
    source.fail('denied');
    one();
    expect(live.size()).toBe(1);
    two();
    expect(live.size()).toBe(0);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(2);
  });

  it('that fails while nobody reads it is forgotten at once', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {})();
    source.fail('denied');
    expect([live.size(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('that is asked for anew by a reader who leaves because it failed is held', () => {
    const source = aSource<string>();
    const leave = live.subscribe(source, () => {
      leave();
      live.subscribe(source, () => {});
    });
    source.fail('denied');
    expect([source.starts(), live.size()]).toEqual([2, 1]);
    source.next('oil');
    expect(live.read(source)).toEqual(ready('oil'));
  });

  it('keeps its last data beside the failure, and has none when none ever came', () => {
    const [known, unknown] = [aSource<string>(), aSource<string>()];
    for (const source of [known, unknown]) live.subscribe(source, () => {});
    known.next('oil');
    for (const source of [known, unknown]) source.fail('denied');
    expect(live.read(known)).toEqual({ state: 'failed', error: { code: 'denied' }, data: 'oil' });
    expect(live.read(unknown)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });

  it('is stopped when it fails: a dead listener holds nothing', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {});
    source.fail('denied');
    expect(source.stops()).toBe(1);
  });

  it('reads as the same object until something changes', () => {
    const source = aSource<string>();
    expect(live.read(source)).toBe(live.read(source));
    live.subscribe(source, () => {});
    source.next('oil');
    expect(live.read(source)).toBe(live.read(source));
  });

  it('tells a function that subscribed twice twice, until each subscription has left', () => {
    const source = aSource<number>();
    const changed = vi.fn();
    const [one, two] = [live.subscribe(source, changed), live.subscribe(source, changed)];
    source.next(1);
    expect(changed).toHaveBeenCalledTimes(2);
    one();
    one();
    source.next(2);
    expect(changed).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(2 * LINGER);
    expect(source.stops()).toBe(0);
    two();
    vi.advanceTimersByTime(LINGER);
    expect(source.stops()).toBe(1);
  });

  it('tells nobody who has left, even when the one told before them sent them away', () => {
    const source = aSource<number>();
    const late = vi.fn();
    live.subscribe(source, () => leave());
    const leave = live.subscribe(source, late);
    source.next(1);
    expect(late).not.toHaveBeenCalled();
  });
});

describe('a listener that was stopped', () => {
  it('is not heard any more', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {})();
    vi.advanceTimersByTime(LINGER);
    const changed = vi.fn();
    live.subscribe(source, changed);
    source.next('late', { run: 0 });
    source.fail('denied', { run: 0 });
    expect(changed).not.toHaveBeenCalled();
    expect(live.read(source)).toEqual(LOADING);
    source.next('fresh');
    expect(live.read(source)).toEqual(ready('fresh'));
  });

  it('by its own failure is not heard any more either', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {});
    source.fail('denied');
    source.next('late');
    source.fail('busy');
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'denied' } });
  });
});

describe('a source that answers before it has started', () => {
  it('is ready at once when it has data', () => {
    const source = aSource<string>({ atOnce: (sink) => sink.next('oil', false) });
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(ready('oil'));
    expect(source.stops()).toBe(0);
  });

  it('is failed, not loading for ever, when it fails; and stopped', () => {
    const source = aSource<string>({ atOnce: (sink) => sink.fail({ code: 'offline' }) });
    const leave = live.subscribe(source, () => {});
    expect(live.read(source)).toEqual({ state: 'failed', error: { code: 'offline' } });
    expect(source.stops()).toBe(1);
    live.retry();
    expect(source.starts()).toBe(2);
    leave();
    expect(live.size()).toBe(0);
  });

  it('is not held when it fails while it is preloaded', () => {
    live.preload(aSource({ atOnce: (sink) => sink.fail({ code: 'offline' }) }));
    expect([live.size(), vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('retry', () => {
  it('starts a dead listener again while the data that is shown stays', () => {
    const source = aSource<string>();
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

  it('of a read that never had data is loading again', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {});
    source.fail('unavailable');
    live.retry(source.key);
    expect(live.read(source)).toEqual(LOADING);
  });

  it('keeps null, which is an answer and not a lack of data', () => {
    const source = aSource<null>();
    live.subscribe(source, () => {});
    source.next(null);
    source.fail('unavailable');
    live.retry(source.key);
    expect(live.read(source)).toEqual(ready(null, true));
  });

  it('without a key tries every failed read, and only those', () => {
    const [one, two, well] = [aSource<string>(), aSource<string>(), aSource<string>()];
    for (const source of [one, two, well]) live.subscribe(source, () => {});
    one.fail('denied');
    two.fail('offline');
    well.next('oil');
    live.retry();
    expect([one, two, well].map((source) => source.starts())).toEqual([2, 2, 1]);
  });

  it('with a key leaves other failed reads alone', () => {
    const [one, two] = [aSource<string>(), aSource<string>()];
    for (const source of [one, two]) live.subscribe(source, () => {});
    one.fail('denied');
    two.fail('denied');
    live.retry(one.key);
    expect([one.starts(), two.starts()]).toEqual([2, 1]);
  });

  it('does nothing for what has not failed or is not read', () => {
    const source = aSource<string>();
    const changed = vi.fn();
    live.subscribe(source, changed);
    live.retry(source.key);
    source.next('oil');
    live.retry(source.key);
    live.retry('nobody reads this');
    expect([source.starts(), changed.mock.calls.length, live.size()]).toEqual([1, 1, 1]);
  });
});

describe('a reset', () => {
  it('starts what is read anew, as loading, holding nothing of the person before', () => {
    const source = aSource<string>();
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

  it('is over for every read before the first reader is told of it', () => {
    const [first, second] = [aSource<string>(), aSource<string>()];
    const seen: unknown[] = [];
    live.subscribe(first, () => seen.push(live.read(second)));
    live.subscribe(second, () => {});
    second.next('of Asha');
    live.reset();
    expect(seen).toEqual([LOADING]);
  });

  it('drops what lingers', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {})();
    source.next('of Asha');
    live.reset();
    expect([live.size(), source.stops(), vi.getTimerCount()]).toEqual([0, 1, 0]);
    live.subscribe(source, () => {});
    expect(live.read(source)).toEqual(LOADING);
  });

  it('tries again what had failed for the person before', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {});
    source.next('of Asha');
    source.fail('denied');
    live.reset();
    expect(live.read(source)).toEqual(LOADING);
    expect(source.starts()).toBe(2);
  });

  it('drops a read whose reader leaves because of it', () => {
    const [first, second] = [aSource<string>(), aSource<string>()];
    live.subscribe(first, () => leaveSecond());
    const leaveSecond = live.subscribe(second, () => {});
    live.reset();
    vi.advanceTimersByTime(LINGER);
    expect([second.starts(), second.stops(), live.size()]).toEqual([1, 1, 1]);
  });

  it('leaves nothing behind of a reader that leaves while it is told', () => {
    const source = aSource<string>();
    const leave = live.subscribe(source, () => leave());
    live.reset();
    vi.advanceTimersByTime(LINGER);
    expect(live.size()).toBe(0);
    expect(source.starts()).toBe(source.stops());
  });
});

describe('a preloaded read', () => {
  it('is started once, though the page that wants it mounts later', () => {
    const source = aSource<string>();
    live.preload(source);
    source.next('oil');
    vi.advanceTimersByTime(LINGER - 1);
    live.subscribe(source, () => {});
    vi.advanceTimersByTime(10 * LINGER);
    expect(live.read(source)).toEqual(ready('oil'));
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('ends by itself when nobody comes', () => {
    const source = aSource<string>();
    live.preload(source);
    vi.advanceTimersByTime(LINGER);
    expect([source.stops(), live.size()]).toEqual([1, 0]);
  });

  it('has its whole linger before it, even when it was about to end', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {})();
    vi.advanceTimersByTime(LINGER - 1);
    live.preload(source);
    vi.advanceTimersByTime(LINGER - 1);
    live.subscribe(source, () => {});
    expect([source.starts(), source.stops()]).toEqual([1, 0]);
  });

  it('does not end under a reader that is there already', () => {
    const source = aSource<string>();
    live.subscribe(source, () => {});
    live.preload(source);
    vi.advanceTimersByTime(10 * LINGER);
    expect(source.stops()).toBe(0);
  });
});

describe('a change of key', () => {
  it('starts the new listener at once, ends the old one after the linger and hears it no more', () => {
    const [old, fresh] = [aSource<string>(), aSource<string>()];
    const leave = live.subscribe(old, () => {});
    leave();
    const changed = vi.fn();
    live.subscribe(fresh, changed);
    expect([fresh.starts(), old.stops()]).toEqual([1, 0]);
    old.next('late');
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LINGER);
    expect([old.stops(), fresh.stops(), live.size()]).toEqual([1, 0, 1]);
  });
});
