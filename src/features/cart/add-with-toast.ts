import type { Product } from '#domain/product/product.ts';
import { addToCart } from '#data/cart/cart.ts';
import { currentSession } from '#data/account/session.ts';
import { addWords } from '#text/en/shop/add-to-cart.ts';
import { words } from '#text/en/shop/cart.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The product fields that the cart needs. */
export type Purchasable = Pick<Product, 'slug' | 'title' | 'price' | 'stock'>;

/** Adds a product and shows a toast with a link to the cart, or the reason why not, or not all of it. */
export async function addWithToast(
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
  // A visitor's cart is on the device and needs no network.
  const isPending = !navigator.onLine && currentSession().state === 'signed-in';
  return toast(isPending ? `${text} ${words.add.offline}` : text, {
    name: addWords.go,
    run: toCart,
  });
}
