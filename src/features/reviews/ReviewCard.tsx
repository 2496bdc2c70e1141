import { BadgeCheck } from 'lucide-react';
import { formatDay } from '#text/dates.ts';
import type { Review } from '#domain/review/review.ts';
import { reviewWords as words } from '#text/shop/reviews.ts';
import { type ReviewedProduct, ReviewPhotos } from './ReviewPhotos.tsx';
import { Stars } from './Stars.tsx';

interface ReviewCardProps {
  review: Review;
  product: ReviewedProduct;
}

/** A review. */
export function ReviewCard({ review, product }: ReviewCardProps) {
  const { stars, title, text, name, verified, createdAt } = review;
  return (
    <article className="[overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} />
        {title && <strong>{title}</strong>}
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line">{text}</p>
      <ReviewPhotos review={review} product={product} />
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span>{name}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
        {verified && (
          <span className="inline-flex items-center gap-1 font-semibold text-leaf">
            <BadgeCheck aria-hidden className="size-4" />
            <span>{words.verified}</span>
          </span>
        )}
      </p>
    </article>
  );
}
