import type { ReviewStatus, ReviewSummary } from './review.ts';

/** The sum and number of a product's published stars, stored with the product. */
export interface Rating {
  readonly sum: number;
  readonly count: number;
}

/** The rating after a review of this many stars is published or unpublished. */
export function ratingAfter(
  rating: Rating,
  stars: number,
  before: ReviewStatus,
  next: ReviewStatus,
): Rating {
  const more = Number(next === 'published') - Number(before === 'published');
  return { sum: rating.sum + more * stars, count: rating.count + more };
}

/** A rating for display, from 1 to 5 with one decimal; null without one. */
export function displayedRating(
  rating: Rating | undefined,
): Pick<ReviewSummary, 'average' | 'count'> | null {
  if (!rating || rating.count < 1) return null;
  const { sum, count } = rating;
  return { count, average: Math.round((sum / count) * 10) / 10 };
}
