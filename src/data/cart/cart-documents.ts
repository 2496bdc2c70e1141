import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import type { CartChange } from '#domain/cart/cart-change.ts';
import { boundedMoment } from './device-cart.ts';
import { firestore } from '../firebase/firestore.ts';

/**
 * Writes a change of a customer's cart, all of it or nothing. Listeners on this page see it at once; it resolves when
 * the server has it, without a network that is when the network is back.
 */
export async function writeCart(uid: string, { put, removed }: CartChange): Promise<void> {
  const batch = writeBatch(firestore);
  const place = (slug: string) => doc(firestore, `users/${uid}/cart/${slug}`);
  for (const { slug, quantity, seenPaise, addedAt } of put) {
    batch.set(place(slug), {
      quantity,
      seenPaise,
      addedAt: Timestamp.fromMillis(boundedMoment(addedAt)),
    });
  }
  for (const slug of removed) batch.delete(place(slug));
  await batch.commit();
}
