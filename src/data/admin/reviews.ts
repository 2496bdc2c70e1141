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
import type { Result } from '#domain/shared/result.ts';
import { type Rating, ratingAfter } from '#domain/review/rating.ts';
import {
  productPathOf,
  QuestionSchema,
  ReviewSchema,
  type ReviewStatus,
} from '#domain/review/review.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { firestore } from '#data/firebase/firestore.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { writeAudited, writeAuditedWith } from './audited.ts';

const PAGE_SIZE = 30;
/** The rules count no more reviews of a product than this. */
const MOST_COUNTED = 1000;

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

/** A live page of the reviews of all products that stand so, the newest first. */
export function reviewsOfStatus(
  status: ReviewStatus,
  after?: Cursor,
): Query<ListPage<StaffReview>> {
  return reviews.list(ofStatus(status, after));
}

/** A live page of the questions about all products that stand so, the newest first. */
export function questionsOfStatus(
  status: ReviewStatus,
  after?: Cursor,
): Query<ListPage<StaffQuestion>> {
  return questions.list(ofStatus(status, after));
}

/**
 * Publishes or rejects a review or a question, or lets it wait again. With a review goes the rating that its product keeps,
 * counted anew, so that a review which its author has withdrawn is out of it as well. Fails with `denied` for viewers, and
 * with `not-found` when it is gone.
 */
export function moderate(
  { path, status }: Pick<StaffReview, 'path' | 'status'>,
  next: ReviewStatus,
): Promise<Result<void>> {
  const deed = {
    action: `${kindOf(path)}-${DEEDS[next]}`,
    subject: path,
    before: { status },
    after: { status: next },
  };
  const write = { path, merge: { status: next } };
  if (kindOf(path) === 'question') return writeAudited(deed, [write]);
  return writeAuditedWith(deed, async (read) => {
    const place = `products/${productPathOf(path)}`;
    const [review, product] = await Promise.all([read(path), read(place)]);
    if (!review) throw Object.assign(new Error('no review'), { code: 'not-found' });
    if (!product) return [write];
    const before = v.parse(ReviewSchema.entries.status, review['status']);
    const stars = v.parse(ReviewSchema.entries.stars, review['stars']);
    const rating = ratingAfter(await publishedRating(place), stars, before, next);
    // A rating that stays is not written: the rules take a product without a new one for a change of another kind.
    if (isSameRating(rating, product['rating'])) return [write];
    return [write, { path: place, merge: { rating, changedAt: NOW } }];
  });
}

function isSameRating(rating: Rating, stored: unknown): boolean {
  const known = (stored ?? { sum: 0, count: 0 }) as Partial<Rating>;
  return known.sum === rating.sum && known.count === rating.count;
}

async function publishedRating(place: string): Promise<Rating> {
  const published = query(
    collection(firestore, `${place}/reviews`),
    where('status', '==', 'published'),
    limit(MOST_COUNTED),
  );
  const answer = await getAggregateFromServer(published, { sum: sum('stars'), count: count() });
  return answer.data();
}

/**
 * Answers a question (up to 2,000 characters) and publishes it, or changes the answer. `note` is the reason for a claim that
 * stays, for the audit. Fails with `denied` for viewers.
 */
export function answerQuestion(
  { path, status, answer: before }: StaffQuestion,
  answer: string,
  note = '',
): Promise<Result<void>> {
  const deed = {
    action: 'question-answer',
    subject: path,
    before: { status, answer: before },
    after: { status: 'published', answer },
    note,
  };
  const merge = { status: 'published', answer, answeredAt: NOW };
  return writeAudited(deed, [{ path, merge }]);
}

const DEEDS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'reopen',
  published: 'publish',
  rejected: 'reject',
};

function kindOf(path: string): 'review' | 'question' {
  return path.split('/')[2] === 'reviews' ? 'review' : 'question';
}
