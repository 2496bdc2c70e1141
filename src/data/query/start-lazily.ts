import type { Failure } from '#domain/shared/result.ts';
import type { Query } from './query-store.ts';

/**
 * The start of a read whose code is loaded when it starts. A read that is stopped before never begins; what cannot be
 * loaded, or throws at once, has failed.
 */
export function startLazily<T>(load: () => Promise<Query<T>['start']>): Query<T>['start'] {
  return (sink) => {
    let stop: (() => void) | null = null;
    let over = false;
    load()
      .then((start) => {
        if (!over) stop = start(sink);
      })
      .catch(async (error: unknown) => {
        const failure = await failureOfError(error);
        if (!over) sink.fail(failure);
      });
    return () => {
      over = true;
      stop?.();
    };
  };
}

/** What an error means, by a table that no page waits for. Where not even that can be loaded, there is no network. */
export async function failureOfError(error: unknown): Promise<Failure> {
  try {
    const { failureOf } = await import('../firebase/failures.ts');
    return failureOf(error);
  } catch {
    return { code: 'offline' };
  }
}
