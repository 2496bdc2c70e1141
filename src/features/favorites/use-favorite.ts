import { useCallback, useSyncExternalStore } from 'react';
import { favorites } from '#data/cart/favorites-read.ts';
import { queryStore } from '#data/query/query-store.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/query/use-query.ts';

/**
 * Whether a product is on the wish list of whoever is signed in with an account. All hearts of a page share one read, and one that
 * does not change is not drawn again. Nobody signed in, nothing read.
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
/** The slugs of each page of favourites that the store has handed out: made once a page, however many hearts ask. */
const known = new WeakMap<object, ReadonlySet<string>>();

function slugsOf(uid: string): ReadonlySet<string> {
  const state = queryStore.read(favorites(uid));
  const page = state.state === 'loading' ? undefined : state.data;
  if (!page) return NONE;
  const slugs = known.get(page) ?? new Set(page.rows.map(({ id }) => id));
  known.set(page, slugs);
  return slugs;
}
