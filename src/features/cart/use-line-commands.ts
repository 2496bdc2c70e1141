import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Result } from '#domain/shared/result.ts';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { changeInCart, removeFromCart, restoreToCart } from '#data/cart/cart.ts';
import { addFavorite } from '#data/cart/favorites.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/cart.ts';
import { failureSentences } from '#text/en/failures.ts';
import { toast } from '#ui/toast.ts';
import type { ShownLine } from './use-shown-lines.ts';

/** What can be done with a line of the cart. */
export interface LineCommands {
  change(slug: string, what: Partial<Pick<CartLine, 'quantity' | 'seenPaise'>>): void;
  /** Takes it out; that can be undone. */
  remove(line: CartLine, title: string): void;
  /** Moves it to the wish list. A visitor signs in first, and then it is done. */
  keepForLater(line: CartLine, product: Product): void;
}

/** In the address after a sign-in: the slug of the product that is to be saved for later. */
const LATER = 'later';

/** The commands of the cart's lines. `lines` are those that are shown: a wish from before the sign-in waits for its line. */
export function useLineCommands(lines: readonly ShownLine[]): LineCommands {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const uid = customerOf(session)?.uid ?? null;

  const later = query.get(LATER);
  const due = uid === null ? undefined : lines.find(({ line }) => line.slug === later);
  const done = useRef(false);
  const move = useCallback(
    (owner: string, line: CartLine, product: Product) => void keepForLater(owner, line, product),
    [],
  );
  useEffect(() => {
    if (uid === null || !due?.product || done.current) return;
    done.current = true;
    move(uid, due.line, due.product);
    void navigate(paths.cartAndWishList, { replace: true });
  }, [uid, due, move, navigate]);

  return {
    change: (slug, what) => void sayRefusal(changeInCart(slug, what)),
    remove(line, title) {
      void sayRefusal(removeFromCart(line.slug));
      toast(words.line.removed(title), {
        name: words.line.undo,
        run: () => void sayRefusal(restoreToCart([line])),
      });
    },
    keepForLater(line, product) {
      if (uid !== null) return move(uid, line, product);
      const next = `${paths.cartAndWishList}&${LATER}=${line.slug}`;
      return void navigate(paths.auth({ next }));
    },
  };
}

async function sayRefusal(change: Promise<Result<void>>): Promise<void> {
  const result = await change;
  if (!result.ok) toast(words.add.refused(failureSentences[result.failure.code]));
}

async function keepForLater(uid: string, line: CartLine, product: Product): Promise<void> {
  // Both are on their way before either has arrived: without a network they wait together.
  const marking = addFavorite(uid, product);
  await sayRefusal(removeFromCart(line.slug));
  toast(words.line.laterDone(product.title));
  const marked = await marking;
  if (marked.ok) return;
  await sayRefusal(restoreToCart([line]));
  toast(words.line.laterFailed(product.title, failureSentences[marked.failure.code]));
}
