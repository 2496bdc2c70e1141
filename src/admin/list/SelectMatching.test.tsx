import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Observer, Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { SelectMatching } from './SelectMatching.tsx';

/** Shows the control over a list of one page, which is read when `answer` is called. */
function show() {
  const sinks: Observer<ListPage<string>>[] = [];
  const chosen: (readonly string[])[] = [];
  const list = { open: 0 };
  const page = (): Query<ListPage<string>> => ({
    key: 'page',
    start(sink) {
      sinks.push(sink);
      list.open += 1;
      return () => void (list.open -= 1);
    },
  });
  const onAll = (rows: readonly string[]): void => void chosen.push(rows);
  const { unmount } = render(<SelectMatching count={2} selected={0} page={page} onAll={onAll} />);
  fireEvent.click(screen.getByRole('button'));
  const answer = () =>
    act(() => {
      for (const sink of sinks) sink.next({ rows: ['a', 'b'], next: null }, false);
      return Promise.resolve();
    });
  return { list, chosen, unmount, answer };
}

test('selects the rows that were read', async () => {
  const { list, chosen, answer } = show();
  await answer();
  expect(chosen).toEqual([['a', 'b']]);
  expect(list.open).toBe(0);
});

test('ends the read of a list that was left, and selects nothing', async () => {
  const { list, chosen, unmount, answer } = show();
  unmount();
  expect(list.open).toBe(0);
  await answer();
  expect(chosen).toEqual([]);
});

test('selects nothing once it is cancelled, though the rows have come', async () => {
  const { chosen, answer } = show();
  const answered = answer();
  fireEvent.click(screen.getByRole('button'));
  await answered;
  expect(chosen).toEqual([]);
});
