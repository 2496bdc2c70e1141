import { useCallback, useSyncExternalStore } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { cartOf } from '#data/cart/cart-read.ts';
import { type QueryState, queryStore } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';

/** The current user's live cart. */
export function useCart(): QueryState<readonly CartLine[]> {
  return useQuery(cartOf(useSession()));
}

/**
 * The quantity of a product in the cart; zero while unknown. All buttons of a page share one query, and a button
 * re-renders only when its own quantity changes.
 */
export function useInCart(slug: string): number {
  const session = useSession();
  const subscribe = useCallback(
    (changed: () => void) => queryStore.subscribe(cartOf(session), changed),
    [session],
  );
  const read = (): number => {
    const cart = queryStore.read(cartOf(session));
    const lines = cart.state === 'loading' ? [] : (cart.data ?? []);
    return lines.find((line) => line.slug === slug)?.quantity ?? 0;
  };
  return useSyncExternalStore(subscribe, read, () => 0);
}
