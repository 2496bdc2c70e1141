import type { Failure } from '#domain/core/result.ts';
import type { Query } from '../query/query-store.ts';

/**
 * A query whose code is loaded when it starts. If it is stopped before the code has arrived, it never starts. A failed
 * import or an exception fails it.
 */
export function lazyQuery<T>(key: string, load: () => Promise<Pick<Query<T>, 'start'>>): Query<T> {
  return {
    key,
    start(sink) {
      let stop: (() => void) | null = null;
      let stopped = false;
      load()
        .then((source) => {
          if (!stopped) stop = source.start(sink);
        })
        .catch(async (error: unknown) => {
          const failure = await failureOfError(error);
          if (!stopped) sink.fail(failure);
        });
      return () => {
        stopped = true;
        stop?.();
      };
    },
  };
}

/** Maps an error to a failure with a lazily loaded table. If that import fails as well, the network is down. */
export async function failureOfError(error: unknown): Promise<Failure> {
  try {
    const { failureOf } = await import('./failures.ts');
    return failureOf(error);
  } catch {
    return { code: 'offline' };
  }
}
