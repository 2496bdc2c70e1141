import * as v from 'valibot';
import type { Result } from '#domain/failure.ts';
import { QuestionSchema, ReviewSchema, type ReviewStatus } from '#domain/review.ts';
import { defineCollection } from '#data/collections.ts';
import type { Source } from '#data/live.ts';
import type { Cursor, ListPage } from '#data/read.ts';
import { NOW } from '#data/writes.ts';
import { writeAudited } from './audited.ts';

const PAGE_SIZE = 30;

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
): Source<ListPage<StaffReview>> {
  return reviews.list(ofStatus(status, after));
}

/** A live page of the questions about all products that stand so, the newest first. */
export function questionsOfStatus(
  status: ReviewStatus,
  after?: Cursor,
): Source<ListPage<StaffQuestion>> {
  return questions.list(ofStatus(status, after));
}

/** Publishes or rejects a review or a question, or lets it wait again. Fails with `denied` for viewers. */
export function decide(
  { path, status }: Pick<StaffReview, 'path' | 'status'>,
  next: ReviewStatus,
): Promise<Result<void>> {
  const deed = {
    action: `${kindOf(path)}-${DEEDS[next]}`,
    subject: path,
    before: { status },
    after: { status: next },
  };
  return writeAudited(deed, [{ path, merge: { status: next } }]);
}

/** Answers a question (up to 2,000 characters) and publishes it, or changes the answer. Fails with `denied` for viewers. */
export function answerQuestion(
  { path, status, answer: before }: StaffQuestion,
  answer: string,
): Promise<Result<void>> {
  const deed = {
    action: 'question-answer',
    subject: path,
    before: { status, answer: before },
    after: { status: 'published', answer },
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
