import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlug } from '#domain/product/slug.ts';
import { returnPath } from '#domain/site/return-path.ts';
import { addFavoriteBySlug } from '#data/cart/favorites.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/session.ts';
import { toast } from '#ui/toast.ts';

/** How long the way back waits for the product to be marked, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * As soon as somebody is signed in with an account: marks the product that the address names, then goes where they were going. True
 * while that is under way.
 */
export function useArrival(query: URLSearchParams): boolean {
  const uid = customerOf(useSession())?.uid ?? null;
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (uid === null || arrived.current) return;
    arrived.current = true;
    const next = returnPath(query.get('next'));
    const favorite = query.get('favorite') ?? '';
    void (async () => {
      if (isSlug(favorite)) {
        const marked = mark(uid, favorite);
        await Promise.race([marked, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
      }
      void navigate(next, { replace: true });
    })();
  }, [uid, query, navigate]);
  return uid !== null;
}

async function mark(uid: string, slug: string): Promise<void> {
  const result = await addFavoriteBySlug(uid, slug);
  if (result.ok) toast(words.favoriteAdded);
  else toast(result.failure.code === 'not-found' ? words.favoriteGone : words.favoriteFailed);
}
