import { useEffect, useState } from 'react';
import { type Review, reviewSummary, type ReviewSummary } from '#domain/review/review.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { queryStore } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { publishedReviews } from '#data/catalog/reviews.ts';
import { useQuery } from '#data/react/use-query.ts';
import { reviewWords as words } from '#text/shop/reviews.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ComeBack } from './ComeBack.tsx';
import { OwnReview } from './OwnReview.tsx';
import { ReadState } from './ReadState.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewedProduct } from './ReviewPhotos.tsx';
import { ShopperPhotos } from './ShopperPhotos.tsx';
import { useArrival } from './use-arrival.ts';
import { ReviewDistribution } from './ReviewDistribution.tsx';

const NOT_LOADED = constantQuery('reviews/unseen');

/** The height of `ReviewDistribution`: a line and five rows. */
const DISTRIBUTION_HEIGHT = 'h-[16.3rem] w-full max-w-md';
/** How many reviews have their space kept: more fill a screen, so that nothing below is in view. */
const KEPT = 3;
/** The height of a review of a few lines on a phone, in rem. */
const CARD_REM = 9;

export interface ReviewsProps {
  product: ReviewedProduct;
  /** How many reviews the product has: their space is kept before they are read. */
  count: number;
  /** Receives the summary of all reviews once loaded; null while there are more than were read. */
  onSummary: (summary: ReviewSummary | null) => void;
}

/** Reviews of a product. Read only near the viewport. */
export function Reviews({ product, count, onSummary }: ReviewsProps) {
  const { slug } = product;
  const [ref, seen] = useInView<HTMLElement>();
  useArrival(ref, '#reviews');
  const source = publishedReviews(slug);
  const read = useQuery<ListPage<Review> | null>(seen ? source : NOT_LOADED);
  const [stars, setStars] = useState<number | null>(null);
  const page = read.state === 'loading' ? undefined : read.data;
  const rows = page?.rows ?? [];
  const summary = reviewSummary(rows);
  const isAll = !page?.next;
  const shown = stars === null ? rows : rows.filter((review) => review.stars === stars);

  const summaryJson = isAll && summary ? JSON.stringify(summary) : '';
  useEffect(() => {
    onSummary(summaryJson ? (JSON.parse(summaryJson) as ReviewSummary) : null);
  }, [summaryJson, onSummary]);

  return (
    <section ref={ref} aria-labelledby="reviews" className="mt-8">
      <h2 id="reviews" className="mb-2 text-xl">
        {words.title}
      </h2>
      <ReadState
        read={read}
        isWanted={seen}
        loading={words.loading}
        skeleton={
          count > 0 ? (
            <Skeleton className={DISTRIBUTION_HEIGHT} />
          ) : (
            <Skeleton className="mb-3 h-[1lh] w-64" />
          )
        }
        onRetry={() => queryStore.retry(source.key)}
      />
      {seen && page && !summary && <p className="mb-3 text-ink-soft">{words.none}</p>}
      {summary && (
        <ReviewDistribution summary={summary} isAll={isAll} chosen={stars} onChoose={setStars} />
      )}
      <div className="my-4 min-h-11">{seen && <OwnReview product={product} />}</div>
      {stars !== null && shown.length === 0 && (
        <p className="text-ink-soft">{words.noneWith(words.stars(stars))}</p>
      )}
      <div
        style={stars === null ? { minHeight: `${Math.min(count, KEPT) * CARD_REM}rem` } : undefined}
      >
        {stars === null && <ComeBack reviews={rows} />}
        <ShopperPhotos reviews={rows} product={product} />
        <ul className="divide-y divide-hairline">
          {shown.map((review) => (
            <li key={review.uid} className="py-4">
              <ReviewCard review={review} product={product} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{words.how}</p>
    </section>
  );
}
