import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ADMIN_TABS, adminPaths, type AdminTab, adminTab } from '#domain/staff/admin-area.ts';
import { BLOG_PERMISSION, may, TAB_PERMISSIONS } from '#domain/staff/permissions.ts';
import { useMay, useRole } from './frame/use-role.ts';

const TABS: Readonly<Record<AdminTab, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(() => import('./overview/OverviewPage.tsx')),
  orders: lazy(() => import('./orders/OrdersPage.tsx')),
  payouts: lazy(() => import('./payouts/PayoutsPage.tsx')),
  reports: lazy(() => import('./reports/ReportsPage.tsx')),
  products: lazy(() => import('./products/ProductsPage.tsx')),
  bundles: lazy(() => import('./bundles/BundlesPage.tsx')),
  customers: lazy(() => import('./customers/CustomersPage.tsx')),
  messages: lazy(() => import('./messages/MessagesPage.tsx')),
  reviews: lazy(() => import('./reviews/ReviewsPage.tsx')),
  coupons: lazy(() => import('./coupons/CouponsPage.tsx')),
  offers: lazy(() => import('./offers/OffersPage.tsx')),
  content: lazy(() => import('./content/ContentPage.tsx')),
  settings: lazy(() => import('./settings/SettingsPage.tsx')),
  team: lazy(() => import('./team/TeamPage.tsx')),
  audit: lazy(() => import('./audit/AuditPage.tsx')),
  security: lazy(() => import('./security/SecurityPage.tsx')),
};

/** The first page that the user's role may see. */
export function Landing() {
  const role = useRole();
  const tab = ADMIN_TABS.find((one) => may(role, TAB_PERMISSIONS[one])) ?? 'security';
  return <Navigate to={adminPaths.tab(tab)} replace />;
}

/** The page of the current path; an unknown one, or one that the role may not see, redirects to the first. */
export function TabView() {
  const tab = adminTab(useParams()['tab']);
  const role = useRole();
  if (!tab || !may(role, TAB_PERMISSIONS[tab])) return <Landing />;
  const Tab = TABS[tab];
  return <Tab />;
}

/** The invoice of a transaction. */
export const InvoiceView = lazy(() => import('./invoice/InvoicePage.tsx'));

const ArticlesPage = lazy(() => import('./blog/ArticlesPage.tsx'));

/** The blog of the staff area. */
export function Articles() {
  return useMay(BLOG_PERMISSION) ? <ArticlesPage /> : <Landing />;
}

/** The enrolment of a second factor where the role needs one. */
export const SecondFactorGate = lazy(async () => ({
  default: (await import('./security/SecondFactorGate.tsx')).SecondFactorGate,
}));
