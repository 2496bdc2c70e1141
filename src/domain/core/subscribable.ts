/** Listeners of a change outside React, in the shape that `useSyncExternalStore` takes. */
export interface Subscribable<Details extends readonly unknown[] = []> {
  /** Calls `listener` on every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: (...details: Details) => void) => () => void;
  /** Calls every listener that was subscribed when the change began. */
  readonly notify: (...details: Details) => void;
}

/** A new, empty list of listeners. */
export function createSubscribable<
  Details extends readonly unknown[] = [],
>(): Subscribable<Details> {
  const listeners = new Set<(...details: Details) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...details) {
      for (const listener of [...listeners]) listener(...details);
    },
  };
}
