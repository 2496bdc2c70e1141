import type { Failure } from '#domain/core/result.ts';
import type { Query } from './query-store.ts';

/**
 * A query start function that imports its code on demand. A query stopped before the import never starts; a failed
 * import or a synchronous exception fails the query.
 */
export function startLazily<T>(load: () => Promise<Query<T>['start']>): Query<T>['start'] {
  return (sink) => {
    let stop: (() => void) | null = null;
    let stopped = false;
    load()
      .then((start) => {
        if (!stopped) stop = start(sink);
      })
      .catch(async (error: unknown) => {
        const failure = await failureOfError(error);
        if (!stopped) sink.fail(failure);
      });
    return () => {
      stopped = true;
      stop?.();
    };
  };
}

/** Maps an error to a failure with a lazily loaded table. If even that import fails, the network is down. */
export async function failureOfError(error: unknown): Promise<Failure> {
  try {
    const { failureOf } = await import('../firebase/failures.ts');
    return failureOf(error);
  } catch {
    return { code: 'offline' };
  }
}
