import { createElement, type ReactElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import { queryStore, type Query } from '../query/query-store.ts';
import { useQuery } from './use-query.ts';
import { useReads } from './use-reads.ts';

// The page's store is shared with the files that this worker ran before.
beforeEach(() => queryStore.reset());
afterEach(() => {
  queryStore.reset();
  vi.useRealTimers();
});

let renders = 0;

/** Shows the value of a query, and a second one that is read once the first is known. */
function Shown({ source, next }: { source: Query<string>; next?: Query<string> }): ReactElement {
  const state = useQuery(source);
  renders += 1;
  const text = state.state === 'ready' ? state.data : state.state;
  const inner = next && state.state === 'ready' && createElement(Shown, { source: next });
  return createElement('p', null, `${text} `, inner);
}

function ShownList({ sources }: { sources: readonly Query<string>[] }): ReactElement {
  const items = useReads((read) => sources.map((source) => read(source).state));
  return createElement('p', null, items.join(', '));
}

async function htmlOf(element: ReactElement, onError = vi.fn<(error: unknown) => void>()) {
  const page = createElement(Suspense, { fallback: 'fallback' }, element);
  const { prelude } = await prerender(page, { onError });
  const html = (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
  return { html, errors: onError.mock.calls.map(([error]) => String(error)) };
}

it('one render waits for a read, and for the read that it leads to', async () => {
  const [first, second] = [aQuery<string>(), aQuery<string>()];
  renders = 0;
  const page = htmlOf(createElement(Shown, { source: first, next: second }));
  await vi.waitFor(() => expect(first.starts()).toBe(1));
  first.next('oil');
  await vi.waitFor(() => expect(second.starts()).toBe(1));
  second.next('soap');
  expect((await page).html).toBe('<p>oil <p>soap </p></p>');
  expect(renders).toBe(2);
  expect(queryStore.allData()).toEqual({ [first.key]: 'oil', [second.key]: 'soap' });
});

it('a list of reads waits for all of them', async () => {
  const sources = [aQuery<string>(), aQuery<string>({ atOnce: (sink) => sink.next('b', false) })];
  const page = htmlOf(createElement(ShownList, { sources }));
  await vi.waitFor(() => expect(sources[0]?.starts()).toBe(1));
  sources[0]?.next('a');
  expect((await page).html).toBe('<p>ready, ready</p>');
});

it('a failed read is shown as failed, and is no data of the page', async () => {
  const source = aQuery<string>({ atOnce: (sink) => sink.fail({ code: 'denied' }) });
  expect((await htmlOf(createElement(Shown, { source }))).html).toBe('<p>failed </p>');
  expect(queryStore.allData()).toEqual({});
});

it('a read that never answers is an error that names it', async () => {
  vi.useFakeTimers();
  const source = aQuery<string>({ key: 'products/never' });
  const page = htmlOf(createElement(Shown, { source }));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await page).errors.join()).toContain('waits for products/never, which never answers');
});
