import { Link } from 'react-router-dom';
import { type DashboardTab, dashboardPath } from '#domain/customer/dashboard.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/account/account.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface GuestOfferProps {
  tab: DashboardTab;
}

/** Shown to guests on account pages: how to create an account that includes their orders. */
export function GuestOffer({ tab }: GuestOfferProps) {
  return (
    <div className="max-w-xl">
      <EmptyState title={words.guest.title} text={words.guest.text}>
        <Link to={paths.auth({ next: dashboardPath(tab) })} className={buttonLook('main')}>
          {words.guest.action}
        </Link>
      </EmptyState>
    </div>
  );
}
