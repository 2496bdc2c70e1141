import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import { words } from '#text/en/shop.ts';
import { ROLES } from '#domain/role.ts';
import { Moved } from './Moved.tsx';
import { QuietFrame } from './QuietFrame.tsx';
import { RoleGate } from './RoleGate.tsx';

const HomePage = lazy(() => import('#pages/home/HomePage.tsx'));
const ProductsPage = lazy(() => import('#pages/products/ProductsPage.tsx'));
const ProductPage = lazy(() => import('#pages/product/ProductPage.tsx'));
const AuthPage = lazy(() => import('#pages/auth/AuthPage.tsx'));
const DashboardPage = lazy(() => import('#pages/dashboard/DashboardPage.tsx'));
const BlogsPage = lazy(() => import('#pages/blogs/BlogsPage.tsx'));
const BlogPage = lazy(() => import('#pages/blog/BlogPage.tsx'));
const AboutPage = lazy(() => import('#pages/about/AboutPage.tsx'));
const ContactPage = lazy(() => import('#pages/contact/ContactPage.tsx'));
const PrivacyPage = lazy(() => import('#pages/privacy/PrivacyPage.tsx'));
const ShippingPage = lazy(() => import('#pages/shipping/ShippingPage.tsx'));
const TermsPage = lazy(() => import('#pages/terms/TermsPage.tsx'));
const FaqPage = lazy(() => import('#pages/faq/FaqPage.tsx'));
const ReturnPage = lazy(() => import('#pages/return/ReturnPage.tsx'));
const ThankYouPage = lazy(() => import('#pages/thank-you/ThankYouPage.tsx'));
const TestPage = lazy(() => import('#pages/test/TestPage.tsx'));
const Admin = lazy(() => import('#admin/Admin.tsx'));
const TestPaymentPage = lazy(() => import('#pages/test-payment/TestPaymentPage.tsx'));
const NotFoundPage = lazy(() => import('#pages/not-found/NotFoundPage.tsx'));

/** Every address of the shop. Each page's code is loaded when it is first opened. */
export function ShopRoutes() {
  return (
    <Suspense fallback={<PageLoading text={words.loading.page} />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/product/:slug" element={<ProductPage />} />
        <Route path="/blogs" element={<BlogsPage />} />
        <Route path="/blog/:slug" element={<BlogPage />} />
        <Route element={<QuietFrame />}>
          <Route path="/auth" element={<AuthPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/return" element={<ReturnPage />} />
          <Route path="/thank-you" element={<ThankYouPage />} />
        </Route>
        <Route path="/user/login" element={<Moved to={paths.auth()} />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/shipping" element={<ShippingPage />} />
        <Route path="/terms" element={<TermsPage />} />
        <Route path="/faq" element={<FaqPage />} />
        <Route path="/test" element={<TestPage />} />
        <Route path="/test-payment" element={<TestPaymentPage />} />
        <Route path="/privacy-policy" element={<Moved to={paths.privacy} />} />
        <Route path="/terms-and-conditions" element={<Moved to={paths.terms} />} />
        <Route path="/shipping-and-delivery" element={<Moved to={paths.shipping} />} />
        <Route path="/coming-soon" element={<Moved to={paths.home} />} />
        <Route
          path="/admin/*"
          element={
            <RoleGate roles={ROLES}>
              <Admin />
            </RoleGate>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
