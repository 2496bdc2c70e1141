import type { Product } from '#domain/product/product.ts';
import { addToCart } from '#data/cart/cart.ts';
import { currentSession } from '#data/account/session.ts';
import { addWords } from '#text/en/shop/add-to-cart.ts';
import { words } from '#text/en/shop/cart.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { currentHost } from './drawer/drawer-entry.ts';

/** The product fields that the cart needs. */
export type Purchasable = Pick<Product, 'slug' | 'title' | 'price' | 'stock'>;

/**
 * Adds a product and opens the drawer, which says so, or why not all of it was added. A toast says why nothing was added.
 */
export async function addProduct(
  { slug, title, price, stock }: Purchasable,
  quantity: number,
): Promise<void> {
  const result = await addToCart([{ slug, quantity, offer: { price, stock } }]);
  if (!result.ok) return toast(words.add.failed(title, failureSentences[result.failure.code]));
  const [added] = result.value;
  if (!added) return undefined;
  const text = added.shortage
    ? words.add.short[added.shortage](title, added.quantity)
    : words.add.done(title, added.quantity);
  // A visitor's cart is on the device and needs no network.
  const isPending = !navigator.onLine && currentSession().state === 'signed-in';
  const message = isPending ? `${text} ${words.add.offline}` : text;
  const host = currentHost();
  if (added.quantity > 0 && host?.show({ slug, message })) return undefined;
  return toast(message, host && { name: addWords.go, run: host.goToCart });
}
