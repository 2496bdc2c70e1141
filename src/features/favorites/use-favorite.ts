import { useCallback, useSyncExternalStore } from 'react';
import { favorites } from '#data/cart/favorites-read.ts';
import { queryStore } from '#data/query/query-store.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';

/**
 * Whether a product is on the signed-in customer's wishlist. All hearts of a page share one query, and a heart
 * re-renders only when its own state changes. Reads nothing when signed out.
 */
export function useFavorite(slug: string): boolean {
  const uid = customerOf(useSession())?.uid ?? null;
  const subscribe = useCallback(
    (changed: () => void) =>
      uid === null ? () => {} : queryStore.subscribe(favorites(uid), changed),
    [uid],
  );
  const read = (): boolean => uid !== null && slugsOf(uid).has(slug);
  return useSyncExternalStore(subscribe, read, () => false);
}

const NONE: ReadonlySet<string> = new Set();
/** Cached slugs per page object, shared by all hearts. */
const known = new WeakMap<object, ReadonlySet<string>>();

function slugsOf(uid: string): ReadonlySet<string> {
  const state = queryStore.read(favorites(uid));
  const page = state.state === 'loading' ? undefined : state.data;
  if (!page) return NONE;
  const slugs = known.get(page) ?? new Set(page.rows.map(({ id }) => id));
  known.set(page, slugs);
  return slugs;
}
