import { useState } from 'react';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { privatePhoto } from '#data/photos/private-photos.ts';
import { returnWords } from '#text/orders/returns.ts';
import { photoWords } from '#text/site/photos.ts';
import { Button } from '#ui/form/Button.tsx';
import { PhotoStrip } from '#ui/photos/PhotoStrip.tsx';
import { RemoveReturnPhoto } from './RemoveReturnPhoto.tsx';
import { ReturnPhotosForm } from './ReturnPhotosForm.tsx';
import { useReturnPhotos } from './use-return-photos.ts';

interface ReturnPhotosProps {
  orderId: string;
  request: Pick<ReturnRequest, 'ticket' | 'state' | 'photos'>;
}

const { photos: own } = returnWords;

/** The photographs of a return request, and a way to add some until it is decided. */
export function ReturnPhotos({ orderId, request }: ReturnPhotosProps) {
  const { ticket, state, photos = [] } = request;
  const [adding, setAdding] = useState(false);
  const mayAdd = state === 'requested' && photos.length < MOST_PHOTOS.return;
  if (photos.length === 0 && !mayAdd && !adding) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <PhotoStrip
        photos={photos}
        source={(photo, size) => privatePhoto({ of: 'return', orderId, ticket, photo, size })}
        renderActions={
          state === 'requested'
            ? (photo, onRemoved) => (
                <RemoveReturnPhoto
                  key={photo}
                  photo={{ orderId, ticket, photo }}
                  onRemoved={onRemoved}
                />
              )
            : undefined
        }
        words={{ ...photoWords, alt: own.alt }}
      />
      {mayAdd && (
        <Button look="quiet" onClick={() => setAdding(true)}>
          {photoWords.add}
        </Button>
      )}
      {adding && (
        <AddPhotos
          request={{ orderId, ticket }}
          existing={photos.length}
          onOver={() => setAdding(false)}
        />
      )}
    </div>
  );
}

interface AddPhotosProps {
  request: { orderId: string; ticket: string };
  /** How many there are already. */
  existing: number;
  onOver: () => void;
}

function AddPhotos({ request, existing, onOver }: AddPhotosProps) {
  // Those that are sent arrive in the order meanwhile: they must not count twice.
  const [before] = useState(existing);
  const photos = useReturnPhotos(before);
  return <ReturnPhotosForm request={request} photos={photos} onClose={onOver} onDone={onOver} />;
}
