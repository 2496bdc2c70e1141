import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSource, type SpokenSource } from '../../../tests/support/sources.ts';
import { type QueryState, queryStore, type Query } from './query-store.ts';
import { useQueryChain } from './use-query.ts';

const LINGER = 5_000;

/** A page of a list as its source tells it: a text, and whether another page follows. */
interface Page {
  readonly text: string;
  readonly more: boolean;
}

let pages: SpokenSource<Page>[];

/** Names the page behind what is known: the next one of `pages`, as long as each says that more follow. */
const unrolled =
  (count: number) =>
  (known: readonly QueryState<Page>[]): Query<Page> | null => {
    if (known.length >= count) return null;
    const last = known.at(-1);
    if (last && !('data' in last && last.data?.more)) return null;
    return pages[known.length] ?? null;
  };

function List({ count }: { count: number }) {
  const states = useQueryChain(unrolled(count));
  const texts = states.map((known) => ('data' in known ? known.data?.text : known.state));
  return <p data-testid="list">{texts.join(' | ')}</p>;
}
const show = (count: number) => (
  <StrictMode>
    <List count={count} />
  </StrictMode>
);
const shown = () => screen.getByTestId('list').textContent;
const say = (page: number, text: string, more = true) =>
  act(() => pages[page]?.next({ text, more }));
const starts = () => pages.map((page) => page.starts());
const stops = () => pages.map((page) => page.stops());

beforeEach(() => {
  vi.useFakeTimers();
  pages = [aSource<Page>(), aSource<Page>(), aSource<Page>()];
});
afterEach(() => {
  cleanup();
  queryStore.reset();
  vi.useRealTimers();
});

describe('a chain of live reads', () => {
  it('begins with its first read alone', () => {
    render(show(3));
    expect(shown()).toBe('loading');
    expect(starts()).toEqual([1, 0, 0]);
  });

  it('begins each read when the one before says where it begins, once', () => {
    render(show(3));
    say(0, 'one');
    expect(shown()).toBe('one | loading');
    say(1, 'two');
    say(2, 'three');
    expect(shown()).toBe('one | two | three');
    vi.advanceTimersByTime(2 * LINGER);
    expect([starts(), stops()]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('ends where a read says that nothing follows', () => {
    render(show(3));
    say(0, 'one', false);
    expect(shown()).toBe('one');
    expect(starts()).toEqual([1, 0, 0]);
  });

  it('grows by one read when one more is wanted, and keeps the listeners it has', () => {
    const { rerender } = render(show(1));
    say(0, 'one');
    rerender(show(2));
    expect(shown()).toBe('one | loading');
    vi.advanceTimersByTime(2 * LINGER);
    expect([starts(), stops()]).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('lets go of reads that are not wanted any more, after the linger', () => {
    const { rerender } = render(show(2));
    say(0, 'one');
    say(1, 'two');
    rerender(show(1));
    expect(shown()).toBe('one');
    vi.advanceTimersByTime(LINGER);
    expect(stops()).toEqual([0, 1, 0]);
  });

  it('shows a change in any of its reads', () => {
    render(show(2));
    say(0, 'one');
    say(1, 'two');
    say(0, 'one again');
    expect(shown()).toBe('one again | two');
    say(1, 'two again');
    expect(shown()).toBe('one again | two again');
  });

  it('shortens when a read says that nothing follows any more', () => {
    render(show(3));
    say(0, 'one');
    say(1, 'two');
    say(0, 'one', false);
    expect(shown()).toBe('one');
  });

  it('keeps what it has beside a read that fails, which retry revives where it stands', () => {
    render(show(3));
    say(0, 'one');
    act(() => pages[1]?.fail('unavailable'));
    expect(shown()).toBe('one | failed');
    act(() => queryStore.retry());
    expect(shown()).toBe('one | loading');
    say(1, 'two');
    expect(shown()).toBe('one | two | loading');
    expect(starts()).toEqual([1, 2, 1]);
  });

  it('starts anew from its first read after a reset, holding nothing of the person before', () => {
    render(show(2));
    say(0, 'of Asha');
    say(1, 'of Asha too');
    act(() => queryStore.reset());
    expect(shown()).toBe('loading');
    say(0, 'of Ravi');
    expect(shown()).toBe('of Ravi | loading');
  });
});
