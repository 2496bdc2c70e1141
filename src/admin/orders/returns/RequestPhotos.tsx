import type { ReturnRequest } from '#domain/return/return-request.ts';
import { removeReturnPhoto } from '#data/orders/returns.ts';
import { privatePhoto } from '#data/photos/private-photos.ts';
import { returnWords as own } from '#text/admin/orders/returns.ts';
import { returnWords } from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { photoWords } from '#text/site/photos.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PhotoStrip } from '#ui/photos/PhotoStrip.tsx';
import { RemovePhoto } from '#ui/photos/RemovePhoto.tsx';
import { useMayEdit } from '../../frame/use-role.ts';

interface RequestPhotosProps {
  orderId: string;
  request: Pick<ReturnRequest, 'ticket' | 'photos'>;
}

const { removal, removalRefusals } = returnWords.photos;

/** The photographs of a return request, each of which staff can remove for good. */
export function RequestPhotos({ orderId, request: { ticket, photos = [] } }: RequestPhotosProps) {
  const mayEdit = useMayEdit();

  async function remove(photo: string): Promise<string> {
    const answer = await removeReturnPhoto({ orderId, ticket, photo, asStaff: true });
    if (!answer.ok) return failureSentences[answer.failure.code];
    return answer.value.outcome === 'removed' ? '' : removalRefusals[answer.value.refusal];
  }

  return (
    <div className="my-2 empty:hidden">
      <PhotoStrip
        photos={photos}
        source={(photo, size) => privatePhoto({ of: 'return', orderId, ticket, photo, size })}
        words={{ ...photoWords, alt: own.photo }}
      >
        {mayEdit
          ? (photo, onGone) => (
              <RemovePhoto
                key={photo}
                words={removal}
                run={() => remove(photo)}
                onRemoved={() => {
                  toast(removal.done);
                  onGone();
                }}
              />
            )
          : null}
      </PhotoStrip>
    </div>
  );
}
