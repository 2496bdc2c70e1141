import { Link } from 'react-router-dom';
import {
  DASHBOARD_TABS,
  type DashboardTab,
  dashboardPath,
  isInNavigation,
} from '#domain/customer/dashboard.ts';
import { words } from '#text/account/account.ts';
import { useCurrentLinkInView } from '#ui/browser/use-current-link-in-view.ts';

interface AccountNavProps {
  current: DashboardTab;
}

/** Navigation of the account pages; it scrolls horizontally on phones. */
export function AccountNav({ current }: AccountNavProps) {
  const row = useCurrentLinkInView(current);
  return (
    <nav
      ref={row}
      aria-label={words.nav.label}
      className="-mx-4 overflow-x-auto border-b border-hairline [scrollbar-width:none] sm:mx-0"
    >
      <ul className="flex w-max gap-1 px-4 sm:px-0">
        {DASHBOARD_TABS.filter(isInNavigation).map((tab) => (
          <li key={tab}>
            <Link
              to={dashboardPath(tab)}
              aria-current={tab === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-3 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
            >
              {words.nav[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
