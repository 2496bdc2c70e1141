import type { ReviewSummary } from '#domain/review/review.ts';
import { reviewWords as words } from '#text/shop/reviews.ts';
import { Stars } from './Stars.tsx';

interface ReviewDistributionProps {
  summary: ReviewSummary;
  /** Whether the summary covers all reviews of the product. */
  isAll: boolean;
  /** Star rating to filter by; null shows all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** The average rating and its distribution; a row filters the reviews. */
export function ReviewDistribution({ summary, isAll, chosen, onChoose }: ReviewDistributionProps) {
  const { average, count, distribution } = summary;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="amount font-serif text-2xl">{words.average(average)}</strong>
        <Stars stars={average} />
        <span className="text-ink-soft">{words.count(count, isAll)}</span>
      </p>
      <ul aria-label={words.filter} className="mt-2 max-w-md">
        {distribution.map((row) => (
          <li key={row.stars}>
            <button
              type="button"
              aria-label={words.share(words.stars(row.stars), row.count)}
              aria-pressed={chosen === row.stars}
              onClick={() => onChoose(chosen === row.stars ? null : row.stars)}
              className="amount grid min-h-11 w-full grid-cols-[4rem_1fr_2.5rem] items-center gap-3 rounded-card px-2 text-left hover:bg-tint aria-pressed:bg-leaf-tint aria-pressed:font-semibold"
            >
              <span>{words.stars(row.stars)}</span>
              <span className="h-2.5 overflow-hidden rounded-full bg-hairline">
                <span
                  className="block h-full bg-turmeric"
                  style={{ width: `${(row.count / count) * 100}%` }}
                />
              </span>
              <span className="text-right">{row.count}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <button
          type="button"
          onClick={() => onChoose(null)}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        >
          {words.all}
        </button>
      )}
    </div>
  );
}
