import type { Product } from '#domain/product/product.ts';
import { addToCart } from '#data/cart/cart.ts';
import { currentSession } from '#data/account/session.ts';
import { addWords } from '#text/en/add.ts';
import { words } from '#text/en/cart.ts';
import { failureSentences } from '#text/en/failures.ts';
import { toast } from '#ui/toast.ts';

/** The product, as much of it as the cart has to know. */
export type Purchasable = Pick<Product, 'slug' | 'title' | 'price' | 'stock'>;

/** Puts a product into the cart and says so, with the way to the cart; or says why not, or not all of it. */
export async function add(
  { slug, title, price, stock }: Purchasable,
  quantity: number,
  toCart: () => void,
): Promise<void> {
  const result = await addToCart([{ slug, quantity, offer: { price, stock } }]);
  if (!result.ok) return toast(words.add.failed(title, failureSentences[result.failure.code]));
  const [added] = result.value;
  if (!added) return undefined;
  const text = added.shortage
    ? words.add.short[added.shortage](title, added.quantity)
    : words.add.done(title, added.quantity);
  // A visitor's cart is on the device, and needs no network.
  const waits = !navigator.onLine && currentSession().state === 'signed-in';
  return toast(waits ? `${text} ${words.add.offline}` : text, { name: addWords.go, run: toCart });
}
