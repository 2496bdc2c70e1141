import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Location, NavigationType, Navigator } from 'react-router-dom';
import type { Go } from '#ui/go.ts';

/** An entry of the history, and how it was come to. */
export interface Entry {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The way of a visit through the history: where it stands, and how it goes on. */
export interface Walk {
  readonly navigator: Navigator;
  readonly go: Go;
  readonly now: () => Entry;
  readonly watch: (changed: () => void) => () => void;
}

/** What a walk needs of a history of React Router's. */
interface History extends Navigator {
  readonly location: Location;
  readonly action: NavigationType;
  listen(told: () => void): () => void;
}

/** The walk through a history, which nobody else listens to. */
export function walkThrough(history: History): Walk {
  const watchers = new Set<() => void>();
  let entry: Entry = { location: history.location, navigationType: history.action };
  history.listen(() => {
    entry = { location: history.location, navigationType: history.action };
    for (const changed of [...watchers]) changed();
  });
  return {
    navigator: history,
    go: (to, { replace = false, state } = {}) =>
      replace ? history.replace(to, state) : history.push(to, state),
    now: () => entry,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

export const WalkContext = createContext<Walk | null>(null);

/** The walk around. */
export function useWalk(): Walk {
  const walk = useContext(WalkContext);
  if (!walk) throw new Error('Nothing around says where the shop stands.');
  return walk;
}

/**
 * What somebody wants to know of the entry that is open: a part of it, or what is compared by value. Whoever asks is drawn
 * anew when that changes, but nothing within: a context above the whole shop would have React look through all of it at
 * each change, also through a list that is kept out of sight.
 */
export function useEntry<T>(select: (entry: Entry) => T): T {
  const { watch, now } = useWalk();
  const read = (): T => select(now());
  return useSyncExternalStore(watch, read, read);
}
