import { BundleOffers } from '#features/cart/BundleOffers.tsx';
import { AddToCart } from '#features/cart/AddToCart.tsx';
import { BackInStock } from '#features/restock/BackInStock.tsx';
import { InStockNow } from '#features/catalog/product/InStockNow.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { ProductEnd } from './ProductEnd.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { SellerPart } from './SellerPart.tsx';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = {
  AddToCart,
  BundleOffers,
  BackInStock,
  InStockNow,
  DeliveryPart,
  ProductEnd,
  SellerPart,
  FailureNotice,
  ProductNotFound,
} as const;
