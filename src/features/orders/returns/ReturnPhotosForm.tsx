import { type SubmitEvent, useState } from 'react';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { words as accountWords } from '#text/account/account.ts';
import { returnWords } from '#text/orders/returns.ts';
import { photoWords } from '#text/site/photos.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { PhotoField } from '#ui/photos/PhotoField.tsx';
import type { Photos } from '#ui/photos/use-photos.ts';
import { type RequestId, sendReturnPhoto } from './use-return-photos.ts';

interface ReturnPhotosFormProps {
  request: RequestId;
  photos: Photos;
  /** What happened before; empty for nothing. */
  lead?: string;
  onClose: () => void;
  /** In place of `onClose` once all photographs are sent. */
  onDone: () => void;
}

const { photos: own } = returnWords;

/** Adds photographs to a return request, or sends those again that were not sent. */
export function ReturnPhotosForm({
  request,
  photos,
  lead = '',
  onClose,
  onDone,
}: ReturnPhotosFormProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (photos.chosen.length === 0) {
      setProblem(own.missing);
      return;
    }
    setPending(true);
    setProblem('');
    const isAllSent = await photos.send(sendReturnPhoto(request));
    setPending(false);
    if (!isAllSent) {
      setProblem(own.failed);
      return;
    }
    toast(own.done);
    onDone();
  }

  return (
    <Dialog title={own.title} close={accountWords.close} pending={pending} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        {lead !== '' && <p role="alert">{lead}</p>}
        <PhotoField
          photos={photos}
          locked={pending}
          label={returnWords.form.photos}
          hint={returnWords.form.photosHint(MOST_PHOTOS.return)}
          words={photoWords}
        />
        <ErrorMessage>{problem}</ErrorMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={pending || photos.preparing}>
            {pending ? own.sending : own.send}
          </Button>
          <Button look="quiet" aria-disabled={pending} onClick={onClose}>
            {own.later}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
