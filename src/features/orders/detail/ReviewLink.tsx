import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderLine } from '#domain/order/order.ts';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import type { Review } from '#domain/review/review.ts';
import { customerOf } from '#data/account/session.ts';
import { ownReview } from '#data/catalog/reviews.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/orders/orders.ts';

const { actions: own } = words;

/** A link to the review form of a delivered product, or to the customer's own review of it. */
export function ReviewLink({ slug, title }: Pick<OrderLine, 'slug' | 'title'>) {
  const uid = customerOf(useSession())?.uid;
  const state = useQuery<Review | null>(
    uid === undefined ? constantQuery('reviews/nobody') : ownReview(slug, uid),
  );
  const isReviewed = state.state === 'ready' && state.data !== null;
  const action = isReviewed ? own.reviewed : own.review;
  return (
    <Link
      to={orderPaths.reviewsOf(slug)}
      aria-label={own.of(action, title)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
    >
      <Star aria-hidden className={`size-4 shrink-0 ${isReviewed ? 'fill-current' : ''}`} />
      <span>{action}</span>
    </Link>
  );
}
