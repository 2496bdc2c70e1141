import { type Result, succeeded } from '#domain/shared/result.ts';
import { queryStore, type Query } from './query-store.ts';

/** The first answer of a live read that the server has confirmed. It waits for as long as there is no network. */
export function firstServerValue<T>(source: Query<T>): Promise<Result<T>> {
  return new Promise((answer) => {
    const stop = queryStore.subscribe(source, told);
    told();
    function told(): void {
      const state = queryStore.read(source);
      if (state.state === 'loading' || (state.state === 'ready' && state.fromCache)) return;
      answer(state.state === 'ready' ? succeeded(state.data) : { ok: false, failure: state.error });
      queueMicrotask(() => stop());
    }
  });
}
