import type * as v from 'valibot';
import type { CartLineSchema } from './cart-line.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import type { Paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';

/** Most different products in a cart or order. */
export const MAX_LINES = 30;

/** A line of the cart. */
export type CartLine = v.InferOutput<typeof CartLineSchema>;

/** The product fields that a cart shows; `price` and `mrp` are paise per unit. */
export interface CartProduct extends Pick<
  Product,
  'slug' | 'title' | 'imageURL' | 'active' | 'price' | 'mrp' | 'stock'
> {
  /** For the automatic offers of a category; empty in copies that a device kept before there were any. */
  readonly category?: string;
  /** Grams a piece; absent while unknown. */
  readonly weightGrams?: number | undefined;
}

/** A product's current offer: paise per unit, units in stock. */
export interface Offer {
  readonly price: Paise;
  readonly stock: number;
  readonly active: boolean;
}

/** A change of a line since it was added. Amounts are paise per unit. */
export type LineNotice =
  | { readonly news: 'price'; readonly before: Paise; readonly now: Paise }
  | { readonly news: 'fewer'; readonly wanted: number; readonly left: number }
  | { readonly news: 'sold-out' }
  | { readonly news: 'gone' };

/** The notices of a line; empty when it is as it was seen. A null product is no longer sold. */
export function lineNotices(line: CartLine, offer: Offer | null): readonly LineNotice[] {
  if (!offer?.active) return [{ news: 'gone' }];
  if (offer.stock <= 0) return [{ news: 'sold-out' }];
  return [
    ...(offer.stock < line.quantity
      ? [{ news: 'fewer' as const, wanted: line.quantity, left: offer.stock }]
      : []),
    ...(offer.price === line.seenPaise
      ? []
      : [{ news: 'price' as const, before: line.seenPaise, now: offer.price }]),
  ];
}

/** The most units of a product in the cart: the stock, at most `MAX_QUANTITY`. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_QUANTITY));
}

/**
 * Merges two carts at sign-in: the union, with the larger quantity per product (a sum would double what was added on
 * two devices), and time and price of the later line. Keeps the newest `MAX_LINES`. Commutative and idempotent, so an
 * interrupted merge is simply repeated.
 */
export function mergeCarts(
  one: readonly CartLine[],
  other: readonly CartLine[],
): readonly CartLine[] {
  const bySlug = new Map<string, CartLine>();
  for (const line of [...one, ...other]) {
    const existing = bySlug.get(line.slug);
    bySlug.set(line.slug, existing ? joined(existing, line) : line);
  }
  return sortLines([...bySlug.values()]).slice(-MAX_LINES);
}

/** The lines in the order in which they were added; the slug breaks ties. */
export function sortLines(lines: readonly CartLine[]): readonly CartLine[] {
  return [...lines].sort((a, b) => a.addedAt - b.addedAt || (a.slug < b.slug ? -1 : 1));
}

function joined(a: CartLine, b: CartLine): CartLine {
  const byNewest = b.addedAt - a.addedAt || b.seenPaise - a.seenPaise;
  return { ...(byNewest > 0 ? b : a), quantity: Math.max(a.quantity, b.quantity) };
}

/** The number of units in a cart, for the badge. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
