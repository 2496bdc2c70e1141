import { Heart, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/site/shell.ts';
import type { Elements } from '#ui/content/elements.ts';
import { CartCount } from './CartCount.tsx';
import { Avatar } from './Avatar.tsx';
import { WishCount } from './WishCount.tsx';

/** Wishlist, cart and profile links of the desktop header. */
export function AccountLinks() {
  const session = useSession();
  const customer = customerOf(session);
  return (
    <nav aria-label={words.nav.account} className="shrink-0">
      <ul className="-mr-3 flex items-center">
        <HeaderLink
          to={paths.cartAndWishList}
          icon={<Heart aria-hidden className="size-6" strokeWidth={1.5} />}
        >
          <span>{words.nav.wishList}</span>
          {customer && <WishCount uid={customer.uid} />}
        </HeaderLink>
        <HeaderLink
          to={paths.cartAndWishList}
          icon={<ShoppingCart aria-hidden className="size-6" strokeWidth={1.5} />}
        >
          <span>{words.nav.cart}</span>
          <CartCount />
        </HeaderLink>
        <HeaderLink to={paths.dashboard} icon={<Avatar />}>
          <span>{words.nav.profile}</span>
        </HeaderLink>
        {session.state !== 'loading' && !customer && (
          <li>
            <Link
              to={paths.auth()}
              className="mx-3 flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-semibold whitespace-nowrap hover:bg-tint"
            >
              {words.nav.signIn}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface HeaderLinkProps {
  to: string;
  icon: Elements;
  children: Elements;
}

function HeaderLink({ to, icon, children }: HeaderLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="relative flex min-h-12 min-w-16 flex-col items-center justify-center px-2 text-xs whitespace-nowrap hover:text-leaf"
      >
        {icon}
        <span className="mt-0.5">{children}</span>
      </Link>
    </li>
  );
}
