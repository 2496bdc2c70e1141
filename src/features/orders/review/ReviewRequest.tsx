import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import { reviewLinkIn } from '#domain/review-request/review-link.ts';
import { paths } from '#domain/site/paths.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { reviewRequestWords as words } from '#text/orders/review-request.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { ReviewStop } from './ReviewStop.tsx';

interface ReviewRequestProps {
  order: Order;
}

/**
 * What the links of the letter that asks for reviews lead to: the form of a product, for which a guest needs an account
 * first, or no more such letters.
 */
export function ReviewRequest({ order }: ReviewRequestProps) {
  const link = reviewLinkIn(useSearchParams()[0]);
  const session = useSession();
  if (link === null) return null;
  if (link.ask === 'stop') return <ReviewStop order={order} />;
  const line = order.lines.find(({ slug }) => slug === link.slug);
  if (!line) return null;
  const form = orderPaths.reviewsOf(link.slug, link.stars);
  if (customerOf(session)) return <Navigate to={form} replace />;
  return (
    <section aria-labelledby="review-request" className="mt-4 rounded-card bg-leaf-tint px-4 py-3">
      <h2 id="review-request" className="text-xl [overflow-wrap:anywhere]">
        {words.title(line.title)}
      </h2>
      <p className="mt-1 mb-3 max-w-prose [overflow-wrap:anywhere]">{words.account(order.email)}</p>
      <Link to={paths.auth({ next: form })} className={buttonLook('main')}>
        {words.signIn}
      </Link>
    </section>
  );
}
