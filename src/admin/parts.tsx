import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { adminPaths, type AdminTab, adminTab } from '#domain/staff/admin-area.ts';

const TABS: Readonly<Record<AdminTab, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(() => import('./overview/OverviewPage.tsx')),
  orders: lazy(() => import('./orders/OrdersPage.tsx')),
  payouts: lazy(() => import('./payouts/PayoutsPage.tsx')),
  products: lazy(() => import('./products/ProductsPage.tsx')),
  bundles: lazy(() => import('./bundles/BundlesPage.tsx')),
  customers: lazy(() => import('./customers/CustomersPage.tsx')),
  messages: lazy(() => import('./messages/MessagesPage.tsx')),
  reviews: lazy(() => import('./reviews/ReviewsPage.tsx')),
  coupons: lazy(() => import('./coupons/CouponsPage.tsx')),
  settings: lazy(() => import('./settings/SettingsPage.tsx')),
  team: lazy(() => import('./team/TeamPage.tsx')),
  audit: lazy(() => import('./audit/AuditPage.tsx')),
  security: lazy(() => import('./security/SecurityPage.tsx')),
};

/** The page of the current path; an unknown one redirects to the overview. */
export function TabView() {
  const tab = adminTab(useParams()['tab']);
  if (!tab) return <Navigate to={adminPaths.tab('overview')} replace />;
  const Tab = TABS[tab];
  return <Tab />;
}

/** The invoice of a transaction. */
export const InvoiceView = lazy(() => import('./invoice/InvoicePage.tsx'));

/** The blog of the staff area. */
export const ArticlesPage = lazy(() => import('./blog/ArticlesPage.tsx'));

/** The enrolment of a second factor where the role needs one. */
export const SecondFactorGate = lazy(async () => ({
  default: (await import('./security/SecondFactorGate.tsx')).SecondFactorGate,
}));
