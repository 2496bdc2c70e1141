import { Star } from 'lucide-react';
import { reviewWords } from '#text/shop/reviews.ts';

interface StarsProps {
  /** From 1 to 5; fractions fill a star partly. */
  stars: number;
}

/** A star rating as an image with alt text. */
export function Stars({ stars }: StarsProps) {
  const row = (look: string) => (
    <span className={`flex ${look}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className="size-5 shrink-0 fill-current" strokeWidth={0} />
      ))}
    </span>
  );
  return (
    <span role="img" aria-label={reviewWords.outOf(stars)} className="relative inline-flex">
      {row('text-hairline')}
      <span className="absolute inset-0 overflow-hidden" style={{ width: `${stars * 20}%` }}>
        {row('text-turmeric')}
      </span>
    </span>
  );
}
