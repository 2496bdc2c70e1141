/** The parts of a customer's own pages, as `?tab=` names them; the first when none is named. */
export const DASHBOARD_TABS = ['profile', 'addresses', 'security', 'cart-fav', 'checkout'] as const;

/** One of the parts. */
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The parts that are open to visitors and guests as well. */
export function isOpenToVisitors(tab: DashboardTab): tab is 'cart-fav' | 'checkout' {
  return tab === 'cart-fav' || tab === 'checkout';
}

/** The part that an address asks for. */
export function dashboardTab(asked: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === asked) ?? 'profile';
}

/** The address of a part. */
export function dashboardPath(tab: DashboardTab): string {
  return tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`;
}

/** Whether a page is about who is signed in, so that it waits until that is known. */
export function waitsForSession(pathname: string): boolean {
  return /^\/(?:auth|dashboard|admin)(?:\/|$)/u.test(pathname);
}
