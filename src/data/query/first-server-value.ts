import { failed, type Result, succeeded } from '#domain/core/result.ts';
import { queryStore, type Query } from './query-store.ts';
import { waitForAnswer } from './slow.ts';

/**
 * Resolves with the first value of a query that the server has confirmed. Fails with `unavailable` after `SLOW_MS`
 * without one; offline, it waits without limit.
 */
export function firstServerValue<T>(source: Query<T>): Promise<Result<T>> {
  return new Promise((resolve) => {
    const wait = waitForAnswer(() => settle(failed('unavailable')));
    const stop = queryStore.subscribe(source, check);
    check();
    function check(): void {
      const state = queryStore.read(source);
      if (state.state === 'loading' || (state.state === 'ready' && state.fromCache)) return;
      settle(state.state === 'ready' ? succeeded(state.data) : { ok: false, failure: state.error });
    }
    function settle(result: Result<T>): void {
      wait.end();
      resolve(result);
      queueMicrotask(() => stop());
    }
  });
}
