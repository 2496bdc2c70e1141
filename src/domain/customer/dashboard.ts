/** The tabs of a customer's pages, by their `?tab=` value; the first is the default. */
export const DASHBOARD_TABS = [
  'profile',
  'orders',
  'addresses',
  'security',
  'cart-fav',
  'checkout',
  'find-order',
] as const;

/** A tab. */
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Tabs that visitors and guests can open as well. */
export type OpenTab = 'orders' | 'cart-fav' | 'checkout' | 'find-order';

/** Whether visitors and guests can open a tab. */
export function isOpenToVisitors(tab: DashboardTab): tab is OpenTab {
  return tab === 'orders' || tab === 'cart-fav' || tab === 'checkout' || tab === 'find-order';
}

/** Whether a tab is in the account navigation; others are linked where they are needed. */
export function isInNavigation(
  tab: DashboardTab,
): tab is Exclude<DashboardTab, 'checkout' | 'find-order'> {
  return tab !== 'checkout' && tab !== 'find-order';
}

/** The tab of a URL. */
export function dashboardTab(param: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === param) ?? 'profile';
}

/** The URL of a tab. */
export function dashboardPath(tab: DashboardTab): string {
  return tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`;
}
