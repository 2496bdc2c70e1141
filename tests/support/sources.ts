import type { FailureCode } from '#domain/core/result.ts';
import type { Observer, Query } from '#data/query/query-store.ts';

/** A query that a test controls. `run` selects one of its starts, the last by default. */
export interface SpokenSource<T> extends Query<T> {
  next(data: T, options?: { run?: number; fromCache?: boolean }): void;
  fail(code: FailureCode, options?: { run?: number }): void;
  /** How often it was started, and stopped. */
  starts(): number;
  stops(): number;
}

let sourceCount = 0;

/** A query with its own key, or with the key of another. `atOnce` is its state at the start. */
export function aSource<T>({
  key,
  sharing,
  atOnce,
}: {
  key?: string;
  sharing?: Query<T>;
  atOnce?: (sink: Observer<T>) => void;
} = {}): SpokenSource<T> {
  const runs: Observer<T>[] = [];
  let stops = 0;
  sourceCount += 1;
  const sinkOf = (run = runs.length - 1): Observer<T> => {
    const sink = runs[run];
    if (!sink) throw new Error('This source was not started.');
    return sink;
  };
  return {
    key: key ?? sharing?.key ?? `spoken ${sourceCount}`,
    start(sink) {
      runs.push(sink);
      atOnce?.(sink);
      return () => {
        stops += 1;
      };
    },
    next: (data, { run, fromCache = false } = {}) => sinkOf(run).next(data, fromCache),
    fail: (code, { run } = {}) => sinkOf(run).fail({ code }),
    starts: () => runs.length,
    stops: () => stops,
  };
}
