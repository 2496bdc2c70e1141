import type { PhotoRemoval } from '#domain/order/return-command.ts';
import { removeReturnPhoto } from '#data/orders/returns.ts';
import { returnWords } from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { RemovePhoto } from '#ui/photos/RemovePhoto.tsx';

interface RemoveReturnPhotoProps {
  photo: PhotoRemoval;
  onRemoved: () => void;
}

const { removal, removalRefusals } = returnWords.photos;

/** Removes a photograph of a return request for good, for its shopper or for staff. */
export function RemoveReturnPhoto({ photo, onRemoved }: RemoveReturnPhotoProps) {
  async function run(): Promise<string> {
    const answer = await removeReturnPhoto(photo);
    if (!answer.ok) return failureSentences[answer.failure.code];
    return answer.value.outcome === 'removed' ? '' : removalRefusals[answer.value.refusal];
  }
  return (
    <RemovePhoto
      words={removal}
      run={run}
      onRemoved={() => {
        toast(removal.done);
        onRemoved();
      }}
    />
  );
}
