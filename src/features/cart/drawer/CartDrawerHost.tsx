import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { additionOf, registerHost, withAddition } from './drawer-entry.ts';

const CartDrawer = lazyOnDemand(async () => (await import('./CartDrawer.tsx')).CartDrawer);

/** Opens the cart drawer over the page: a history entry with the same address, so that Back closes it. */
export function CartDrawerHost() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const closedKey = useRef('');
  const addition = additionOf(location.state);
  const isOpen = addition !== null;
  // A passive effect would run after `lazyPartsHydrated` resolves.
  useLayoutEffect(
    () =>
      registerHost({
        show(next) {
          const { pathname, search } = location;
          const state: unknown = location.state;
          // The shopper has left for a page that has not rendered yet.
          if (window.location.pathname !== pathname) return false;
          // Without the fragment, which would scroll the page.
          void navigate(
            { pathname, search },
            { state: withAddition(state, next), replace: isOpen, preventScrollReset: true },
          );
          return true;
        },
        goToCart: () => void navigate(paths.cartAndWishList),
      }),
    [location, navigate, isOpen],
  );
  if (!isHydrated || !addition) return null;
  return (
    <CartDrawer
      addition={addition}
      onClose={() => {
        // A second press before the entry is left would leave the page.
        if (closedKey.current === location.key) return;
        closedKey.current = location.key;
        void navigate(-1);
      }}
    />
  );
}
