import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { derive, mapState } from './derive.ts';
import { type Query, queryStore } from './query-store.ts';
import { retriedOnce } from './retried-once.ts';

const LINGER_MS = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // The next file may share the store of the page: a query with a reader would start again in it.
  for (const end of subscriptions.splice(0)) end();
  queryStore.reset();
  vi.useRealTimers();
});

const subscriptions: (() => void)[] = [];

/** All states that a query had since it was subscribed to; with a function that ends the subscription. */
function statesOf<T>(query: Query<T>) {
  const states: unknown[] = [];
  const end = queryStore.subscribe(query, () => states.push(queryStore.read(query)));
  subscriptions.push(end);
  return { states, end };
}

const cached = (data: unknown) => ({ state: 'ready', data, fromCache: true });
const confirmed = (data: unknown) => ({ state: 'ready', data, fromCache: false });

it('is computed again when a query that it read changes, and starts each once', () => {
  const one = aQuery<number>();
  const other = aQuery<number>();
  const sum = derive<number>('sum', (read) => {
    const [a, b] = [read(one), read(other)];
    if (a.state !== 'ready' || b.state !== 'ready') return { state: 'loading' };
    return { state: 'ready', data: a.data + b.data, fromCache: a.fromCache || b.fromCache };
  });
  const { states } = statesOf(sum);
  one.next(1, { fromCache: true });
  expect(states).toEqual([]);
  other.next(2);
  one.next(5);
  expect(states).toEqual([cached(3), confirmed(7)]);
  expect([one.starts(), other.starts()]).toEqual([1, 1]);
});

it('stops what it no longer reads, and everything once nobody reads it', () => {
  const choice = aQuery<'left' | 'right'>();
  const sides = { left: aQuery<string>(), right: aQuery<string>() };
  const chosen = derive<string>('chosen', (read) => {
    const side = read(choice);
    return side.state === 'ready' ? read(sides[side.data]) : { state: 'loading' };
  });
  const { states, end } = statesOf(chosen);
  choice.next('left');
  sides.left.next('on the left');
  choice.next('right');
  vi.advanceTimersByTime(LINGER_MS);
  expect([sides.left.stops(), sides.right.starts()]).toEqual([1, 1]);
  // The last value stays while another source loads.
  expect(queryStore.read(chosen)).toEqual(confirmed('on the left'));
  sides.right.next('on the right');
  expect(states).toEqual([confirmed('on the left'), confirmed('on the right')]);
  end();
  vi.advanceTimersByTime(2 * LINGER_MS);
  expect([choice.stops(), sides.right.stops()]).toEqual([1, 1]);
});

it('reads a source that answers while it is subscribed to', () => {
  const source = aQuery<string>({ atOnce: (sink) => sink.next('at once', false) });
  let computed = 0;
  const length = derive<number>('length', (read) => {
    computed += 1;
    const text = read(source);
    return text.state === 'ready' ? { ...text, data: text.data.length } : { state: 'loading' };
  });
  const { states } = statesOf(length);
  expect(queryStore.read(length)).toEqual(confirmed(7));
  expect(computed).toBe(1);
  source.next('later');
  expect(states.at(-1)).toEqual(confirmed(5));
});

it('is computed again when a source changes during the computation', () => {
  const count = aQuery<number>({ atOnce: (sink) => sink.next(1, false) });
  const raises = aQuery<null>({
    atOnce: (sink) => {
      count.next(2);
      sink.next(null, false);
    },
  });
  const seen = derive<number>('seen', (read) => {
    const state = read(count);
    read(raises);
    return state;
  });
  statesOf(seen);
  expect(queryStore.read(seen)).toEqual(confirmed(2));
});

it('builds on its last value', () => {
  const word = aQuery<string>();
  const all = derive<readonly string[]>('all words', (read, previous = []) => {
    const state = read(word);
    return state.state === 'ready'
      ? { ...state, data: [...previous, state.data] }
      : { state: 'loading' };
  });
  statesOf(all);
  word.next('one');
  word.next('two');
  expect(queryStore.read(all)).toEqual(confirmed(['one', 'two']));
});

it('fails with its source, keeps its data, and a retry starts the source again', () => {
  const source = aQuery<string>();
  const loud = derive('loud', (read) => mapState(read(source), (text) => text.toUpperCase()));
  statesOf(loud);
  source.next('oil');
  source.fail('unavailable');
  const error = { code: 'unavailable' };
  expect(queryStore.read(loud)).toEqual({ state: 'failed', error, data: 'OIL' });
  queryStore.retry('loud');
  expect(source.starts()).toBe(2);
  source.next('soap');
  expect(queryStore.read(loud)).toEqual(confirmed('SOAP'));
});

it('starts a query once more after its first failure', async () => {
  const source = aQuery<string>();
  const { states } = statesOf(retriedOnce(source));
  source.fail('unavailable');
  await Promise.resolve();
  expect([source.starts(), source.stops(), states]).toEqual([2, 1, []]);
  source.fail('denied');
  expect(states).toEqual([{ state: 'failed', error: { code: 'denied' } }]);
});
