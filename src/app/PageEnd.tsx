import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/site/routes.ts';
import { CartSync } from '#features/cart/CartSync.tsx';
import { InstallOffer } from '#features/install/InstallOffer.tsx';

/** What every page does in the background: cart, and the offer to install the shop on pages that it does not disturb. */
export function PageEnd() {
  const { page } = routeOf(useLocation().pathname);
  const hasOrdered = page === 'thank-you';
  return (
    <>
      <CartSync />
      <InstallOffer allowed={page === 'home' || hasOrdered} ordered={hasOrdered} />
    </>
  );
}
