import { Link } from 'react-router-dom';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import type { BestReview } from '#domain/review/best-reviews.ts';
import { reviewPhotoUrl } from '#data/photos/review-photos.ts';
import { reviewWords as words } from '#text/shop/reviews.ts';
import { Stars } from './Stars.tsx';

interface BestReviewCardProps {
  review: BestReview;
}

/** A review with its photograph and a link to all reviews of the product. */
export function BestReviewCard({ review }: BestReviewCardProps) {
  const { slug, product, stars, text, name, photo } = review;
  return (
    <article className="flex h-full gap-4 [overflow-wrap:anywhere]">
      <img
        src={reviewPhotoUrl(review, photo, 'small')}
        alt={words.photos.alt(name, product, 1)}
        width={320}
        height={320}
        loading="lazy"
        className="size-28 shrink-0 rounded-card bg-tint object-cover"
      />
      <div className="min-w-0">
        <Stars stars={stars} />
        <p className="line-clamp-3">{text}</p>
        <p className="mt-1 text-sm text-ink-soft">{`${name}, ${words.verified}`}</p>
        <Link
          to={orderPaths.reviewsOf(slug)}
          className="line-clamp-2 min-h-11 content-center text-sm font-semibold text-leaf underline underline-offset-4"
        >
          {product}
        </Link>
      </div>
    </article>
  );
}
