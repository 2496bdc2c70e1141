import { useEffect } from 'react';
import { enableLiveUpdates } from '#data/query/live-updates.ts';
import { idlePartsLoaded } from '#ui/loading/lazy.tsx';
import { prefetchOnIntent } from '../routing/link-prefetch.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { replayClicks } from './pre-hydration.ts';

/**
 * Renders nothing. Stands beside the page inside its Suspense boundary, so its effect runs once the page is hydrated. When
 * the idle parts are there as well, every button works: early clicks are replayed, live updates begin, and
 * `<html data-ready>` says so.
 */
export function HydrationComplete() {
  useEffect(() => {
    let cancelled = false;
    let stopPrefetch = (): void => {};
    void idlePartsLoaded().then(() => {
      if (cancelled) return;
      void replayClicks();
      document.documentElement.dataset['ready'] = '';
      enableLiveUpdates();
      registerServiceWorker();
      stopPrefetch = prefetchOnIntent();
    });
    return () => {
      cancelled = true;
      stopPrefetch();
    };
  }, []);
  return null;
}
