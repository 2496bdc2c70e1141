import { useEffect, useRef, useState } from 'react';
import { Photo } from './Photo.tsx';
import { type PhotoSet, PhotoViewer } from './PhotoViewer.tsx';

interface PhotoStripProps extends PhotoSet {
  /** In one line that scrolls sideways. */
  inRow?: boolean;
}

/** Thumbnails of photographs, each of which opens them full screen. */
export function PhotoStrip({
  photos,
  source,
  renderCaption,
  renderActions,
  inRow = false,
  words,
}: PhotoStripProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  // After the dialog has closed, which gives the focus back to a thumbnail that is gone.
  useEffect(() => {
    if (removed > 0) list.current?.focus();
  }, [removed]);
  if (photos.length === 0 && removed === 0) return null;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className={`flex gap-2 ${inRow ? 'overflow-x-auto pb-1 [&>li]:shrink-0' : 'flex-wrap'}`}
      >
        {photos.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.enlarge(words.alt(index + 1))}
              onClick={() => setOpen(index)}
              className="block cursor-zoom-in overflow-hidden rounded-card border border-hairline"
            >
              <Photo
                id={id}
                source={source}
                size="small"
                alt=""
                words={words}
                className="size-20 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer
          photos={photos}
          source={source}
          renderCaption={renderCaption}
          renderActions={renderActions}
          words={words}
          first={open}
          onClose={() => setOpen(null)}
          onGone={() => {
            setOpen(null);
            setRemoved((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
