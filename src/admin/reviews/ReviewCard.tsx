import { BadgeCheck } from 'lucide-react';
import { formatDay } from '#text/dates.ts';
import type { StaffReview } from '#data/admin/reviews.ts';
import { words } from '#text/admin/reviews.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ProductLink } from './ProductLink.tsx';

interface ReviewCardProps {
  review: StaffReview;
}

/** One review as written, and its actions. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { path, stars, title, text, name, verified, status, createdAt } = review;
  return (
    <article className="rounded-card border border-hairline bg-surface p-5 [overflow-wrap:anywhere]">
      <ProductLink path={path} />
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <strong>
          <span aria-hidden>{`${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} `}</span>
          <span className="sr-only">{words.stars(stars)}</span>
        </strong>
        {title && (
          <strong>
            <MarkedText text={title} />
          </strong>
        )}
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line">
        <MarkedText text={text} />
      </p>
      <ReviewPhotos review={review} />
      <p className="amount mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span>{words.by(name, formatDay(createdAt))}</span>
        {verified ? (
          <span className="inline-flex items-center gap-1 font-semibold text-leaf">
            <BadgeCheck aria-hidden className="size-4" />
            <span>{words.verified}</span>
          </span>
        ) : (
          <span>{words.unverified}</span>
        )}
      </p>
      <EditorsOnly>
        <ModerationActions
          path={path}
          status={status}
          what="review"
          texts={[title, text, name]}
          customerTexts={[title, text, name]}
        />
      </EditorsOnly>
    </article>
  );
}
