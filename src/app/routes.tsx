import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
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
  ['/admin/*', StaffArea],
];

/** Loads the code of the page at a pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  const [, found] = [...FRAMED, ...ALONE].find(([path]) => matchPath(path, pathname)) ?? [];
  await (found ?? NotFoundPage).preload();
}

const LIST = <ProductsPage />;

/** Every address of the shop. Each page's code is loaded when it is first opened. */
export function ShopRoutes() {
  return (
    <Suspense fallback={<PageLoading text={words.loading.page} />}>
      <KeptList list={LIST}>
        <Routes>
          {FRAMED.map(([path, Shown]) => (
            <Route key={path} path={path} element={<Shown />} />
          ))}
          <Route element={<QuietFrame />}>
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/return" element={<ReturnPage />} />
            <Route path="/thank-you" element={<ThankYouPage />} />
          </Route>
          <Route path="/user/login" element={<Moved to={paths.auth()} />} />
          <Route path="/privacy-policy" element={<Moved to={paths.privacy} />} />
          <Route path="/terms-and-conditions" element={<Moved to={paths.terms} />} />
          <Route path="/shipping-and-delivery" element={<Moved to={paths.shipping} />} />
          <Route path="/coming-soon" element={<Moved to={paths.home} />} />
          <Route path="/admin/*" element={<StaffArea />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </KeptList>
    </Suspense>
  );
}
