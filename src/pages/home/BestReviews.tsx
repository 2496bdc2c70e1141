import { bestReviews } from '#data/catalog/best-reviews.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { BestReviewCard } from '#features/reviews/BestReviewCard.tsx';
import { homeEndWords } from '#text/home/home-end.ts';
import { useInView } from '#ui/browser/use-in-view.ts';

const NOT_LOADED = constantQuery('reviews/best-unseen');

/** Whether there are any is unknown, so they are read before they can push what is in view. */
const READ_AHEAD_PX = 800;

/** The best reviews with a photograph; nothing when there are none. Read only when the visitor scrolls towards them. */
export function BestReviews() {
  const [ref, seen] = useInView<HTMLDivElement>(READ_AHEAD_PX);
  const read = useQuery(seen ? bestReviews : NOT_LOADED);
  const reviews = read.state === 'loading' ? [] : (read.data?.reviews ?? []);
  return (
    <div ref={ref}>
      {reviews.length > 0 && (
        <section aria-labelledby="best-reviews" className="shell mt-12">
          <h2 id="best-reviews" className="mb-3 text-xl md:mb-6 md:text-3xl">
            {homeEndWords.reviews}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {reviews.map((review) => (
              <li key={`${review.slug}/${review.uid}`}>
                <BestReviewCard review={review} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
