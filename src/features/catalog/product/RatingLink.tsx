import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Rating, displayedRating } from '#domain/review/rating.ts';
import { productWords } from '#text/shop/product.ts';
import { cardWords } from '#text/shop/product-card.ts';

interface RatingLinkProps {
  rating: Rating | undefined;
}

/** A product's rating as a link to its reviews further down; nothing without reviews. */
export function RatingLink({ rating }: RatingLinkProps) {
  const shown = displayedRating(rating);
  if (!shown) return null;
  const { average, count } = shown;
  return (
    <Link
      to={REVIEWS}
      aria-label={cardWords.rating(average, count)}
      className="amount inline-flex min-h-11 items-center gap-1 text-sm"
    >
      <Star aria-hidden className="size-4 shrink-0 fill-current text-turmeric" strokeWidth={0} />
      <span className="font-semibold">{average.toFixed(1)}</span>
      <span className="text-leaf underline underline-offset-4">{productWords.reviews(count)}</span>
    </Link>
  );
}

/** The id of the reviews' heading. */
const REVIEWS = '#reviews';
