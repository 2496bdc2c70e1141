import { lazyOnIdle, lazyOnDemand } from '#ui/loading/lazy.tsx';
import type { FailureNoticeProps } from '#features/catalog/list/FailureNotice.tsx';
import type { MoreInCategoryProps } from '#features/catalog/list/MoreInCategory.tsx';
import type { RecentlyViewedProps } from '#features/catalog/list/RecentlyViewed.tsx';
import type { BundleOffersProps } from '#features/cart/BundleOffers.tsx';
import type { BuyBarProps } from '#features/cart/BuyBar.tsx';
import type { AddToCartProps } from '#features/cart/AddToCart.tsx';
import type { InStockNowProps } from '#features/catalog/product/InStockNow.tsx';
import type { BackInStockProps } from '#features/restock/BackInStock.tsx';
import type { ProductHeadProps } from '#features/catalog/product/ProductHead.tsx';
import type { DeliveryPartProps } from './DeliveryPart.tsx';
import type { QuestionsProps } from '#features/reviews/Questions.tsx';
import type { ReviewsProps } from '#features/reviews/Reviews.tsx';

/** Parts of a product page that the first screen does not need. */
export const BackInStock = lazyOnIdle<BackInStockProps>(
  async () => (await import('./idle-parts.ts')).idleParts.BackInStock,
);
export const InStockNow = lazyOnIdle<InStockNowProps>(
  async () => (await import('./idle-parts.ts')).idleParts.InStockNow,
);
export const AddToCart = lazyOnIdle<AddToCartProps>(
  async () => (await import('./idle-parts.ts')).idleParts.AddToCart,
);
export const BundleOffers = lazyOnIdle<BundleOffersProps>(
  async () => (await import('./idle-parts.ts')).idleParts.BundleOffers,
);
export const BuyBar = lazyOnIdle<BuyBarProps>(
  async () => (await import('./idle-parts.ts')).idleParts.BuyBar,
);
export const MoreInCategory = lazyOnIdle<MoreInCategoryProps>(
  async () => (await import('./idle-parts.ts')).idleParts.MoreInCategory,
);
export const RecentlyViewed = lazyOnIdle<RecentlyViewedProps>(
  async () => (await import('./idle-parts.ts')).idleParts.RecentlyViewed,
);
export const DeliveryPart = lazyOnIdle<DeliveryPartProps>(
  async () => (await import('./idle-parts.ts')).idleParts.DeliveryPart,
);
export const ProductHead = lazyOnIdle<ProductHeadProps>(
  async () => (await import('./idle-parts.ts')).idleParts.ProductHead,
);
export const Questions = lazyOnIdle<QuestionsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.Questions,
);
export const Reviews = lazyOnIdle<ReviewsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.Reviews,
);
export const SellerPart = lazyOnIdle(
  async () => (await import('./idle-parts.ts')).idleParts.SellerPart,
);
/** Shown when the product could not be read. */
export const FailureNotice = lazyOnDemand<FailureNoticeProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FailureNotice,
);
