import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { waitForAnswer } from '#data/query/slow.ts';
import { connectionWords } from '#text/site/connection.ts';
import { errorWords } from '#text/site/errors.ts';
import { words as gateWords } from '#text/site/gate.ts';
import { loadingWords } from '#text/site/loading.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { type SlowLoading, SlowLoadingContext } from '#ui/feedback/slow-loading.ts';
import { AuthGate } from './AuthGate.tsx';
import { HydrationComplete } from './hydration/HydrationComplete.tsx';
import { RouteHead, Toaster } from './layout/parts.tsx';
import { ShopLayout } from './layout/ShopLayout.tsx';

/** The root of every route: head, session, layout and the page of the address. */
export function Root() {
  return (
    <SlowLoadingContext value={SLOW_LOADING}>
      <RouteHead />
      <AuthGate>
        <ShopLayout>
          <Suspense fallback={<PageLoading text={loadingWords.page} />}>
            <Outlet />
            <HydrationComplete />
          </Suspense>
        </ShopLayout>
      </AuthGate>
      <Toaster close={gateWords.close} />
      <ScrollRestoration getKey={scrollKey} />
    </SlowLoadingContext>
  );
}

const SLOW_LOADING: SlowLoading = {
  wait: (onSlow) => waitForAnswer(onSlow).end,
  text: connectionWords.slow,
  reload: errorWords.reload,
};

/** Every document begins with the key `default`: its address keeps the position of one page from another. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
