import { use } from 'react';
import { type Query, type QueryState, queryStore } from '../query/query-store.ts';

/** The answers that the page being prerendered waits for, by query key. The generation of the store tells pages apart. */
let waits = { generation: -1, answers: new Map<string, Promise<QueryState<unknown>>>() };

/**
 * The state for prerendering and hydration. At build time nothing subscribes, so reading starts the query, and React
 * waits for its answer before it goes on with the component.
 */
export function readInitial<T>(source: Query<T>): QueryState<T> {
  // The build's own constant keeps the code below out of browsers.
  if (!import.meta.env.SSR || source.initialState || source.constant)
    return queryStore.initialState(source);
  // React takes the initial state of a store while it renders the component, where `use` may wait.
  // oxlint-disable-next-line react/rules-of-hooks
  return use(answerOf(source)) as QueryState<T>;
}

function answerOf(source: Query<unknown>): Promise<QueryState<unknown>> {
  const generation = queryStore.generation();
  if (waits.generation !== generation) waits = { generation, answers: new Map() };
  const answer = waits.answers.get(source.key) ?? nextAnswer(source);
  waits.answers.set(source.key, answer);
  return answer;
}

/** The first state of a query that is not loading. @throws Error when the query does not answer in time. */
function nextAnswer(source: Query<unknown>): Promise<QueryState<unknown>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`A page waits for ${source.key}, which never answers.`));
    }, READ_TIMEOUT_MS);
    const stop = queryStore.subscribe(source, check);
    check();
    function check(): void {
      const state = queryStore.read(source);
      if (state.state === 'loading') return;
      clearTimeout(timer);
      resolve(state);
      // Its data stays until the page is written.
      queueMicrotask(() => stop());
    }
  });
}

/** The limit of a read while prerendering, its code included, in milliseconds. */
const READ_TIMEOUT_MS = 10_000;
