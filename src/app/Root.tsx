import { Suspense, useMemo } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { waitForAnswer } from '#data/query/slow.ts';
import { isCommandSlow } from '#data/query/slow-commands.ts';
import { useQuery } from '#data/query/use-query.ts';
import { connectionWords } from '#text/en/site/connection.ts';
import { errorWords } from '#text/en/site/errors.ts';
import { words as gateWords } from '#text/en/site/gate.ts';
import { loadingWords } from '#text/en/site/loading.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { SlowContext, type Slowness } from '#ui/feedback/slow.ts';
import { AuthGate } from './AuthGate.tsx';
import { HydrationComplete } from './hydration/HydrationComplete.tsx';
import { RouteHead, Toaster } from './layout/parts.tsx';
import { ShopLayout } from './layout/ShopLayout.tsx';

/** The root of every route: head, session, layout and the page of the address. */
export function Root() {
  return (
    <SlowContext value={useSlowness()}>
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
    </SlowContext>
  );
}

const wait = (onSlow: () => void): (() => void) => waitForAnswer(onSlow).end;

function useSlowness(): Slowness {
  const state = useQuery(isCommandSlow);
  const isSlow = state.state === 'ready' && state.data;
  return useMemo(
    () => ({
      wait,
      loading: connectionWords.slow,
      reload: errorWords.reload,
      command: isSlow ? connectionWords.slowCommand : '',
    }),
    [isSlow],
  );
}

/** Every document begins with the key `default`: its address keeps the position of one page from another. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
