import { type Result, succeeded } from '#domain/core/result.ts';
import { queryStore, type Query } from './query-store.ts';

/** Resolves with the first value of a query that the server has confirmed. Waits indefinitely while offline. */
export function firstServerValue<T>(source: Query<T>): Promise<Result<T>> {
  return new Promise((resolve) => {
    const stop = queryStore.subscribe(source, check);
    check();
    function check(): void {
      const state = queryStore.read(source);
      if (state.state === 'loading' || (state.state === 'ready' && state.fromCache)) return;
      resolve(
        state.state === 'ready' ? succeeded(state.data) : { ok: false, failure: state.error },
      );
      queueMicrotask(() => stop());
    }
  });
}
