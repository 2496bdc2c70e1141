import { failureOf } from './failures.ts';
import type { Source } from './live.ts';

/**
 * The start of a read whose code is loaded when it starts. A read that is stopped before never begins; what cannot be
 * loaded, or throws at once, has failed.
 */
export function startLater<T>(load: () => Promise<Source<T>['start']>): Source<T>['start'] {
  return (sink) => {
    let stop: (() => void) | null = null;
    let over = false;
    load()
      .then((start) => {
        if (!over) stop = start(sink);
      })
      .catch((error: unknown) => {
        if (!over) sink.fail(failureOf(error));
      });
    return () => {
      over = true;
      stop?.();
    };
  };
}
