import * as v from 'valibot';
import { Line, LongText } from '../core/form.ts';
import { PersonName } from '../customer/person-name.ts';
import { Moment, Text, UpTo } from '../core/record-fields.ts';

/** The moderation status of a review or question: only published ones are public. */
export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;

/** A status. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const Status = v.picklist(REVIEW_STATUSES);
const Stars = UpTo(5);

/**
 * `products/{slug}/reviews/{uid}`: one review per customer and product. `name` is the author's chosen name; `verified`
 * is true only for buyers of the product, which the rules enforce.
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
  /** Ids of the author's photographs (`src/domain/photo`), shown with the published review. Only functions add some. */
  photos: v.optional(v.array(Text(40))),
});

/** A review. */
export type Review = v.InferOutput<typeof ReviewSchema>;

/** A typed review. The messages are `FieldFault` codes; the rules repeat the lengths. */
export const ReviewDraftSchema = v.object({
  // A radio group without a choice has no value at all.
  stars: v.pipe(v.optional(v.string(), ''), v.regex(/^[1-5]$/u, 'choice'), v.transform(Number)),
  title: v.optional(Line(120), ''),
  text: LongText(10, 2000),
  name: v.pipe(PersonName, v.maxLength(40, 'too-long')),
});

/** A review before it is sent. */
export type ReviewDraft = v.InferOutput<typeof ReviewDraftSchema>;

/** `products/{slug}/questions/{uid_yyyymmdd}`: a question about a product, with the shop's answer. */
export const QuestionSchema = v.object({
  id: v.string(),
  uid: v.string(),
  text: Text(500),
  status: Status,
  createdAt: Moment,
  answer: v.optional(Text(2000), ''),
  answeredAt: v.optional(Moment),
});

/** A question. */
export type Question = v.InferOutput<typeof QuestionSchema>;

/** A typed question. */
export const QuestionDraftSchema = v.object({ text: LongText(10, 500) });

/** A typed answer of the shop. */
export const AnswerDraftSchema = v.object({ answer: LongText(2, 2000) });

/** The product slug in the path of a review or question. */
export function productPathOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The id of a user's question: one per product and day. The day is in UTC, as in the rules. */
export function questionId(uid: string, moment: number): string {
  return `${uid}_${new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/** A summary of reviews. */
export interface ReviewSummary {
  readonly count: number;
  /** From 1 to 5, rounded to one decimal. */
  readonly average: number;
  /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

/** A summary of reviews; null without reviews. */
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
