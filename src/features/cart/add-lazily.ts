import { importOnIdle } from '#ui/loading/import-on-idle.ts';
import type { Purchasable } from './add-product.ts';

const importAddProduct = importOnIdle(() => import('./add-product.ts'));

/** Adds a product for the checkout, without the drawer; whether it is in the cart. */
export async function addForCheckout(product: Purchasable, quantity: number): Promise<boolean> {
  const { addSilently } = await importAddProduct();
  return addSilently(product, quantity);
}

/** Adds a product to the cart and shows the result. The code for it is loaded when the browser is idle. */
export async function addLazily(product: Purchasable, quantity: number): Promise<void> {
  const { addProduct } = await importAddProduct();
  await addProduct(product, quantity);
}
