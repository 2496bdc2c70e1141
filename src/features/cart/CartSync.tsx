import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countItems } from '#domain/cart/cart.ts';
import { paths } from '#domain/site/paths.ts';
import { routeOf } from '#domain/site/routes.ts';
import { watchCartRefusals } from '#data/cart/cart.ts';
import { syncCart } from '#data/cart/cart-merge.ts';
import { resendFavorites } from '#data/cart/favorites.ts';
import { useSession } from '#data/react/use-session.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { CartDrawerHost } from './drawer/CartDrawerHost.tsx';
import { useCart } from './use-cart.ts';

/**
 * Maintains the cart on every page: merges the device cart on sign-in and reports the result, reports rejected
 * changes, sends pending changes of the wishlist again, announces a changed item count to screen readers, and holds the
 * cart drawer of the pages that sell.
 */
export function CartSync() {
  const session = useSession();
  const navigate = useNavigate();
  const { layout } = routeOf(useLocation().pathname);
  const known = session.state !== 'loading';
  const user = session.state === 'signed-in' ? session.user : null;
  const uid = user?.uid;
  const guest = user?.guest ?? false;

  useEffect(() => {
    if (!known) return undefined;
    return syncCart(uid === undefined ? null : { uid, guest }, ({ joined, before, capped }) => {
      const sentences = [
        // A guest has not signed in: their cart has only moved, so there is no message.
        ...(joined > 0 && !guest ? [words.arrived.joined(joined, before)] : []),
        ...capped.map(({ title, left }) => words.arrived.capped(title, left)),
      ];
      if (sentences.length === 0) return;
      toast(sentences.join(' '), {
        name: addWords.go,
        run: () => void navigate(paths.cartAndWishList),
      });
    });
    // Once per user.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known, uid, guest]);
  useEffect(() => {
    if (uid !== undefined) void resendFavorites(uid);
  }, [uid]);
  useEffect(
    () => watchCartRefusals(({ code }) => toast(words.add.refused(failureSentences[code]))),
    [],
  );

  const spoken = useAnnouncedCount(uid ?? '');
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {layout === 'shop' && <CartDrawerHost />}
    </>
  );
}

/** The announcement of the item count after its first change. A different user's count is not a change. */
function useAnnouncedCount(owner: string): string {
  const cart = useCart();
  const lines = cart.state === 'loading' ? undefined : cart.data;
  const count = lines && countItems(lines);
  const before = useRef<{ owner: string; count: number } | null>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (count === undefined) return;
    const last = before.current;
    before.current = { owner, count };
    if (last && last.owner === owner && last.count !== count) setSpoken(words.changed(count));
  }, [owner, count]);
  return spoken;
}
