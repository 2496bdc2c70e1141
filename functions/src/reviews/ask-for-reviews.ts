import { Timestamp, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import {
  type AskRefusal,
  applyReviewRequest,
  reviewableProducts,
} from '../../../src/domain/review-request/ask-reviews.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { byPath, refs, store } from '../platform/store.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';

/** Orders per sweep. With a sweep every five minutes, this stays below the hourly limit of any mail server. */
const BATCH_SIZE = 10;

/**
 * Asks the shoppers of orders that were delivered some days ago for reviews, once each. Asks nobody while letters are
 * late: these are the least urgent of all. Returns how many were asked. `now` is epoch milliseconds.
 */
export async function askForReviews(now: number): Promise<number> {
  if (await isMailLate()) return 0;
  const due = await store()
    .collection('orders')
    .where('askReviewsAt', '<=', Timestamp.fromMillis(now))
    .orderBy('askReviewsAt')
    .limit(BATCH_SIZE)
    .get();
  let asked = 0;
  for (const order of due.docs) {
    try {
      if (await askForOrder(order.id, String(order.get('email')), now)) asked += 1;
    } catch (error) {
      log('review-request-failed', { orderId: order.id, ...errorInfo(error) }, 'error');
      // Otherwise failing orders would fill every batch.
      await order.ref.update({ askReviewsAt: Timestamp.fromMillis(now + DAY_MS) });
    }
  }
  return asked;
}

async function isMailLate(): Promise<boolean> {
  const health = await refs.health('mail').get();
  return Number(health.get('late')) > 0 || Number(health.get('held')) > 0;
}

/** Decides about one order; true if its shopper was asked now. */
async function askForOrder(orderId: string, email: string, now: number): Promise<boolean> {
  const isUnwanted = await wantsNone(email);
  const result = await transitionOrder<{ refusal: AskRefusal }>(orderId, now, async (state, tx) => {
    const asked = isUnwanted ? [] : await unreviewedOnSale(tx, state);
    const decided = applyReviewRequest(state, asked, now);
    if ('refusal' in decided) return decided;
    return decisionOf(decided, { what: decided.outcome, actor: 'clock' });
  });
  if (result === null || 'refusal' in result) return false;
  return result.effects.some(({ effect }) => effect === 'review-mail');
}

/** Whether the shopper with this address wants no requests for reviews, as stated on any of their orders. */
async function wantsNone(email: string): Promise<boolean> {
  const found = await store()
    .collection('orders')
    .where('email', '==', email)
    .where('noReviewRequests', '==', true)
    .limit(1)
    .get();
  return !found.empty;
}

/** The products of the order that the shopper kept and has not reviewed, and that are on sale: only those accept reviews. */
async function unreviewedOnSale(
  tx: FirestoreTransaction,
  state: OrderState,
): Promise<readonly string[]> {
  const slugs = reviewableProducts(state);
  if (slugs.length === 0) return [];
  const { uid } = state.order;
  const wanted = slugs.flatMap((slug) => [refs.product(slug), refs.review(slug, uid)]);
  const found = await tx.getAll(...wanted.sort(byPath));
  const byRef = new Map(found.map((one) => [one.ref.path, one]));
  return slugs.filter((slug) => {
    const product = byRef.get(refs.product(slug).path);
    const review = byRef.get(refs.review(slug, uid).path);
    return product?.exists === true && product.get('active') !== false && review?.exists !== true;
  });
}
