import {
  collection,
  count,
  getAggregateFromServer,
  limit,
  query,
  sum,
  where,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { Result } from '#domain/core/result.ts';
import { type Rating, ratingAfter } from '#domain/review/rating.ts';
import {
  productPathOf,
  QuestionSchema,
  ReviewSchema,
  type ReviewStatus,
} from '#domain/review/review.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { codedError } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { writeAudited, writeAuditedWith } from './audited.ts';

const PAGE_SIZE = 30;
/** Counting limit of the rules for reviews of a product. */
const MAX_COUNT = 1000;

const StaffReviewSchema = v.object({ ...ReviewSchema.entries, path: v.string() });
const StaffQuestionSchema = v.object({
  ...v.omit(QuestionSchema, ['id']).entries,
  path: v.string(),
});

/** A review with its path, which names the product. */
export type StaffReview = v.InferOutput<typeof StaffReviewSchema>;

/** A question with its path, which names the product. */
export type StaffQuestion = v.InferOutput<typeof StaffQuestionSchema>;

const reviews = defineCollection('every:reviews', { schema: StaffReviewSchema, idField: 'path' });
const questions = defineCollection('every:questions', {
  schema: StaffQuestionSchema,
  idField: 'path',
});

const ofStatus = (status: ReviewStatus, after: Cursor | undefined) => ({
  where: { status },
  orderBy: { field: 'createdAt', direction: 'desc' } as const,
  limit: PAGE_SIZE,
  ...(after && { after }),
});

/** A live page of all products' reviews in a status, newest first. */
export function reviewsOfStatus(
  status: ReviewStatus,
  after?: Cursor,
): Query<ListPage<StaffReview>> {
  return reviews.list(ofStatus(status, after));
}

/** A live page of all products' questions in a status, newest first. */
export function questionsOfStatus(
  status: ReviewStatus,
  after?: Cursor,
): Query<ListPage<StaffQuestion>> {
  return questions.list(ofStatus(status, after));
}

/**
 * Publishes, rejects or reopens a review or a question. A review also updates the product's rating, which it recounts,
 * so that reviews deleted by their authors no longer count. Fails with `denied` for viewers, and with `not-found` when
 * the review or question was deleted.
 */
export function moderate(
  { path, status }: Pick<StaffReview, 'path' | 'status'>,
  next: ReviewStatus,
): Promise<Result<void>> {
  const auditEntry = {
    action: `${kindOf(path)}-${ACTIONS[next]}`,
    subject: path,
    before: { status },
    after: { status: next },
  };
  const write = { path, merge: { status: next } };
  if (kindOf(path) === 'question') return writeAudited(auditEntry, [write]);
  return writeAuditedWith(auditEntry, async (read) => {
    const productPath = `products/${productPathOf(path)}`;
    const [review, product] = await Promise.all([read(path), read(productPath)]);
    if (!review) throw codedError('not-found');
    if (!product) return [write];
    const before = v.parse(ReviewSchema.entries.status, review['status']);
    const stars = v.parse(ReviewSchema.entries.stars, review['stars']);
    const rating = ratingAfter(await publishedRating(productPath), stars, before, next);
    // Leaves an unchanged rating out: the rules recognise the write of a rating by its change, and would deny this one.
    if (isSameRating(rating, product['rating'])) return [write];
    return [write, { path: productPath, merge: { rating, changedAt: NOW } }];
  });
}

/**
 * Drops a photograph of a review; a function deletes its files. Fails with `denied` for viewers, and with `not-found` when
 * the review was deleted.
 */
export function dropReviewPhoto(path: string, photo: string): Promise<Result<void>> {
  const auditEntry = {
    action: 'review-drop-photo',
    subject: path,
    before: { photo },
    after: { photo: '' },
  };
  return writeAuditedWith(auditEntry, async (read) => {
    const review = await read(path);
    if (!review) throw codedError('not-found');
    const photos = v.parse(ReviewSchema.entries.photos, review['photos']) ?? [];
    return [{ path, merge: { photos: photos.filter((one) => one !== photo) } }];
  });
}

function isSameRating(rating: Rating, stored: unknown): boolean {
  const known = (stored ?? { sum: 0, count: 0 }) as Partial<Rating>;
  return known.sum === rating.sum && known.count === rating.count;
}

async function publishedRating(productPath: string): Promise<Rating> {
  const published = query(
    collection(firestore, `${productPath}/reviews`),
    where('status', '==', 'published'),
    limit(MAX_COUNT),
  );
  const answer = await getAggregateFromServer(published, { sum: sum('stars'), count: count() });
  return answer.data();
}

/**
 * Answers a question (up to 2,000 characters) and publishes it, or changes the answer. `note` is the audit's reason
 * for a claim that remains. Fails with `denied` for viewers.
 */
export function answerQuestion(
  { path, status, answer: before }: StaffQuestion,
  answer: string,
  note = '',
): Promise<Result<void>> {
  const auditEntry = {
    action: 'question-answer',
    subject: path,
    before: { status, answer: before },
    after: { status: 'published', answer },
    note,
  };
  const merge = { status: 'published', answer, answeredAt: NOW };
  return writeAudited(auditEntry, [{ path, merge }]);
}

const ACTIONS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'reopen',
  published: 'publish',
  rejected: 'reject',
};

function kindOf(path: string): 'review' | 'question' {
  return path.split('/')[2] === 'reviews' ? 'review' : 'question';
}
