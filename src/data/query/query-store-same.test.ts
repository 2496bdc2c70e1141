import { describe, expect, it } from 'vitest';
import { aSource } from '../../../tests/support/sources.ts';
import { constantQuery, createQueryStore, type QueryState } from './query-store.ts';

const ready = <T>(data: T): QueryState<T> => ({ state: 'ready', data, fromCache: false });

describe('what a live read says', () => {
  it('stays the same object while the same is said, and is another one once the server has confirmed it', () => {
    const live = createQueryStore();
    const rows = ['oil'];
    const source = aSource<readonly string[]>();
    live.seed({ [source.key]: rows });
    live.subscribe(source, () => {});
    const made = live.first(source);
    source.next(rows, { fromCache: true });
    expect(live.read(source)).toBe(made);
    source.next(rows);
    expect(live.read(source)).toEqual(ready(rows));
    expect(live.read(source)).not.toBe(made);
  });

  it('is what a page was made with where the device says the same', () => {
    const live = createQueryStore();
    const atFirst = ready('online');
    const source = { ...aSource<string>(), atFirst };
    live.subscribe(source, () => {});
    source.next('online');
    expect(live.read(source)).toBe(atFirst);
  });

  it('is known before it is started where it is always the same', () => {
    const live = createQueryStore();
    const nothing = constantQuery('nothing');
    const before = live.read(nothing);
    expect(before).toEqual(ready(null));
    live.subscribe(nothing, () => {});
    expect(live.read(nothing)).toBe(before);
    expect(live.first(nothing)).toBe(before);
  });
});
