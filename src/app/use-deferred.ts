import { useEffect } from 'react';
import { wake } from '#data/wake.ts';
import { whenIdle } from '#ui/idle.ts';
import { useStoreInTransition } from '#ui/use-store-in-transition.ts';

/** What the chunk brings. */
export type Deferred = (typeof import('./deferred.ts'))['deferred'];

let chunk: Deferred | null = null;
const readers = new Set<() => void>();

function load(): void {
  if (chunk) return;
  import('./deferred.ts').then(
    ({ deferred }) => {
      chunk = deferred;
      document.documentElement.dataset['whole'] = '';
      wake();
      deferred.begin();
      for (const reader of [...readers]) reader();
    },
    () => window.addEventListener('online', load, { once: true }),
  );
}

function watch(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** What waits until the browser is idle; null until then. Without a network it comes when that is back. */
export function useDeferred(): Deferred | null {
  return useStoreInTransition(watch, come);
}

function come(): Deferred | null {
  return chunk;
}

/** Sees to it that the deferred chunk comes. Called once, by the app. */
export function useDeferredLoading(): void {
  useEffect(() => whenIdle(load), []);
}
