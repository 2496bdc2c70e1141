import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  runTransaction,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart.ts';
import { CartLineSchema } from '#domain/cart/cart-line.ts';
import { type CartChange, changeStillDue } from '#domain/cart/cart-change.ts';
import { slugsIn, type UnsentChange } from './cart-unsent.ts';
import { boundedMoment } from './device-cart.ts';
import { firestore } from '../firebase/firestore.ts';
import { plain } from '../firebase/stored-values.ts';

/**
 * Writes a cart change in one batch. Listeners on this page see it at once; the promise resolves when the server has
 * committed it, which offline means after reconnecting.
 */
export async function writeCart(uid: string, { put, removed }: CartChange): Promise<void> {
  const batch = writeBatch(firestore);
  for (const line of put) batch.set(cartLine(uid, line.slug), fieldsOf(line));
  for (const slug of removed) batch.delete(cartLine(uid, slug));
  await batch.commit();
}

/**
 * Repeats a change whose answer was lost, in a transaction. Skips lines that the server has already, and lines that
 * another tab or device has changed in the meantime. Reads `pending` again after the server's lines, because another
 * tab may have replaced it. Returns the part of the change that is now done. Fails while offline.
 */
export async function writeCartAgain(
  uid: string,
  pending: () => UnsentChange,
): Promise<UnsentChange> {
  return runTransaction(firestore, async (transaction) => {
    const slugs = slugsIn(pending());
    const found = await Promise.all(slugs.map((slug) => transaction.get(cartLine(uid, slug))));
    const now = pending();
    const read = {
      known: now.known,
      put: now.put.filter(({ slug }) => slugs.includes(slug)),
      removed: now.removed.filter((slug) => slugs.includes(slug)),
    };
    const due = changeStillDue(read, read.known, found.flatMap(linesIn));
    for (const line of due.put) transaction.set(cartLine(uid, line.slug), fieldsOf(line));
    for (const slug of due.removed) transaction.delete(cartLine(uid, slug));
    return read;
  });
}

function cartLine(uid: string, slug: string): DocumentReference {
  return doc(firestore, `users/${uid}/cart/${slug}`);
}

function fieldsOf({ quantity, seenPaise, addedAt }: CartLine) {
  return { quantity, seenPaise, addedAt: Timestamp.fromMillis(boundedMoment(addedAt)) };
}

/** The line of a document; empty if the document is missing or malformed. */
function linesIn(found: DocumentSnapshot): readonly CartLine[] {
  if (!found.exists()) return [];
  const line = v.safeParse(CartLineSchema, { ...plain(found), slug: found.id });
  return line.success ? [line.output] : [];
}
