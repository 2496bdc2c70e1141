import type { Product } from '#domain/product/product.ts';
import type { Added } from '#domain/cart/cart-change.ts';
import { addToCart } from '#data/cart/cart.ts';
import { currentSession } from '#data/account/session.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { lazyPartsHydrated } from '#ui/loading/lazy.tsx';
import { type Addition, currentHost } from './drawer/drawer-entry.ts';

/** The product fields that the cart needs. */
export type Purchasable = Pick<Product, 'slug' | 'title' | 'price' | 'stock'>;

/**
 * Adds a product and opens the drawer, which says so, or why not all of it was added. A toast says why nothing was added.
 */
export async function addProduct(product: Purchasable, quantity: number): Promise<void> {
  const added = await addOrSayWhyNot(product, quantity);
  if (!added) return undefined;
  const { slug, title } = product;
  const text = additionText(added, title);
  // A visitor's cart is on the device and needs no network.
  const isPending = !navigator.onLine && currentSession().state === 'signed-in';
  const message = isPending ? `${text} ${words.add.offline}` : text;
  return showAddition({ slug, message }, added.quantity > 0);
}

/** Adds a product without the drawer; whether any of it was added. A toast says why not. */
export async function addSilently(product: Purchasable, quantity: number): Promise<boolean> {
  const added = await addOrSayWhyNot(product, quantity);
  if (added?.quantity === 0) toast(additionText(added, product.title));
  return added !== undefined && added.quantity > 0;
}

/** What was added of a product; undefined after a failure, which a toast tells. */
async function addOrSayWhyNot(
  { slug, title, price, stock }: Purchasable,
  quantity: number,
): Promise<Added | undefined> {
  const result = await addToCart([{ slug, quantity, offer: { price, stock } }]);
  if (result.ok) return result.value[0];
  toast(words.add.failed(title, failureSentences[result.failure.code]));
  return undefined;
}

/** What was added of a product, or why not all of it. */
export function additionText({ shortage, quantity }: Added, title: string): string {
  return shortage ? words.add.short[shortage](title, quantity) : words.add.done(title, quantity);
}

/** Opens the drawer about an addition; a toast where there is no drawer or nothing was added. */
export async function showAddition(addition: Addition, isAdded: boolean): Promise<void> {
  // On a page that has only just opened, the button may work before the drawer does.
  if (!currentHost()) await lazyPartsHydrated();
  const host = currentHost();
  if (isAdded && host?.show(addition)) return;
  toast(addition.message, host && { name: addWords.go, run: host.goToCart });
}
