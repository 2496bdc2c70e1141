import { type Result, succeeded } from '#domain/shared/result.ts';
import { live, type Source } from './query-store.ts';

/** The first answer of a live read that the server has confirmed. It waits for as long as there is no network. */
export function once<T>(source: Source<T>): Promise<Result<T>> {
  return new Promise((answer) => {
    const stop = live.subscribe(source, told);
    told();
    function told(): void {
      const state = live.read(source);
      if (state.state === 'loading' || (state.state === 'ready' && state.fromCache)) return;
      answer(state.state === 'ready' ? succeeded(state.data) : { ok: false, failure: state.error });
      queueMicrotask(() => stop());
    }
  });
}
