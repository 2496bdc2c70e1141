import type { DocumentData } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import {
  type RestockAnswer,
  StoredRestockRequestSchema,
} from '../../../src/domain/stock/restock.ts';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { mailboxOf } from '../platform/limits.ts';
import { digestOf } from '../platform/rate-limit.ts';
import { backInStockLetter } from '../../../src/text/server.ts';
import { writeMail } from '../mail/outbox.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { isOnSale, type ProductWrite, titleOf } from './stored-product.ts';

/** Requests per read. */
const BATCH_SIZE = 100;

/**
 * Stores a request for a letter once a sold-out product is back. Each mailbox has one request per product: a second one
 * replaces it, even with another spelling of the address. `now` is epoch milliseconds.
 */
export async function requestRestockLetter(
  { slug, email }: { readonly slug: string; readonly email: string },
  now: number,
): Promise<RestockAnswer> {
  const product = parseDocument(await refs.product(slug).get(), ProductSchema, 'slug');
  if (!product?.active) return { outcome: 'not-sold' };
  if (product.stock > 0) return { outcome: 'in-stock' };
  const id = `${slug}_${digestOf(mailboxOf(email)).toString('hex').slice(0, 32)}`;
  const expiresAt = now + PROMISES.restockDays * DAY_MS;
  await refs.restockRequest(id).set(toFirestore({ slug, email, createdAt: now, expiresAt }));
  return { outcome: 'noted' };
}

/** Writes to all who wait for a product when this write brings it back in stock. */
export async function reportRestock(write: ProductWrite): Promise<void> {
  const { slug, before, after } = write;
  if (before === null || canBeBought(before) || !canBeBought(after)) return;
  const address: unknown = after?.['imageURL'];
  const imageURL = typeof address === 'string' ? address : '';
  await sendRestockLetters({ slug, title: titleOf(write), imageURL }, Date.now());
}

function canBeBought(product: DocumentData | null): boolean {
  return isOnSale(product) && Number(product?.['stock']) > 0;
}

/**
 * Sends letters to all who wait for a product, and deletes their requests. Safe to repeat, because a letter's id
 * derives from its request. `now` is epoch milliseconds.
 */
async function sendRestockLetters(
  product: Parameters<typeof backInStockLetter>[0],
  now: number,
): Promise<void> {
  const letter = backInStockLetter(product, shopOrigin());
  for (;;) {
    const waiting = await store()
      .collection('restockRequests')
      .where('slug', '==', product.slug)
      .limit(BATCH_SIZE)
      .get();
    for (const found of waiting.docs) {
      const request = parseDocument(found, StoredRestockRequestSchema, 'id');
      if (!request) continue;
      const { id, email, createdAt, expiresAt } = request;
      // Firestore's TTL can take a day to delete an expired request.
      if (expiresAt > now) {
        await writeMail({
          id: `back_${id}_${createdAt}`,
          to: email,
          kind: 'back-in-stock',
          letter,
          limited: true,
          now,
        });
      }
      await found.ref.delete();
    }
    if (waiting.size < BATCH_SIZE) return;
  }
}
