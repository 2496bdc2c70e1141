import * as v from 'valibot';
import { Count, Text } from '../core/record-fields.ts';
import type { Product } from '../product/product.ts';

/**
 * The gift of an order: one free piece from the stock. It is not a line of the order, because it cannot be returned or
 * refunded, and it bears no tax: goods given without consideration are no supply (CGST Act 2017, section 7).
 */
export const OrderGiftSchema = v.object({
  slug: Text(80),
  title: Text(240),
  sku: Text(60),
  imageURL: Text(2000),
  /** Shipping weight on the day of the order, in grams. */
  weightGrams: v.optional(Count),
});

/** The gift of an order. */
export type OrderGift = v.InferOutput<typeof OrderGiftSchema>;

/**
 * The gift of a new order: a piece of the product that the settings name, which need not be on sale. Null when the stock covers
 * only the pieces that the order itself buys: those are sold first, and no order waits for a gift.
 */
export function giftOf(
  product: Pick<Product, 'slug' | 'title' | 'sku' | 'imageURL' | 'stock' | 'weightGrams'> | null,
  lines: readonly { readonly slug: string; readonly quantity: number }[],
): OrderGift | null {
  if (!product) return null;
  const { slug, title, sku, imageURL, stock, weightGrams } = product;
  const ordered = lines
    .filter((line) => line.slug === slug)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (stock <= ordered) return null;
  return { slug, title, sku, imageURL, ...(weightGrams !== undefined && { weightGrams }) };
}
