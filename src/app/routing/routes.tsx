import type { RouteObject } from 'react-router-dom';
import { LEGACY_REDIRECTS, type Route, ROUTES } from '#domain/site/routes.ts';
import { MinimalLayout } from '../layout/MinimalLayout.tsx';
import { Root } from '../Root.tsx';
import { LegacyRedirect } from './LegacyRedirect.tsx';
import { PAGES } from './pages.ts';
import { RouteFailure } from './RouteFailure.tsx';

const NotFound = PAGES['not-found'];

const pages: RouteObject[] = [
  ...ROUTES.map((route) => ({ path: route.path, element: elementOf(route) })),
  ...LEGACY_REDIRECTS.map(({ from, to }) => ({
    path: from,
    element: <LegacyRedirect to={to} />,
  })),
  { path: '*', element: <NotFound /> },
];

/** The routes of React Router, derived from the route table (`domain/site/routes.ts`). Where a page fails, its layout stays. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure isWholeShop />,
    children: [{ errorElement: <RouteFailure />, children: pages }],
  },
];

function elementOf({ page, layout }: Route) {
  const Page = PAGES[page];
  if (layout !== 'minimal') return <Page />;
  return (
    <MinimalLayout>
      <Page />
    </MinimalLayout>
  );
}
