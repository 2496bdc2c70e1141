import { randomBytes } from 'node:crypto';
import { Timestamp, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import {
  type OpenOrderAnswer,
  withLinkTokens,
} from '../../../src/domain/order-access/order-link.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { shopOrigin } from '../platform/params.ts';
import { digestOf, withinRateLimit } from '../platform/rate-limit.ts';
import { refs, store } from '../platform/store.ts';

/**
 * Maximum number of browsers that the links of one order admit a day: more than a family needs, and few enough to stop a link
 * that was posted in public.
 */
const MOST_READERS = 20;

/** Documents that one revocation deletes at a time: a batch of Firestore takes 500. */
const BATCH_SIZE = 400;

/**
 * Replaces the address of the letter's order by a link that opens it without an account. The secret exists in the sent
 * letter alone: Firestore holds its hash, in `orders/{id}/links`. A letter that is sent again has another link. `now` is
 * epoch milliseconds.
 */
export async function withOrderLink(letter: Letter, orderId: string, now: number): Promise<Letter> {
  const url = orderUrl(orderId, shopOrigin());
  if (!JSON.stringify(letter).includes(url)) return letter;
  return withLinkTokens(letter, url, await createLink(orderId, now));
}

/** The URL of an order's page in a letter, to which `withOrderLink` adds the secret. `origin` is the shop's. */
export function orderUrl(orderId: string, origin: string): string {
  return `${origin}${paths.order(orderId)}`;
}

/** Creates a link and returns its secret. `now` is epoch milliseconds. */
export async function createLink(orderId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await refs.orderLink(orderId, hashOf(token)).create({
    at: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + PROMISES.orderLinkDays * DAY_MS),
  });
  return token;
}

function hashOf(token: string): string {
  return digestOf(token).toString('hex');
}

/**
 * Opens an order by a link for a user, guests included: until the link expires, the rules let them read it, and the functions
 * treat them as its shopper. `now` is epoch milliseconds.
 */
export async function openByLink(
  { orderId, token }: { readonly orderId: string; readonly token: string },
  uid: string,
  now: number,
): Promise<OpenOrderAnswer> {
  const link = refs.orderLink(orderId, hashOf(token));
  const reader = refs.orderReader(orderId, uid);
  if (!isCurrent(await link.get(), now)) return { outcome: 'refused' };
  if (isCurrent(await reader.get(), now)) return { outcome: 'opened' };
  const limit = { most: MOST_READERS, now, windowMs: DAY_MS };
  if (!(await withinRateLimit('order-readers', orderId, limit))) return { outcome: 'too-many' };
  return store().runTransaction(async (tx) => {
    const [found, order] = await tx.getAll(link, refs.order(orderId));
    // It may have been revoked in the meantime.
    if (!found || !order?.exists || !isCurrent(found, now)) return { outcome: 'refused' } as const;
    if (order.get('uid') !== uid) {
      tx.set(reader, { at: Timestamp.fromMillis(now), expiresAt: expiryOf(found) });
    }
    return { outcome: 'opened' } as const;
  });
}

/**
 * Whether a user may act as the shopper of an order: its customer, or who has opened one of its links. Reads at most one
 * document. `now` is epoch milliseconds.
 */
export async function isShopperOf(
  { id, uid }: Pick<Order, 'id' | 'uid'>,
  caller: string,
  { now, tx }: { readonly now: number; readonly tx?: FirestoreTransaction },
): Promise<boolean> {
  if (caller === '') return false;
  if (uid === caller) return true;
  const reader = refs.orderReader(id, caller);
  return isCurrent(await (tx ? tx.get(reader) : reader.get()), now);
}

/** Revokes all links of an order and what they opened. Returns how many links there were. */
export async function revokeLinks(orderId: string): Promise<number> {
  let links = 0;
  for (const collection of ['links', 'readers']) {
    const all = refs.order(orderId).collection(collection).limit(BATCH_SIZE);
    for (let found = await all.get(); !found.empty; found = await all.get()) {
      const batch = store().batch();
      for (const { ref } of found.docs) batch.delete(ref);
      await batch.commit();
      if (collection === 'links') links += found.size;
    }
  }
  return links;
}

type Found = { get(field: string): unknown };

/** Firestore deletes an expired document only within about a day. */
function isCurrent(found: Found, now: number): boolean {
  const expiresAt = found.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now;
}

function expiryOf(found: Found): unknown {
  return found.get('expiresAt');
}
