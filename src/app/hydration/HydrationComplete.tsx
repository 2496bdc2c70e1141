import { useEffect } from 'react';
import { enableLiveUpdates } from '#data/query/live-updates.ts';
import { importOnIdle } from '#ui/loading/import-on-idle.ts';
import { lazyPartsHydrated } from '#ui/loading/lazy.tsx';
import { registerServiceWorker } from '../service-worker/register.ts';
import { replayClicks } from './pre-hydration.ts';

const importPrefetch = importOnIdle(() => import('../routing/link-prefetch.ts'));

/**
 * Renders nothing. Stands beside the page inside its Suspense boundary, so its effect runs once the page is hydrated. When
 * the idle parts are hydrated as well, every button works: early clicks are replayed, live updates begin, and
 * `<html data-ready>` says so.
 */
export function HydrationComplete() {
  useEffect(() => {
    let cancelled = false;
    let stopPrefetch = (): void => {};
    async function complete(): Promise<void> {
      await lazyPartsHydrated();
      if (cancelled) return;
      void replayClicks();
      document.documentElement.dataset['ready'] = '';
      enableLiveUpdates();
      registerServiceWorker();
      const { prefetchOnIntent } = await importPrefetch();
      if (!cancelled) stopPrefetch = prefetchOnIntent();
    }
    complete().catch(() => {
      // Without prefetching, a page loads its code when its link is followed.
    });
    return () => {
      cancelled = true;
      stopPrefetch();
    };
  }, []);
  return null;
}
