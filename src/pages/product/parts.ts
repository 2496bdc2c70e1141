import { atIdle, onDemand } from '#ui/later.tsx';
import type { FailureNoticeProps } from '#features/catalog/FailureNotice.tsx';
import type { BackInStockProps } from '#features/restock/BackInStock.tsx';
import type { ProductHeadProps } from '#features/catalog/ProductHead.tsx';
import type { PinCheckProps } from '#features/delivery/PinCheck.tsx';
import type { QuestionsProps } from '#features/reviews/Questions.tsx';
import type { ReviewsProps } from '#features/reviews/Reviews.tsx';

/** The parts of a product's page that nobody needs to see what it is and what it costs. */
export const BackInStock = atIdle<BackInStockProps>(
  async () => (await import('#features/restock/BackInStock.tsx')).BackInStock,
);
/** See `BackInStock`. */
export const PinCheck = atIdle<PinCheckProps>(
  async () => (await import('#features/delivery/PinCheck.tsx')).PinCheck,
);
/** See `BackInStock`. */
export const ProductHead = atIdle<ProductHeadProps>(
  async () => (await import('#features/catalog/ProductHead.tsx')).ProductHead,
);
/** See `BackInStock`. */
export const Questions = atIdle<QuestionsProps>(
  async () => (await import('#features/reviews/Questions.tsx')).Questions,
);
/** See `BackInStock`. */
export const Reviews = atIdle<ReviewsProps>(
  async () => (await import('#features/reviews/Reviews.tsx')).Reviews,
);
/** See `BackInStock`. */
export const SellerPart = atIdle(async () => (await import('./SellerPart.tsx')).SellerPart);
/** What stands where the product could not be read. */
export const FailureNotice = onDemand<FailureNoticeProps>(
  async () => (await import('#features/catalog/FailureNotice.tsx')).FailureNotice,
);
