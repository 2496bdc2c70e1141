import { createElement } from 'react';
import { lazyOnIdle, lazyOnDemand } from '#ui/loading/lazy.tsx';

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** Parts of a product page that the first screen does not need. */
export const BackInStock = lazyOnIdle(async () => (await load()).BackInStock);
export const InStockNow = lazyOnIdle(async () => (await load()).InStockNow);
export const AddToCart = lazyOnIdle(async () => (await load()).AddToCart);
export const BundleOffers = lazyOnIdle(async () => (await load()).BundleOffers);
export const DeliveryPart = lazyOnIdle(async () => (await load()).DeliveryPart);
export const ProductEnd = lazyOnIdle(async () => (await load()).ProductEnd);
export const SellerPart = lazyOnIdle(async () => (await load()).SellerPart);
/** Shown when the product could not be read. */
export const FailureNotice = lazyOnDemand(async () => (await load()).FailureNotice);
/** Shown when there is no such product. */
export const ProductNotFound = lazyOnDemand(
  async () => (await load()).ProductNotFound,
  createElement('div', { className: 'min-h-dvh' }),
);
