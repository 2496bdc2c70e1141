import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoading } from '#ui/PageLoading.tsx';
import { words } from '#text/en/shop.ts';

const HomePage = lazy(() => import('#pages/home/HomePage.tsx'));
const ProductsPage = lazy(() => import('#pages/products/ProductsPage.tsx'));
const ProductPage = lazy(() => import('#pages/product/ProductPage.tsx'));
const NotFoundPage = lazy(() => import('#pages/not-found/NotFoundPage.tsx'));

/** Every address of the shop. Each page's code is loaded when it is first opened. */
export function ShopRoutes() {
  return (
    <Suspense fallback={<PageLoading text={words.loading.page} />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/product/:slug" element={<ProductPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
