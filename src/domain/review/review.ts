import * as v from 'valibot';
import { Line, LongText, RequiredLine } from '../shared/form.ts';
import { Moment, Text } from '../shared/record-fields.ts';

/** Where a review or a question is on its way: only what staff have published is shown to everybody. */
export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;

/** One of them. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const Status = v.picklist(REVIEW_STATUSES);
const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/**
 * `products/{slug}/reviews/{uid}`: one review a customer and product. `name` is what the author wished to be called;
 * `verified` is true only for who has bought the product here, which the rules see to.
 */
export const ReviewSchema = v.object({
  uid: v.string(),
  stars: Stars,
  title: Text(120),
  text: Text(2000),
  name: Text(40),
  verified: v.boolean(),
  status: Status,
  createdAt: Moment,
});

/** A review as it is shown. */
export type Review = v.InferOutput<typeof ReviewSchema>;

/** A review as it is written. The messages are `FieldFault` codes; the lengths stand in the rules as well. */
export const ReviewDraftSchema = v.object({
  // A group of radio buttons of which none is chosen has no value at all.
  stars: v.pipe(v.optional(v.string(), ''), v.regex(/^[1-5]$/u, 'choice'), v.transform(Number)),
  title: v.optional(Line(120), ''),
  text: LongText(10, 2000),
  name: RequiredLine(40),
});

/** A review before it is sent. */
export type ReviewDraft = v.InferOutput<typeof ReviewDraftSchema>;

/** `products/{slug}/questions/{uid_yyyymmdd}`: a question about a product, and what the shop answers. */
export const QuestionSchema = v.object({
  id: v.string(),
  uid: v.string(),
  text: Text(500),
  status: Status,
  createdAt: Moment,
  answer: v.optional(Text(2000), ''),
  answeredAt: v.optional(Moment),
});

/** A question as it is shown. */
export type Question = v.InferOutput<typeof QuestionSchema>;

/** A question as it is typed. */
export const QuestionDraftSchema = v.object({ text: LongText(10, 500) });

/** An answer of the shop to a question as it is typed. */
export const AnswerDraftSchema = v.object({ answer: LongText(2, 2000) });

/** The slug of the product that a review or a question at a path is about. */
export function productPathOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The id of somebody's question of a day: one a day for each product. The day is UTC's, as the rules know it. */
export function questionId(uid: string, moment: number): string {
  return `${uid}_${new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/** What reviews say together. */
export interface ReviewSummary {
  readonly count: number;
  /** From 1 to 5, rounded to one decimal. */
  readonly average: number;
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

/** What reviews say together; null when there is none, because there is no average of nothing. */
export function reviewSummary(reviews: readonly Pick<Review, 'stars'>[]): ReviewSummary | null {
  const count = reviews.length;
  if (count === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return {
    count,
    average: Math.round((sum / count) * 10) / 10,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter((review) => review.stars === stars).length,
    })),
  };
}
