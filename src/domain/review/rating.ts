import type { ReviewStatus, ReviewSummary } from './review.ts';

/** The published reviews of a product as it keeps them: the sum of their stars, and how many there are. */
export interface Rating {
  readonly sum: number;
  readonly count: number;
}

/** A rating once a review of so many stars is published that was not, or is no longer that was. */
export function ratingAfter(
  rating: Rating,
  stars: number,
  before: ReviewStatus,
  next: ReviewStatus,
): Rating {
  const more = Number(next === 'published') - Number(before === 'published');
  return { sum: rating.sum + more * stars, count: rating.count + more };
}

/** A rating as it is shown, from 1 to 5 with one decimal; null when there is none to show. */
export function displayedRating(
  rating: Rating | undefined,
): Pick<ReviewSummary, 'average' | 'count'> | null {
  if (!rating || rating.count < 1) return null;
  const { sum, count } = rating;
  return { count, average: Math.round((sum / count) * 10) / 10 };
}
