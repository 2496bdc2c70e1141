import { lazy, Suspense } from 'react';
import type { OpenTab } from '#domain/customer/dashboard.ts';
import type { Session } from '#data/account/session-state.ts';
import { loadingWords } from '#text/site/loading.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { retryWhenOnline } from '#ui/loading/import-on-idle.ts';
import { CartAndWishes } from './CartAndWishes.tsx';

const CheckoutPart = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import('./CheckoutPart.tsx')).CheckoutPart })),
);
const OrdersPart = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import('./OrdersPart.tsx')).OrdersPart })),
);
const FindOrderPart = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import('./FindOrderPart.tsx')).FindOrderPart })),
);

interface OpenPartProps {
  tab: OpenTab;
  session: Session;
  /** The order that is open; null for the list. */
  orderId: string | null;
}

/** The tabs that visitors and guests use as well. */
export function OpenPart({ tab, session, orderId }: OpenPartProps) {
  if (tab === 'cart-fav') return <CartAndWishes session={session} />;
  return (
    <Suspense fallback={<PageLoading text={loadingWords.page} />}>
      {tab === 'checkout' && <CheckoutPart session={session} />}
      {tab === 'orders' && <OrdersPart session={session} orderId={orderId} />}
      {tab === 'find-order' && <FindOrderPart />}
    </Suspense>
  );
}
