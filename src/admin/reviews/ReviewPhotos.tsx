import { useState } from 'react';
import { productPathOf } from '#domain/review/review.ts';
import { dropReviewPhoto, type StaffReview } from '#data/admin/reviews.ts';
import { privatePhoto } from '#data/photos/private-photos.ts';
import { words } from '#text/admin/reviews.ts';
import { failureSentences } from '#text/site/failures.ts';
import { photoWords } from '#text/site/photos.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { PhotoStrip } from '#ui/photos/PhotoStrip.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';

interface ReviewPhotosProps {
  review: StaffReview;
}

/** The photographs of a review; editors remove single ones, before and after it is published. */
export function ReviewPhotos({ review: { path, uid, photos = [] } }: ReviewPhotosProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const slug = productPathOf(path);
  if (photos.length === 0) return null;

  async function drop(photo: string): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const result = await dropReviewPhoto(path, photo);
    setPending(false);
    if (result.ok) toast(words.photos.removed);
    else {
      const { code } = result.failure;
      setProblem(
        code === 'denied' || code === 'not-found' ? words.refused : failureSentences[code],
      );
    }
  }

  return (
    <div className="mt-3">
      <PhotoStrip
        photos={photos}
        source={(photo, size) => privatePhoto({ of: 'review', slug, uid, photo, size })}
        words={{ ...photoWords, alt: words.photos.alt }}
      />
      <EditorsOnly>
        <div className="mt-2 flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <Button
              key={photo}
              look="quiet"
              aria-disabled={pending}
              onClick={() => void drop(photo)}
            >
              {words.photos.remove(index + 1)}
            </Button>
          ))}
        </div>
      </EditorsOnly>
      <ErrorMessage look="small">{problem}</ErrorMessage>
    </div>
  );
}
