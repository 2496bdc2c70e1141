import { atIdle, onDemand } from '#ui/later.tsx';
import type { FailureNoticeProps } from '#features/catalog/FailureNotice.tsx';
import type { AddToCartProps } from '#features/cart/AddToCart.tsx';
import type { BackInStockProps } from '#features/restock/BackInStock.tsx';
import type { ProductHeadProps } from '#features/catalog/ProductHead.tsx';
import type { PinCheckProps } from '#features/delivery/PinCheck.tsx';
import type { QuestionsProps } from '#features/reviews/Questions.tsx';
import type { ReviewsProps } from '#features/reviews/Reviews.tsx';

/** The parts of a product's page that nobody needs to see what it is and what it costs. */
export const BackInStock = atIdle<BackInStockProps>(
  async () => (await import('./idle-parts.ts')).idleParts.BackInStock,
);
/** See `BackInStock`. A press brings it at once, and is kept for it. */
export const AddToCart = atIdle<AddToCartProps>(
  async () => (await import('./idle-parts.ts')).idleParts.AddToCart,
);
/** See `BackInStock`. */
export const PinCheck = atIdle<PinCheckProps>(
  async () => (await import('./idle-parts.ts')).idleParts.PinCheck,
);
/** See `BackInStock`. */
export const ProductHead = atIdle<ProductHeadProps>(
  async () => (await import('./idle-parts.ts')).idleParts.ProductHead,
);
/** See `BackInStock`. */
export const Questions = atIdle<QuestionsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.Questions,
);
/** See `BackInStock`. */
export const Reviews = atIdle<ReviewsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.Reviews,
);
/** See `BackInStock`. */
export const SellerPart = atIdle(
  async () => (await import('./idle-parts.ts')).idleParts.SellerPart,
);
/** What stands where the product could not be read. */
export const FailureNotice = onDemand<FailureNoticeProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FailureNotice,
);
