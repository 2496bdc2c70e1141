import { type PageName, routeOf } from '#domain/site/routes.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** The component of each page. */
export const PAGES: Readonly<Record<PageName, LazyPage>> = {
  home: lazyPage(() => import('#pages/home/HomePage.tsx')),
  products: lazyPage(() => import('#pages/products/ProductsPage.tsx')),
  product: lazyPage(() => import('#pages/product/ProductPage.tsx')),
  blogs: lazyPage(() => import('#pages/blogs/BlogsPage.tsx')),
  blog: lazyPage(() => import('#pages/blog/BlogPage.tsx')),
  about: lazyPage(() => import('#pages/about/AboutPage.tsx')),
  contact: lazyPage(() => import('#pages/contact/ContactPage.tsx')),
  privacy: lazyPage(() => import('#pages/privacy/PrivacyPage.tsx')),
  shipping: lazyPage(() => import('#pages/shipping/ShippingPage.tsx')),
  terms: lazyPage(() => import('#pages/terms/TermsPage.tsx')),
  faq: lazyPage(() => import('#pages/faq/FaqPage.tsx')),
  auth: lazyPage(() => import('#pages/auth/AuthPage.tsx')),
  dashboard: lazyPage(() => import('#pages/dashboard/DashboardPage.tsx')),
  return: lazyPage(() => import('#pages/return/ReturnPage.tsx')),
  'thank-you': lazyPage(() => import('#pages/thank-you/ThankYouPage.tsx')),
  test: lazyPage(() => import('#pages/test/TestPage.tsx')),
  'test-payment': lazyPage(() => import('#pages/test-payment/TestPaymentPage.tsx')),
  admin: lazyPage(() =>
    import('../StaffArea.tsx').then(({ StaffArea }) => ({ default: StaffArea })),
  ),
  'not-found': lazyPage(() => import('#pages/not-found/NotFoundPage.tsx')),
};

/** Loads the code of the page at a pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  await PAGES[routeOf(pathname).page].preload();
}
