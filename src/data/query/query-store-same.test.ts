import { describe, expect, it } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { constantQuery } from './constant-query.ts';
import { createQueryStore, type QueryState } from './query-store.ts';

const ready = <T>(data: T): QueryState<T> => ({ state: 'ready', data, fromCache: false });

describe('the state of a query', () => {
  it('stays the same object for equal data and becomes a new one when the server confirms it', () => {
    const live = createQueryStore();
    const rows = ['oil'];
    const source = aQuery<readonly string[]>();
    live.seed({ [source.key]: rows });
    live.subscribe(source, () => {});
    const seeded = live.first(source);
    source.next(rows, { fromCache: true });
    expect(live.read(source)).toBe(seeded);
    source.next(rows);
    expect(live.read(source)).toEqual(ready(rows));
    expect(live.read(source)).not.toBe(seeded);
  });

  it('is the initial state object when the device reports the same value', () => {
    const live = createQueryStore();
    const initialState = ready('online');
    const source = { ...aQuery<string>(), initialState };
    live.subscribe(source, () => {});
    source.next('online');
    expect(live.read(source)).toBe(initialState);
  });

  it('is known before the start for a constant query', () => {
    const live = createQueryStore();
    const nothing = constantQuery('nothing');
    const initial = live.read(nothing);
    expect(initial).toEqual(ready(null));
    live.subscribe(nothing, () => {});
    expect(live.read(nothing)).toBe(initial);
    expect(live.first(nothing)).toBe(initial);
  });
});
