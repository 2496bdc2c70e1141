import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { Product } from '#domain/product.ts';
import { addToCart } from '#data/cart-read.ts';
import { currentSession } from '#data/session.ts';
import { words } from '#text/en/cart.ts';
import { failureSentences } from '#text/en/failures.ts';
import { say } from '#ui/toast.ts';

/** The product, as much of it as the cart has to know. */
export type Purchasable = Pick<Product, 'slug' | 'title' | 'price' | 'stock'>;

/** Puts a product into the cart and says so, with the way to the cart; or says why not, or not all of it. */
export function useAdd(): (product: Purchasable, quantity: number) => Promise<void> {
  const navigate = useNavigate();
  return async ({ slug, title, price, stock }, quantity) => {
    const result = await addToCart([{ slug, quantity, offer: { price, stock } }]);
    if (!result.ok) return say(words.add.failed(title, failureSentences[result.failure.code]));
    const [added] = result.value;
    if (!added) return undefined;
    const text = added.shortage
      ? words.add.short[added.shortage](title, added.quantity)
      : words.add.done(title, added.quantity);
    // A visitor's cart is on the device, and needs no network.
    const waits = !navigator.onLine && currentSession().state === 'signed-in';
    return say(waits ? `${text} ${words.add.offline}` : text, {
      name: words.add.go,
      run: () => void navigate(paths.cartAndWishList),
    });
  };
}
