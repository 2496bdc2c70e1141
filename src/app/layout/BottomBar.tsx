import { House, Menu, ShoppingCart, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { routeOf } from '#domain/site/routes.ts';
import { words } from '#text/site/shell.ts';
import type { Elements } from '#ui/content/elements.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { CartCount } from './CartCount.tsx';
import { Avatar } from './Avatar.tsx';

const MenuPanel = lazyOnDemand(async () => (await import('./MenuPanel.tsx')).MenuPanel);

const TARGET =
  'relative flex min-h-(--bottom-bar) w-full flex-col items-center gap-0.5 border-t-2 pt-1.5 border-transparent text-xs text-ink-soft aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The navigation bar at the bottom of phones and tablets. */
export function BottomBar() {
  const { key, pathname } = useLocation();
  const { page } = routeOf(pathname);
  // The menu belongs to one history entry: every navigation closes it.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = openKey === key;
  useEffect(() => {
    const close = (): void => setOpenKey(null);
    // Back may return before the page of a followed link has rendered: then the key never changes.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, [key]);
  return (
    <>
      <nav
        aria-label={words.nav.bar}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {/* Fixed fifths and height: streamed HTML may render with fewer items at first, or none. */}
        <ul className="mx-auto grid min-h-(--bottom-bar) max-w-2xl grid-cols-5">
          <BarLink to={paths.dashboard} name={words.nav.profile} icon={<Avatar />} />
          <BarLink
            to={paths.products}
            name={words.nav.shop}
            current={page === 'products' || page === 'product'}
            icon={<Store aria-hidden className="size-6" strokeWidth={1.5} />}
          />
          <BarLink
            to={paths.home}
            name={words.nav.home}
            current={page === 'home'}
            icon={<House aria-hidden className="size-6" strokeWidth={1.5} />}
          />
          <BarLink
            to={paths.cartAndWishList}
            name={words.nav.cart}
            icon={<ShoppingCart aria-hidden className="size-6" strokeWidth={1.5} />}
          >
            <CartCount />
          </BarLink>
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpenKey(key)}
              className={TARGET}
            >
              <Menu aria-hidden className="size-6" strokeWidth={1.5} />
              <span className="max-w-full text-center">{words.nav.menu}</span>
            </button>
          </li>
        </ul>
      </nav>
      {open && <MenuPanel onClose={() => setOpenKey(null)} />}
    </>
  );
}

interface BarLinkProps {
  to: string;
  name: string;
  icon: Elements;
  current?: boolean;
  /** Rendered beside the name. */
  children?: Elements;
}

function BarLink({ to, name, icon, current = false, children }: BarLinkProps) {
  return (
    <li>
      <Link to={to} aria-current={current ? 'page' : undefined} className={TARGET}>
        {icon}
        <span className="max-w-full text-center">
          <span>{name}</span>
          {children}
        </span>
      </Link>
    </li>
  );
}
