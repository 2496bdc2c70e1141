import { BundleOffers } from '#features/cart/BundleOffers.tsx';
import { BuyBar } from '#features/cart/BuyBar.tsx';
import { AddToCart } from '#features/cart/AddToCart.tsx';
import { BackInStock } from '#features/restock/BackInStock.tsx';
import { MoreInCategory } from '#features/catalog/list/MoreInCategory.tsx';
import { RecentlyViewed } from '#features/catalog/list/RecentlyViewed.tsx';
import { InStockNow } from '#features/catalog/product/InStockNow.tsx';
import { ProductHead } from '#features/catalog/product/ProductHead.tsx';
import { Questions } from '#features/reviews/Questions.tsx';
import { Reviews } from '#features/reviews/Reviews.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { SellerPart } from './SellerPart.tsx';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = {
  AddToCart,
  BundleOffers,
  BuyBar,
  MoreInCategory,
  RecentlyViewed,
  BackInStock,
  InStockNow,
  DeliveryPart,
  ProductHead,
  Questions,
  Reviews,
  SellerPart,
  FailureNotice,
} as const;
