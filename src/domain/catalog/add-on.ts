import type { Product } from '../product/product.ts';
import { saleStart } from '../product/sale-start.ts';
import { relatedProducts } from './related-products.ts';

/** Delivery that costs something. */
export interface AddOnDelivery {
  /** Paise. */
  readonly feePaise: number;
  /** Whether one more piece of a product makes it free, by the cart's own sum. */
  readonly isFreeWith: (product: Product) => boolean;
}

/** What an add-on is chosen for. */
interface AddOnRequest {
  /** The product that was just added. */
  readonly product: Pick<Product, 'slug' | 'concerns'>;
  /** The slugs in the cart: none is offered again. */
  readonly inCart: readonly string[];
  /** Null while delivery is free or its price is not known. */
  readonly delivery: AddOnDelivery | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A product to offer beside a cart. */
export interface AddOn {
  readonly product: Product;
  /** Whether it makes delivery free. */
  readonly isDeliveryFree: boolean;
}

/** What makes delivery free costs at most this many times what it saves: nobody spends ₹549 to save ₹49. */
const MAX_FEES = 4;

/**
 * One product to offer beside a cart: the cheapest that makes delivery free, otherwise the most related one. Null if none
 * can be bought.
 */
export function addOnFor(
  rows: readonly Product[],
  { product, inCart, delivery, now }: AddOnRequest,
): AddOn | null {
  const candidates = rows.filter(
    (row) => !inCart.includes(row.slug) && saleStart(row, now) === null,
  );
  const related = relatedProducts(product, candidates, candidates.length);
  const [closing] = delivery
    ? related
        .filter((row) => row.price <= MAX_FEES * delivery.feePaise && delivery.isFreeWith(row))
        .toSorted((a, b) => a.price - b.price)
    : [];
  if (closing) return { product: closing, isDeliveryFree: true };
  return related[0] ? { product: related[0], isDeliveryFree: false } : null;
}
