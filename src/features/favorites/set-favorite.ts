import type { Product } from '#domain/product/product.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/shop/favorites.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The product fields that the wishlist stores. */
export type FavoriteProduct = Pick<Product, 'slug' | 'title' | 'price' | 'imageURL'>;

/** Adds a product to a customer's wishlist or removes it; shows a toast on failure. */
export async function setFavorite(
  uid: string,
  product: FavoriteProduct,
  isFavorite: boolean,
): Promise<void> {
  if (!navigator.onLine) toast(words.offline);
  // `CartSync` has loaded it once the browser was idle.
  const { addFavorite, removeFavorite } = await import('#data/cart/favorites.ts');
  const result = await (isFavorite ? addFavorite(uid, product) : removeFavorite(uid, product.slug));
  if (!result.ok) toast(words.failed(product.title, failureSentences[result.failure.code]));
}
