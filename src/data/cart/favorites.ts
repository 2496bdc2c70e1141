import { failed, type Result } from '#domain/core/result.ts';
import { rupeesFromPaise } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { attempt } from '../firebase/failures.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { liveProduct } from '../catalog/products.ts';

/** Adds a product to the wish list. Idempotent. */
export function addFavorite(
  uid: string,
  product: Pick<Product, 'slug' | 'title' | 'price' | 'imageURL'>,
): Promise<Result<void>> {
  return attempt(async () => {
    const { NOW, putDocument } = await import('../firebase/writes.ts');
    await putDocument(`users/${uid}/favorites/${product.slug}`, {
      productId: product.slug,
      title: product.title,
      price: rupeesFromPaise(product.price),
      imageURL: product.imageURL,
      createdAt: NOW,
    });
  });
}

/** Adds a product by slug, after one read of the product. Fails with `not-found` if it is no longer sold. */
export async function addFavoriteBySlug(uid: string, slug: string): Promise<Result<void>> {
  const product = await firstServerValue(liveProduct(slug));
  if (!product.ok) return product.failure.code === 'denied' ? failed('not-found') : product;
  return product.value ? addFavorite(uid, product.value) : failed('not-found');
}

/** Removes a product from the wish list. */
export function removeFavorite(uid: string, slug: string): Promise<Result<void>> {
  return attempt(async () => {
    const { removeDocument } = await import('../firebase/writes.ts');
    await removeDocument(`users/${uid}/favorites/${slug}`);
  });
}
