import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import { starsIn } from '#domain/review-request/review-link.ts';
import { paths } from '#domain/site/paths.ts';
import type { Review } from '#domain/review/review.ts';
import { customerOf } from '#data/account/session.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { ownReview, withdrawReview } from '#data/catalog/reviews.ts';
import { queryStore } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { errorWords } from '#text/site/errors.ts';
import { failureSentences } from '#text/site/failures.ts';
import { reviewWords as words } from '#text/shop/reviews.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { AddReviewPhotos } from './AddReviewPhotos.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewedProduct } from './ReviewPhotos.tsx';

const NO_USER = constantQuery('reviews/nobody');

interface OwnReviewProps {
  product: ReviewedProduct;
}

/** The customer's own review of a product, or the form for it. */
export function OwnReview({ product }: OwnReviewProps) {
  const { slug } = product;
  const user = customerOf(useSession());
  // A star of the letter that asks for reviews opens the form.
  const stars = starsIn(useSearchParams()[0]);
  const own = useQuery<Review | null>(user ? ownReview(slug, user.uid) : NO_USER);
  const [step, setStep] = useState<'writing' | 'sent' | 'withdrawn' | null>(null);
  const receipt = useRef<HTMLParagraphElement>(null);
  const hasReview = own.state === 'ready' && own.data !== null;
  const hasStars = stars !== null && own.state === 'ready' && own.data === null;
  if (user && hasStars && step === null) setStep('writing');
  // After sending, the focus moves from the form to the message.
  useEffect(() => {
    if (hasReview && step === 'sent') receipt.current?.focus();
  }, [hasReview, step]);

  if (!user) {
    return (
      <Link
        to={paths.auth({ next: orderPaths.reviewsOf(slug, stars ?? undefined) })}
        className={buttonLook('quiet')}
      >
        {words.signIn}
      </Link>
    );
  }
  // The local write shows at once and disappears if the server rejects it: the form stays until it is accepted.
  if (step === 'writing') {
    return <ReviewForm slug={slug} user={user} stars={stars} onSent={() => setStep('sent')} />;
  }
  if (own.state === 'loading') return null;
  if (own.state === 'failed')
    return (
      <RetryMessage
        text={failureSentences[own.error.code]}
        retry={errorWords.retry}
        onRetry={() => queryStore.retry()}
      />
    );
  if (own.data) {
    const { status } = own.data;
    return (
      <section className="rounded-card bg-leaf-tint px-4 py-3">
        <p ref={receipt} tabIndex={-1} className="mb-2 text-sm font-semibold outline-none">
          {words.own[status]}
        </p>
        <ReviewCard review={own.data} product={product} />
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <AddReviewPhotos slug={slug} review={own.data} />
          <button
            type="button"
            onClick={() => void withdraw(user.uid)}
            className="min-h-11 font-semibold text-clay underline underline-offset-4"
          >
            {words.own.withdraw}
          </button>
        </div>
      </section>
    );
  }
  return (
    <Button look="quiet" onClick={() => setStep('writing')}>
      {words.write}
    </Button>
  );

  async function withdraw(uid: string): Promise<void> {
    const withdrawn = await withdrawReview(slug, uid);
    setStep('withdrawn');
    toast(withdrawn.ok ? words.own.withdrawn : failureSentences[withdrawn.failure.code]);
  }
}
