import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CartLine, CartProduct } from '#domain/cart/cart.ts';
import type { Result } from '#domain/core/result.ts';
import { paths } from '#domain/site/paths.ts';
import { changeInCart, removeFromCart, restoreToCart } from '#data/cart/cart.ts';
import { addFavorite } from '#data/cart/favorites.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { ShownLine } from './use-shown-lines.ts';

/** Actions on a line of the cart. */
export interface LineCommands {
  change(slug: string, fields: Partial<Pick<CartLine, 'quantity' | 'seenPaise'>>): void;
  /** Removes it, with undo. */
  remove(line: CartLine, title: string): void;
  /** Moves it to the wishlist. A visitor signs in first. */
  saveForLater(line: CartLine, product: CartProduct): void;
}

/** Query parameter after a sign-in: slug of the product to move to the wishlist. */
const LATER_PARAMETER = 'later';

/** Returns the actions. `lines` are the shown lines: a move requested before the sign-in waits for its line. */
export function useLineCommands(lines: readonly ShownLine[]): LineCommands {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const uid = customerOf(session)?.uid ?? null;

  const laterSlug = query.get(LATER_PARAMETER);
  const pendingLine = uid === null ? undefined : lines.find(({ line }) => line.slug === laterSlug);
  const hasMoved = useRef(false);
  const move = useCallback(
    (owner: string, line: CartLine, product: CartProduct) =>
      void saveForLater(owner, line, product),
    [],
  );
  useEffect(() => {
    if (uid === null || !pendingLine?.product || hasMoved.current) return;
    hasMoved.current = true;
    move(uid, pendingLine.line, pendingLine.product);
    void navigate(paths.cartAndWishList, { replace: true });
  }, [uid, pendingLine, move, navigate]);

  return {
    change: (slug, fields) => void toastRefusal(changeInCart(slug, fields)),
    remove(line, title) {
      void toastRefusal(removeFromCart(line.slug));
      toast(words.line.removed(title), {
        name: words.line.undo,
        run: () => void toastRefusal(restoreToCart([line])),
      });
    },
    saveForLater(line, product) {
      if (uid !== null) return move(uid, line, product);
      const next = `${paths.cartAndWishList}&${LATER_PARAMETER}=${line.slug}`;
      return void navigate(paths.auth({ next }));
    },
  };
}

async function toastRefusal(change: Promise<Result<void>>): Promise<void> {
  const result = await change;
  if (!result.ok) toast(words.add.refused(failureSentences[result.failure.code]));
}

async function saveForLater(uid: string, line: CartLine, product: CartProduct): Promise<void> {
  // Starts both writes before waiting for either: offline both are queued.
  const addition = addFavorite(uid, product);
  await toastRefusal(removeFromCart(line.slug));
  toast(words.line.laterDone(product.title));
  const added = await addition;
  if (added.ok) return;
  await toastRefusal(restoreToCart([line]));
  toast(words.line.laterFailed(product.title, failureSentences[added.failure.code]));
}
