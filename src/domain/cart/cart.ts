import type * as v from 'valibot';
import { type CartLineSchema, MAX_QUANTITY } from './cart-line.ts';
import type { Paise } from '../money/money.ts';

/** The most different products that a cart or an order holds. */
export const MAX_LINES = 30;

/** A line of the cart. */
export type CartLine = v.InferOutput<typeof CartLineSchema>;

/** What a product is now, as the cart needs it: paise a piece and whole pieces that are left. */
export interface Offer {
  readonly price: Paise;
  readonly stock: number;
  readonly active: boolean;
}

/** What happened to a line since it was put in, to be told in words. Amounts are paise a piece. */
export type LineNotice =
  | { readonly news: 'price'; readonly before: Paise; readonly now: Paise }
  | { readonly news: 'fewer'; readonly wanted: number; readonly left: number }
  | { readonly news: 'sold-out' }
  | { readonly news: 'gone' };

/** What has to be told about a line; empty when it is as it was seen. A product that is null is not sold any more. */
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

/** How many pieces of a product can be in the cart: what is left, at most `MAX_QUANTITY`. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_QUANTITY));
}

/**
 * Two carts as one, at sign-in: the union; where both have a product the larger quantity counts (adding would double
 * what somebody put in on two devices), with moment and price of the later one. At most `MAX_LINES`, the newest stay.
 * Which cart is given first makes no difference, nor does merging again what was merged already: a merge that breaks off
 * is simply done once more.
 */
export function mergeCarts(
  one: readonly CartLine[],
  other: readonly CartLine[],
): readonly CartLine[] {
  const bySlug = new Map<string, CartLine>();
  for (const line of [...one, ...other]) {
    const known = bySlug.get(line.slug);
    bySlug.set(line.slug, known ? joined(known, line) : line);
  }
  return sortLines([...bySlug.values()]).slice(-MAX_LINES);
}

/** The lines in the order in which they were put in; the slug settles ties. */
export function sortLines(lines: readonly CartLine[]): readonly CartLine[] {
  return [...lines].sort((a, b) => a.addedAt - b.addedAt || (a.slug < b.slug ? -1 : 1));
}

function joined(a: CartLine, b: CartLine): CartLine {
  const later = b.addedAt - a.addedAt || b.seenPaise - a.seenPaise;
  return { ...(later > 0 ? b : a), quantity: Math.max(a.quantity, b.quantity) };
}

/** How many pieces a cart holds, for the badge. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
