import { type ReactNode, Suspense } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import { words } from '#text/en/shop.ts';
import { KeptList } from './KeptList.tsx';
import { Moved } from './Moved.tsx';
import { page, type Page } from './page.tsx';
import { QuietFrame } from './QuietFrame.tsx';

const ProductsPage = page(() => import('#pages/products/ProductsPage.tsx'));
const AuthPage = page(() => import('#pages/auth/AuthPage.tsx'));
const DashboardPage = page(() => import('#pages/dashboard/DashboardPage.tsx'));
const ReturnPage = page(() => import('#pages/return/ReturnPage.tsx'));
const ThankYouPage = page(() => import('#pages/thank-you/ThankYouPage.tsx'));
const StaffArea = page(async () => ({ default: (await import('./StaffArea.tsx')).StaffArea }));
const NotFoundPage = page(() => import('#pages/not-found/NotFoundPage.tsx'));

/** The pages with header and footer, by their addresses. */
const FRAMED: readonly (readonly [path: string, Page: Page])[] = [
  ['/', page(() => import('#pages/home/HomePage.tsx'))],
  [paths.products, ProductsPage],
  ['/product/:slug', page(() => import('#pages/product/ProductPage.tsx'))],
  ['/blogs', page(() => import('#pages/blogs/BlogsPage.tsx'))],
  ['/blog/:slug', page(() => import('#pages/blog/BlogPage.tsx'))],
  ['/about', page(() => import('#pages/about/AboutPage.tsx'))],
  ['/contact', page(() => import('#pages/contact/ContactPage.tsx'))],
  ['/privacy', page(() => import('#pages/privacy/PrivacyPage.tsx'))],
  ['/shipping', page(() => import('#pages/shipping/ShippingPage.tsx'))],
  ['/terms', page(() => import('#pages/terms/TermsPage.tsx'))],
  ['/faq', page(() => import('#pages/faq/FaqPage.tsx'))],
  ['/test', page(() => import('#pages/test/TestPage.tsx'))],
  ['/test-payment', page(() => import('#pages/test-payment/TestPaymentPage.tsx'))],
];

/** The pages without. */
const ALONE: readonly (readonly [path: string, Page: Page])[] = [
  ['/auth', AuthPage],
  ['/dashboard', DashboardPage],
  ['/return', ReturnPage],
  ['/thank-you', ThankYouPage],
];

/** Old addresses, and where their pages are now. */
const MOVED: readonly (readonly [path: string, to: string])[] = [
  ['/user/login', paths.auth()],
  ['/privacy-policy', paths.privacy],
  ['/terms-and-conditions', paths.terms],
  ['/shipping-and-delivery', paths.shipping],
  ['/coming-soon', paths.home],
];

const STAFF = '/admin/*';

/** Loads the code of the page at a pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  const pages = [...FRAMED, ...ALONE, [STAFF, StaffArea] as const];
  const [, found] = pages.find(([path]) => matchPath(path, pathname)) ?? [];
  await (found ?? NotFoundPage).preload();
}

const ROUTES: readonly { readonly path: string; readonly element: ReactNode }[] = [
  ...FRAMED.map(([path, Shown]) => ({ path, element: <Shown /> })),
  ...ALONE.map(([path, Shown]) => ({
    path,
    element: (
      <QuietFrame>
        <Shown />
      </QuietFrame>
    ),
  })),
  ...MOVED.map(([path, to]) => ({ path, element: <Moved to={to} /> })),
  { path: STAFF, element: <StaffArea /> },
  { path: '*', element: <NotFoundPage /> },
];

/** The page of the address. Ranking all routes costs a tap ten milliseconds: those that begin otherwise are left out. */
function OpenPage() {
  const { pathname } = useLocation();
  const [, first] = pathname.split('/', 2);
  const likely = ROUTES.filter(({ path }) => path === '*' || path.split('/', 2)[1] === first);
  return useRoutes(likely.length > 1 ? likely : [...ROUTES]);
}

const LIST = <ProductsPage />;

/** Every address of the shop. Each page's code is loaded when it is first opened. */
export function ShopRoutes() {
  return (
    <Suspense fallback={<PageLoading text={words.loading.page} />}>
      <KeptList list={LIST}>
        <OpenPage />
      </KeptList>
    </Suspense>
  );
}
