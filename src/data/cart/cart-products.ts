import * as v from 'valibot';
import { PaiseAmount, Slug } from '#domain/cart/cart-line.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { localValue } from '../browser/local-storage.ts';
import { liveProduct } from '../catalog/products.ts';
import type { Query } from '../query/query-store.ts';

const Stored = v.object({
  slug: Slug,
  title: v.string(),
  imageURL: v.string(),
  active: v.boolean(),
  price: PaiseAmount,
  mrp: PaiseAmount,
  stock: v.pipe(v.number(), v.integer()),
  category: v.optional(v.string(), ''),
  weightGrams: v.optional(v.number()),
});

const storage = localValue<readonly CartProduct[]>('cart-products', (stored) => {
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return rows.flatMap((row) => {
    const read = v.safeParse(Stored, row);
    return read.success ? [read.output] : [];
  });
});

/** Stores the products of a cart on the device, so that the cart opens without a network; cleared on sign-out. */
export function rememberCartProducts(products: readonly CartProduct[]): void {
  storage.write(
    products.map(
      ({ slug, title, imageURL, active, price, mrp, stock, category = '', weightGrams }) => {
        return { slug, title, imageURL, active, price, mrp, stock, category, weightGrams };
      },
    ),
  );
}

/**
 * The live product of a cart line; null if it does not exist. Without a network it starts from the copy on this device.
 * With one it waits for the server, because the shopper is about to pay the price shown.
 */
export function cartProduct(slug: string): Query<CartProduct | null> {
  const live = liveProduct(slug);
  return {
    ...live,
    key: `in cart ${live.key}`,
    start(sink) {
      const known = storage.read().find((row) => row.slug === slug);
      if (known && !navigator.onLine) sink.next(known, true);
      return live.start(sink);
    },
  };
}
