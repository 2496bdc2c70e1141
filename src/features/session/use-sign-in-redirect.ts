import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlug } from '#domain/product/slug.ts';
import { returnPath } from '#domain/site/return-path.ts';
import { addFavoriteBySlug } from '#data/cart/favorites.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/account/session.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Maximum wait in milliseconds for the wishlist before the redirect. */
const TIMEOUT_MS = 4_000;

/**
 * After sign-in, adds the product from the URL to the wishlist and redirects to the return path. Returns true while
 * this is pending.
 */
export function useSignInRedirect(query: URLSearchParams): boolean {
  const uid = customerOf(useSession())?.uid ?? null;
  const navigate = useNavigate();
  const hasRun = useRef(false);
  useEffect(() => {
    if (uid === null || hasRun.current) return;
    hasRun.current = true;
    const next = returnPath(query.get('next'));
    const favorite = query.get('favorite') ?? '';
    void (async () => {
      if (isSlug(favorite)) {
        const addition = mark(uid, favorite);
        await Promise.race([addition, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
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
