import { useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { type ReviewDraft, ReviewDraftSchema } from '#domain/review/review.ts';
import { sendReview } from '#data/catalog/reviews.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { reviewWords } from '#text/shop/reviews.ts';
import { photoWords } from '#text/site/photos.ts';
import { focusFirstField } from '#ui/browser/focus-on-arrival.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PhotoField } from '#ui/photos/PhotoField.tsx';
import { PhotosDialog } from '#ui/photos/PhotosDialog.tsx';
import { StarField } from './StarField.tsx';
import { sendReviewPhoto, useReviewPhotos } from './use-review-photos.ts';

interface ReviewFormProps {
  slug: string;
  user: SessionUser;
  /** The stars that are chosen at first; null for none. */
  stars: number | null;
  /** Called when the server has accepted the review. */
  onSent: () => void;
}

/** Form for a review. After sending, the customer's own review replaces it. */
export function ReviewForm({ slug, user, stars, onSent }: ReviewFormProps) {
  const words = reviewWords.form;
  const photos = useReviewPhotos(0);
  // The review is there, but not all of its photographs.
  const [isSent, setSent] = useState(false);
  const form = useForm<ReviewDraft>({
    check: (typed) => inWords(checkForm(ReviewDraftSchema, typed), reviewWords.faults),
    send: async (draft) => {
      const sent = await sendReview(slug, user.uid, draft);
      if (sent.ok) {
        if (await photos.send(sendReviewPhoto(slug))) onSent();
        else setSent(true);
        return null;
      }
      const { code } = sent.failure;
      return { problem: code === 'denied' ? reviewWords.refused : failureSentences[code] };
    },
  });
  if (isSent) {
    return (
      <PhotosDialog
        photos={photos}
        sendPhoto={sendReviewPhoto(slug)}
        label={reviewWords.photos.label}
        hint={reviewWords.photos.hint(MOST_PHOTOS.review)}
        lead={reviewWords.photos.partly}
        words={photoWords}
        onClose={onSent}
        onDone={onSent}
      />
    );
  }
  return (
    <form
      {...form.props}
      ref={focusFirstField}
      aria-label={reviewWords.write}
      className="grid max-w-prose gap-4"
    >
      <StarField initial={stars} error={form.errors['stars']} />
      <Field form={form} name="title" label={words.title} optional={words.optional} />
      <Field form={form} name="text" label={words.text} hint={words.textHint} rows={5} />
      <Field
        form={form}
        name="name"
        label={words.name}
        autoComplete="nickname"
        defaultValue={user.name.split(' ')[0] ?? ''}
      />
      <PhotoField
        photos={photos}
        locked={form.pending}
        label={reviewWords.photos.label}
        optional={words.optional}
        hint={reviewWords.photos.hint(MOST_PHOTOS.review)}
        words={photoWords}
      />
      <FormProblem form={form} />
      <div>
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
