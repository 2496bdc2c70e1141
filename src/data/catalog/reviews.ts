import type { Result } from '#domain/core/result.ts';
import { type Question, type Review, type ReviewDraft, questionId } from '#domain/review/review.ts';
import { shopCollection } from '../firebase/collections.ts';
import { attemptOnline } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** `products/{slug}/reviews/{uid}`: reviews of one product. */
const reviewsOf = (slug: string) =>
  shopCollection(`products/${slug}/reviews`, (shop) => shop.review);

/** `products/{slug}/questions/{id}`: questions about one product. */
const questionsOf = (slug: string) =>
  shopCollection(`products/${slug}/questions`, (shop) => shop.question);

/** Reviews read per product page; the summary covers only these. */
const REVIEWS_SHOWN = 100;
const QUESTIONS_SHOWN = 50;
const OWN_QUESTIONS = 10;

const PUBLISHED = {
  where: { status: 'published' },
  orderBy: { field: 'createdAt', direction: 'desc' },
} as const;

/** The newest published reviews of a product, live. */
export function publishedReviews(slug: string): Query<ListPage<Review>> {
  return reviewsOf(slug).list({ ...PUBLISHED, limit: REVIEWS_SHOWN });
}

/** A customer's own review of a product, published or not; null if there is none. */
export function ownReview(slug: string, uid: string): Query<Review | null> {
  return reviewsOf(slug).doc(uid);
}

/**
 * Submits a review for moderation. Fails with `denied` if the customer has reviewed the product already. Whether they
 * bought it is read here and verified by the rules.
 */
export function sendReview(slug: string, uid: string, draft: ReviewDraft): Promise<Result<void>> {
  return attemptOnline(async () => {
    const [{ NOW, putDocument }, { fieldsOf }] = await Promise.all([
      import('../firebase/writes.ts'),
      import('../firebase/bulk-reads.ts'),
    ]);
    const verified = (await fieldsOf(`users/${uid}/purchases/${slug}`)) !== null;
    const state = { uid, verified, status: 'pending', createdAt: NOW };
    await putDocument(`products/${slug}/reviews/${uid}`, { ...draft, ...state });
  });
}

/** Deletes the customer's own review. */
export function withdrawReview(slug: string, uid: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { removeDocument } = await import('../firebase/writes.ts');
    await removeDocument(`products/${slug}/reviews/${uid}`);
  });
}

/** The newest published questions about a product with their answers, live. */
export function publishedQuestions(slug: string): Query<ListPage<Question>> {
  return questionsOf(slug).list({ ...PUBLISHED, limit: QUESTIONS_SHOWN });
}

/** A customer's own questions about a product, published or not. */
export function ownQuestions(slug: string, uid: string): Query<ListPage<Question>> {
  return questionsOf(slug).list({ where: { uid }, orderBy: null, limit: OWN_QUESTIONS });
}

/** Submits a question. Fails with `denied` if the customer has asked about this product today. */
export function askQuestion(slug: string, uid: string, text: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { NOW, putDocument } = await import('../firebase/writes.ts');
    const id = questionId(uid, Date.now());
    const question = { uid, text, status: 'pending', createdAt: NOW };
    await putDocument(`products/${slug}/questions/${id}`, question);
  });
}
