import { failed, type Result } from '#domain/shared/result.ts';
import { rupeesFromPaise } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { attempt } from '../firebase/failures.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { productNow } from '../catalog/products.ts';

/** Marks a product as a favourite. Marking it twice leaves it marked once. */
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

/**
 * Marks a product of which only the slug is known, after reading it once. Fails with `not-found` when it is not sold
 * any more.
 */
export async function addFavoriteBySlug(uid: string, slug: string): Promise<Result<void>> {
  const product = await firstServerValue(productNow(slug));
  if (!product.ok) return product.failure.code === 'denied' ? failed('not-found') : product;
  return product.value ? addFavorite(uid, product.value) : failed('not-found');
}

/** Takes a product off the wish list. */
export function removeFavorite(uid: string, slug: string): Promise<Result<void>> {
  return attempt(async () => {
    const { removeDocument } = await import('../firebase/writes.ts');
    await removeDocument(`users/${uid}/favorites/${slug}`);
  });
}
