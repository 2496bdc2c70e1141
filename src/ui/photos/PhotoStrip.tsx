import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../content/elements.ts';
import { Dialog } from '../feedback/Dialog.tsx';

/** Where a photograph comes from: its URL at once, or once it is loaded; null if there is none. */
export type PhotoSource = (id: string, size: 'small' | 'large') => string | Promise<string | null>;

interface PhotoStripProps {
  /** Ids. */
  photos: readonly string[];
  /** Asked once for each photograph that is shown. */
  source: PhotoSource;
  /** What can be done with the enlarged photograph. `onGone` is called once it is not there any more. */
  children?: ((id: string, onGone: () => void) => Elements) | null;
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

/** Thumbnails of photographs, each of which opens them full screen. */
export function PhotoStrip({ photos, source, words, children }: PhotoStripProps) {
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
      <ul ref={list} tabIndex={-1} className="flex flex-wrap gap-2">
        {photos.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.enlarge(words.alt(index + 1))}
              onClick={() => setOpen(index)}
              className="block cursor-zoom-in overflow-hidden rounded-card border border-hairline"
            >
              <Photo
                {...{ id, source }}
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
        <Viewer
          {...{ photos, source, words }}
          first={open}
          onClose={() => setOpen(null)}
          onGone={() => {
            setOpen(null);
            setRemoved((count) => count + 1);
          }}
        >
          {children ?? null}
        </Viewer>
      )}
    </>
  );
}

interface ViewerProps extends PhotoStripProps {
  /** Index of the photograph that is shown first. */
  first: number;
  onClose: () => void;
  onGone: () => void;
}

const STEP =
  'flex size-11 items-center justify-center rounded-full border border-edge aria-disabled:opacity-40';

/** The photographs full screen, one at a time; the arrow keys turn. */
function Viewer({ photos, source, words, children, first, onClose, onGone }: ViewerProps) {
  const [index, setIndex] = useState(first);
  const id = photos[index];
  const turn = (by: number): void =>
    setIndex((now) => Math.min(photos.length - 1, Math.max(0, now + by)));
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
        <div className="flex min-h-0 grow items-center justify-center">
          {id !== undefined && (
            <Photo
              key={id}
              {...{ id, source }}
              size="large"
              alt={words.alt(index + 1)}
              words={words}
              className="max-h-full max-w-full object-contain"
            />
          )}
        </div>
        {children && id !== undefined && <div>{children(id, onGone)}</div>}
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

interface PhotoProps extends Pick<PhotoStripProps, 'source' | 'words'> {
  id: string;
  size: 'small' | 'large';
  alt: string;
  className: string;
}

function Photo({ id, source, size, alt, words, className }: PhotoProps) {
  const url = useSource(id, size, source);
  if (url === null) {
    return <span className={`${className} block p-1 text-xs text-ink-soft`}>{words.missing}</span>;
  }
  if (url === '' && size === 'large') return <p role="status">{words.loading}</p>;
  if (url === '') return <span className={`${className} block bg-tint`} />;
  return <img src={url} alt={alt} loading="lazy" className={`${className} bg-tint`} />;
}

/** The URL of a photograph; empty until it is loaded, null if there is none. */
function useSource(id: string, size: 'small' | 'large', source: PhotoSource): string | null {
  const [loaded, setLoaded] = useState<string | null>('');
  const [found] = useState(() => source(id, size));
  useEffect(() => {
    if (typeof found === 'string') return undefined;
    let isOver = false;
    void found.then((url) => {
      if (!isOver) setLoaded(url);
    });
    return () => {
      isOver = true;
    };
  }, [found]);
  return typeof found === 'string' ? found : loaded;
}
