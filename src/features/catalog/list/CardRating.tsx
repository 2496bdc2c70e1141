import { Star } from 'lucide-react';
import { type Rating, displayedRating } from '#domain/review/rating.ts';
import { cardWords } from '#text/shop/product-card.ts';

interface CardRatingProps {
  rating: Rating | undefined;
}

/** A product's rating in one line; nothing without reviews. */
export function CardRating({ rating }: CardRatingProps) {
  const shown = displayedRating(rating);
  if (!shown) return null;
  const { average, count } = shown;
  return (
    <p className="amount flex items-center gap-1 text-sm">
      <span className="sr-only">{cardWords.rating(average, count)}</span>
      <Star aria-hidden className="size-4 shrink-0 fill-current text-turmeric" strokeWidth={0} />
      <span aria-hidden>
        <span>{`${average.toFixed(1)} `}</span>
        <span className="text-ink-soft">{`(${count})`}</span>
      </span>
    </p>
  );
}
