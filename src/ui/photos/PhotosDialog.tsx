import { type SubmitEvent, useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { Button } from '../form/Button.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { Photos, SendPhoto } from './use-photos.ts';

interface PhotosDialogProps {
  photos: Photos;
  sendPhoto: SendPhoto;
  label: string;
  hint: string;
  /** What happened before; empty for nothing. */
  lead?: string;
  words: Parameters<typeof PhotoField>[0]['words'] & {
    readonly add: string;
    readonly close: string;
    readonly send: string;
    readonly pending: string;
    readonly later: string;
    readonly none: string;
    readonly failed: string;
  };
  onClose: () => void;
  /** In place of `onClose` once all photographs are sent. */
  onDone: () => void;
}

/** Adds photographs to what is there already, or sends those again that were not sent. */
export function PhotosDialog({
  photos,
  sendPhoto,
  label,
  hint,
  lead = '',
  words,
  onClose,
  onDone,
}: PhotosDialogProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending || photos.preparing) return;
    if (photos.chosen.length === 0) {
      setProblem(words.none);
      return;
    }
    setPending(true);
    setProblem('');
    const isAllSent = await photos.send(sendPhoto);
    setPending(false);
    if (isAllSent) onDone();
    else setProblem(words.failed);
  }

  return (
    <Dialog title={words.add} close={words.close} pending={pending} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <ErrorMessage>{lead}</ErrorMessage>
        <PhotoField photos={photos} label={label} hint={hint} words={words} locked={pending} />
        <ErrorMessage>{problem}</ErrorMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={pending || photos.preparing}>
            {pending ? words.pending : words.send}
          </Button>
          <Button look="quiet" aria-disabled={pending} onClick={onClose}>
            {words.later}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
