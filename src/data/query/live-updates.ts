import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Query } from './query-store.ts';

let isEnabled = false;
const enabling = createSubscribable();

/**
 * Lets prerendered pages listen to the server from now on. Before that, they show their embedded data and read nothing.
 * Idempotent.
 */
export function enableLiveUpdates(): void {
  isEnabled = true;
  enabling.notify();
}

/** Starts a listener as soon as live updates are enabled. Returns a function that stops or cancels it. */
export function whenLiveUpdatesEnabled(start: () => () => void): () => void {
  if (isEnabled) return start();
  let stop = enabling.subscribe(() => {
    stop();
    stop = start();
  });
  return () => stop();
}

/** The same query, which starts as soon as live updates are enabled. */
export function onceLive<T>(source: Query<T>): Query<T> {
  return { ...source, start: (sink) => whenLiveUpdatesEnabled(() => source.start(sink)) };
}
