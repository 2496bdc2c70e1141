import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSwipe } from '../browser/use-swipe.ts';
import type { Elements } from '../content/elements.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { Photo, type PhotoSource } from './Photo.tsx';

/** Photographs by id, and what is said and done with each. */
export interface PhotoSet {
  /** Ids. */
  photos: readonly string[];
  /** Asked once for each photograph that is shown. */
  source: PhotoSource;
  /** What a photograph belongs to, shown below the large one; by its index. */
  renderCaption?: ((index: number) => Elements) | undefined;
  /** What can be done with the large photograph. `onGone` is called once it is not there any more. */
  renderActions?: ((id: string, onGone: () => void) => Elements) | undefined;
  words: {
    readonly alt: (place: number) => string;
    readonly enlarge: (alt: string) => string;
    readonly title: (place: number, count: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly close: string;
    readonly missing: string;
    readonly loading: string;
  };
}

interface PhotoViewerProps extends PhotoSet {
  /** Index of the photograph that is shown first. */
  first: number;
  onClose: () => void;
  onGone: () => void;
}

const STEP =
  'flex size-11 items-center justify-center rounded-full border border-edge aria-disabled:opacity-40';

/** The photographs full screen, one at a time; the arrow keys and a swipe turn. */
export function PhotoViewer({
  photos,
  source,
  renderCaption,
  renderActions,
  words,
  first,
  onClose,
  onGone,
}: PhotoViewerProps) {
  const [index, setIndex] = useState(first);
  const id = photos[index];
  const turn = (by: number): void =>
    setIndex((now) => Math.min(photos.length - 1, Math.max(0, now + by)));
  const swipe = useSwipe(turn);
  // Of the document, because the close button of the dialog has the focus first.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <Dialog
      title={words.title(index + 1, photos.length)}
      close={words.close}
      look="screen"
      onClose={onClose}
    >
      <div className="flex min-h-0 grow flex-col gap-3">
        <div
          {...swipe}
          className="flex min-h-0 grow touch-pan-y touch-pinch-zoom items-center justify-center"
        >
          {id !== undefined && (
            <Photo
              key={id}
              id={id}
              source={source}
              size="large"
              alt={words.alt(index + 1)}
              words={words}
              className="max-h-full max-w-full object-contain"
            />
          )}
        </div>
        {renderCaption && <div className="mx-auto w-full max-w-prose">{renderCaption(index)}</div>}
        {id !== undefined && renderActions?.(id, onGone)}
        {photos.length > 1 && (
          <div className="flex justify-center gap-4">
            <button
              type="button"
              aria-label={words.previous}
              aria-disabled={index === 0}
              onClick={() => turn(-1)}
              className={STEP}
            >
              <ArrowLeft aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label={words.next}
              aria-disabled={index === photos.length - 1}
              onClick={() => turn(1)}
              className={STEP}
            >
              <ArrowRight aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
