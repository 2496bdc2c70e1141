import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery, type ControlledQuery } from '../../../tests/support/fixtures/queries.ts';
import type { Read } from '../query/derive.ts';
import { type QueryState, queryStore } from '../query/query-store.ts';
import { useReads } from './use-reads.ts';

const GC_MS = 5_000;

/** A list page: a text, and whether another page follows. */
interface Page {
  readonly text: string;
  readonly more: boolean;
}

let pages: ControlledQuery<Page>[];

/** Reads the next page while each page says that more follow. */
const pagesOf =
  (count: number) =>
  (read: Read): readonly QueryState<Page>[] => {
    const known: QueryState<Page>[] = [];
    for (const page of pages.slice(0, count)) {
      const state = read(page);
      known.push(state);
      if (!('data' in state && state.data?.more)) break;
    }
    return known;
  };

function List({ count }: { count: number }) {
  const states = useReads(pagesOf(count));
  const texts = states.map((known) => ('data' in known ? known.data?.text : known.state));
  return <p data-testid="list">{texts.join(' | ')}</p>;
}
const show = (count: number) => (
  <StrictMode>
    <List count={count} />
  </StrictMode>
);
const shown = () => screen.getByTestId('list').textContent;
const emit = (page: number, text: string, more = true) =>
  act(() => pages[page]?.next({ text, more }));
const starts = () => pages.map((page) => page.starts());
const stops = () => pages.map((page) => page.stops());

beforeEach(() => {
  vi.useFakeTimers();
  pages = [aQuery<Page>(), aQuery<Page>(), aQuery<Page>()];
});
afterEach(() => {
  cleanup();
  queryStore.reset();
  vi.useRealTimers();
});

describe('useReads', () => {
  it('starts each query once, when the previous one names it', () => {
    render(show(3));
    expect(shown()).toBe('loading');
    expect(starts()).toEqual([1, 0, 0]);
    emit(0, 'one');
    expect(shown()).toBe('one | loading');
    emit(1, 'two');
    emit(2, 'three');
    expect(shown()).toBe('one | two | three');
    vi.advanceTimersByTime(2 * GC_MS);
    expect([starts(), stops()]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('grows by one query and keeps the existing listeners', () => {
    const { rerender } = render(show(1));
    emit(0, 'one');
    rerender(show(2));
    expect(shown()).toBe('one | loading');
    vi.advanceTimersByTime(2 * GC_MS);
    expect([starts(), stops()]).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('stops queries that are no longer needed, after the linger', () => {
    const { rerender } = render(show(2));
    emit(0, 'one');
    emit(1, 'two');
    rerender(show(1));
    expect(shown()).toBe('one');
    vi.advanceTimersByTime(GC_MS);
    expect(stops()).toEqual([0, 1, 0]);
  });

  it('shrinks when a page says that nothing follows any more', () => {
    render(show(3));
    emit(0, 'one');
    emit(1, 'two');
    emit(0, 'one again');
    expect(shown()).toBe('one again | two | loading');
    emit(0, 'one', false);
    expect(shown()).toBe('one');
  });

  it('keeps its pages beside a failed query, which retry restarts in place', () => {
    render(show(3));
    emit(0, 'one');
    act(() => pages[1]?.fail('unavailable'));
    expect(shown()).toBe('one | failed');
    act(() => queryStore.retry());
    expect(shown()).toBe('one | loading');
    emit(1, 'two');
    expect(shown()).toBe('one | two | loading');
    expect(starts()).toEqual([1, 2, 1]);
  });

  it('restarts from its first query after a reset, without data of the previous user', () => {
    render(show(2));
    emit(0, 'of Asha');
    emit(1, 'of Asha too');
    act(() => queryStore.reset());
    expect(shown()).toBe('loading');
    emit(0, 'of Ravi');
    expect(shown()).toBe('of Ravi | loading');
  });
});
