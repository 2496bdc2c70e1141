import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { returnWords } from '#text/orders/returns.ts';
import { photoWords } from '#text/site/photos.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PhotosDialog } from '#ui/photos/PhotosDialog.tsx';
import type { Photos } from '#ui/photos/use-photos.ts';
import { type RequestId, sendReturnPhoto } from './use-return-photos.ts';

interface ReturnPhotosFormProps {
  request: RequestId;
  photos: Photos;
  /** What happened before. */
  lead?: string;
  onClose: () => void;
  /** In place of `onClose` once all photographs are sent. */
  onDone: () => void;
}

/** Adds photographs to a return request, or sends those again that were not sent. */
export function ReturnPhotosForm({ request, onDone, ...rest }: ReturnPhotosFormProps) {
  return (
    <PhotosDialog
      {...rest}
      sendPhoto={sendReturnPhoto(request)}
      label={returnWords.form.photos}
      hint={returnWords.form.photosHint(MOST_PHOTOS.return)}
      words={photoWords}
      onDone={() => {
        toast(photoWords.done);
        onDone();
      }}
    />
  );
}
