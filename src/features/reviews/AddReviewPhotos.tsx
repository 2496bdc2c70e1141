import { useState } from 'react';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import type { Review } from '#domain/review/review.ts';
import { reviewWords } from '#text/shop/reviews.ts';
import { photoWords } from '#text/site/photos.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { PhotosDialog } from '#ui/photos/PhotosDialog.tsx';
import { sendReviewPhoto, useReviewPhotos } from './use-review-photos.ts';

interface AddReviewPhotosProps {
  slug: string;
  review: Pick<Review, 'status' | 'photos'>;
}

/** Adds photographs to the customer's own review while it is checked. */
export function AddReviewPhotos({ slug, review: { status, photos = [] } }: AddReviewPhotosProps) {
  const [open, setOpen] = useState(false);
  const mayAdd = status === 'pending' && photos.length < MOST_PHOTOS.review;
  return (
    <>
      {mayAdd && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {photoWords.add}
        </Button>
      )}
      {open && <Form slug={slug} existing={photos.length} onOver={() => setOpen(false)} />}
    </>
  );
}

interface FormProps {
  slug: string;
  /** How many there are already. */
  existing: number;
  onOver: () => void;
}

function Form({ slug, existing, onOver }: FormProps) {
  // Those that are sent arrive in the review meanwhile: they must not count twice.
  const [before] = useState(existing);
  const photos = useReviewPhotos(before);
  return (
    <PhotosDialog
      photos={photos}
      sendPhoto={sendReviewPhoto(slug)}
      label={reviewWords.photos.label}
      hint={reviewWords.photos.hint(MOST_PHOTOS.review)}
      words={photoWords}
      onClose={onOver}
      onDone={() => {
        toast(photoWords.done);
        onOver();
      }}
    />
  );
}
