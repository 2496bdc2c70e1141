import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import type { CartChange } from '#domain/cart/cart-change.ts';
import { boundedMoment } from './device-cart.ts';
import { firestore } from '../firebase/firestore.ts';

/**
 * Writes a cart change in one batch. Listeners on this page see it at once; the promise resolves when the server has
 * committed it, which offline means after reconnecting.
 */
export async function writeCart(uid: string, { put, removed }: CartChange): Promise<void> {
  const batch = writeBatch(firestore);
  const cartLine = (slug: string) => doc(firestore, `users/${uid}/cart/${slug}`);
  for (const { slug, quantity, seenPaise, addedAt } of put) {
    batch.set(cartLine(slug), {
      quantity,
      seenPaise,
      addedAt: Timestamp.fromMillis(boundedMoment(addedAt)),
    });
  }
  for (const slug of removed) batch.delete(cartLine(slug));
  await batch.commit();
}
