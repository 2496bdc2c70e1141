import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { bestReviews, isBestReview } from '../../../src/domain/review/best-reviews.ts';
import { productPathOf, type Review, ReviewSchema } from '../../../src/domain/review/review.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import {
  ATTEMPTS,
  BadDocumentError,
  parseDocument,
  refs,
  store,
  toFirestore,
} from '../platform/store.ts';

/** Maximum number of newest reviews of buyers that are read. */
const MAX_READ = 200;

/**
 * Writes the reviews of the home page again, from the stored reviews: of concurrent calls the last one reads what the others
 * saw, so a review that was taken down does not come back.
 */
export async function refreshBestReviews(): Promise<void> {
  const ref = refs.bestReviews();
  await store().runTransaction(
    async (tx) => {
      await tx.get(ref);
      const reviews = await newestBest();
      const slugs = [...new Set(reviews.map(({ slug }) => slug))];
      const products =
        slugs.length === 0 ? [] : await store().getAll(...slugs.map((slug) => refs.product(slug)));
      const titles = new Map(
        products
          .filter((product) => product.exists && product.get('active') !== false)
          .map((product) => [product.id, String(product.get('title'))]),
      );
      tx.set(ref, toFirestore({ reviews: bestReviews(reviews, titles) }));
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** Refreshes the home page if a write concerns one of its reviews, or one that could be. */
export async function refreshAfterReview(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const concerns = [before, after].some((one) => {
    const review = one && parsed(one);
    return review && isBestReview(review);
  });
  if (concerns) await refreshBestReviews();
}

async function newestBest(): Promise<readonly (Review & { slug: string })[]> {
  const found = await store()
    .collectionGroup('reviews')
    .where('status', '==', 'published')
    .where('verified', '==', true)
    .orderBy('createdAt', 'desc')
    .limit(MAX_READ)
    .get();
  return found.docs.flatMap((one) => {
    const review = parsed(one);
    return review && isBestReview(review) ? [{ ...review, slug: productPathOf(one.ref.path) }] : [];
  });
}

/** A stored review; null for one that is malformed. */
function parsed(found: DocumentSnapshot): Review | null {
  try {
    return parseDocument(found, ReviewSchema, 'uid');
  } catch (error) {
    if (!(error instanceof BadDocumentError)) throw error;
    log('review-unreadable', errorInfo(error), 'warn');
    return null;
  }
}
