/** The parts of a customer's own pages, as `?tab=` names them; the first when none is named. */
export const DASHBOARD_TABS = [
  'profile',
  'orders',
  'addresses',
  'security',
  'cart-fav',
  'checkout',
  'find-order',
] as const;

/** One of the parts. */
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The parts that are open to visitors and guests as well. */
export type OpenTab = 'orders' | 'cart-fav' | 'checkout' | 'find-order';

/** Whether a part is open to visitors and guests as well. */
export function isOpenToVisitors(tab: DashboardTab): tab is OpenTab {
  return tab === 'orders' || tab === 'cart-fav' || tab === 'checkout' || tab === 'find-order';
}

/** Whether a part stands in the account's navigation; the others are reached from where they are needed. */
export function isInNavigation(
  tab: DashboardTab,
): tab is Exclude<DashboardTab, 'checkout' | 'find-order'> {
  return tab !== 'checkout' && tab !== 'find-order';
}

/** The part that an address asks for. */
export function dashboardTab(asked: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === asked) ?? 'profile';
}

/** The address of a part. */
export function dashboardPath(tab: DashboardTab): string {
  return tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`;
}
