import type { FailureCode } from '#domain/shared/result.ts';
import type { Observer, Query } from '#data/query/query-store.ts';

/** A source that a test speaks through. `run` names one of its starts, the last one when left out. */
export interface SpokenSource<T> extends Query<T> {
  next(data: T, options?: { run?: number; fromCache?: boolean }): void;
  fail(code: FailureCode, options?: { run?: number }): void;
  /** How often it was started, and stopped. */
  starts(): number;
  stops(): number;
}

let made = 0;

/** A source with a key of its own, or with the key of another one. `atOnce` is what it says while it starts. */
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
  made += 1;
  const sinkOf = (run = runs.length - 1): Observer<T> => {
    const sink = runs[run];
    if (!sink) throw new Error('This source was not started.');
    return sink;
  };
  return {
    key: key ?? sharing?.key ?? `spoken ${made}`,
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
