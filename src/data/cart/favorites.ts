import { failed, type FailureCode, type Result } from '#domain/core/result.ts';
import { rupeesFromPaise } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { localValue } from '../browser/local-storage.ts';
import { attempt } from '../firebase/failures.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { liveProduct } from '../catalog/products.ts';

/** The product fields that the wishlist stores; null removes the product. */
type FavoriteFields = Pick<Product, 'title' | 'price' | 'imageURL'> | null;
interface Unsent {
  readonly uid: string;
  readonly wishes: Readonly<Record<string, FavoriteFields>>;
}

/**
 * Changes by product that the server has not acknowledged yet, stored on the device so that leaving the page loses
 * none. The rules deny a change that was edited there.
 */
const unsent = localValue<Unsent>('wishes-unsent', (stored) => {
  const { uid, wishes } = Object(stored) as Partial<Unsent>;
  return { uid: String(uid), wishes: Object(wishes) as Unsent['wishes'] };
});

/** Adds a product to the wishlist. Idempotent. */
export function addFavorite(
  uid: string,
  { slug, title, price, imageURL }: Pick<Product, 'slug' | 'title' | 'price' | 'imageURL'>,
): Promise<Result<void>> {
  return change(uid, slug, { title, price, imageURL });
}

/** Adds a product by slug, after one read of the product. Fails with `not-found` if it is no longer sold. */
export async function addFavoriteBySlug(uid: string, slug: string): Promise<Result<void>> {
  const product = await firstServerValue(liveProduct(slug));
  if (!product.ok) return product.failure.code === 'denied' ? failed('not-found') : product;
  return product.value ? addFavorite(uid, product.value) : failed('not-found');
}

/** Removes a product from the wishlist. */
export function removeFavorite(uid: string, slug: string): Promise<Result<void>> {
  return change(uid, slug, null);
}

/** Sends the changes again for which an earlier page got no acknowledgement. */
export async function resendFavorites(uid: string): Promise<void> {
  for (const [slug, wish] of Object.entries(unsentOf(uid))) await send(uid, slug, wish);
}

function change(uid: string, slug: string, wish: FavoriteFields): Promise<Result<void>> {
  unsent.write({ uid, wishes: { ...unsentOf(uid), [slug]: wish } });
  return send(uid, slug, wish);
}

/** Failures after which a change stays pending. */
const RETRIED: ReadonlySet<FailureCode> = new Set(['offline', 'unavailable']);

async function send(uid: string, slug: string, wish: FavoriteFields): Promise<Result<void>> {
  const result = await attempt(() => write(uid, slug, wish));
  const { [slug]: pending, ...others } = unsentOf(uid);
  // A later change of the same product stays pending.
  const isOver = result.ok || !RETRIED.has(result.failure.code);
  if (isOver && JSON.stringify(pending) === JSON.stringify(wish))
    unsent.write({ uid, wishes: others });
  return result;
}

async function write(uid: string, slug: string, wish: FavoriteFields): Promise<void> {
  const { NOW, putDocument, removeDocument } = await import('../firebase/writes.ts');
  const path = `users/${uid}/favorites/${slug}`;
  if (wish === null) return removeDocument(path);
  const { title, price, imageURL } = wish;
  return putDocument(path, {
    productId: slug,
    title,
    price: rupeesFromPaise(price),
    imageURL,
    createdAt: NOW,
  });
}

function unsentOf(uid: string): Readonly<Record<string, FavoriteFields>> {
  const now = unsent.read();
  return now.uid === uid ? now.wishes : {};
}
