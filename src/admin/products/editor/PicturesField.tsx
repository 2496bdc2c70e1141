import { type DragEvent, useId, useRef, useState } from 'react';
import { uploadPictureSizes } from '#data/admin/pictures.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/pictures.ts';
import { FileButton } from '#ui/form/FileButton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureChecks } from './PictureChecks.tsx';
import { reencodePicture } from '../../pictures/reencode-picture.ts';
import type { ShownPicture } from './shown-pictures.ts';

interface PicturesFieldProps {
  pictures: readonly ShownPicture[];
  onChange: (change: (pictures: readonly ShownPicture[]) => readonly ShownPicture[]) => void;
  /** Storage slug, read when a file is chosen; empty while the product has none. */
  slugNow: () => string;
}

const MOST = 12;

/** The pictures of a product: added by choosing or dropping, reordered, described, removed. */
export function PicturesField({ pictures, onChange, slugNow }: PicturesFieldProps) {
  const hintId = useId();
  const [progress, setProgress] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const dragged = useRef<number | null>(null);
  const busy = useRef(false);

  async function add(files: readonly File[]): Promise<void> {
    if (busy.current || files.length === 0) return;
    const slug = slugNow();
    const addProblem = (text: string): void => setProblems((current) => [...current, text]);
    setProblems([]);
    if (slug === '') return addProblem(words.titleFirst);
    busy.current = true;
    try {
      let count = pictures.length;
      for (const file of files) {
        if (count >= MOST) {
          addProblem(words.tooMany);
          break;
        }
        const problem = await addOne(file, slug);
        if (problem === null) count += 1;
        else addProblem(problem);
      }
    } finally {
      busy.current = false;
    }
  }

  /** Resolves to why a picture is not added; null if it is. */
  async function addOne(file: File, slug: string): Promise<string | null> {
    const { name } = file;
    setProgress(words.making(name));
    const sizes = await reencodePicture(file);
    if (typeof sizes === 'string') {
      setProgress('');
      return words.refused(name, sizes);
    }
    const stored = await uploadPictureSizes(`products/${slug}`, sizes, (share) =>
      setProgress(words.progress(name, Math.round(share * 100))),
    );
    setProgress(stored.ok ? words.added(name) : '');
    if (!stored.ok) return words.failed(name, failureSentences[stored.failure.code]);
    onChange((current) => [...current, { address: stored.value, alt: '', kind: '' }]);
    return null;
  }

  function describe({ address }: ShownPicture, change: Partial<ShownPicture>): void {
    onChange((current) =>
      current.map((other) => (other.address === address ? { ...other, ...change } : other)),
    );
  }

  function move(from: number, to: number): void {
    if (from === to || to < 0 || to >= pictures.length) return;
    onChange((current) => {
      const otherPictures = current.filter((_, place) => place !== from);
      const picture = current[from];
      return picture
        ? [...otherPictures.slice(0, to), picture, ...otherPictures.slice(to)]
        : current;
    });
    setProgress(words.moved(to + 1));
  }

  function drop(event: DragEvent, place: number | null): void {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    if (dragged.current !== null) move(dragged.current, place ?? pictures.length - 1);
    else void add([...event.dataTransfer.files]);
    dragged.current = null;
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDragEnd={() => {
        // Fires also when a card is dropped outside the list.
        dragged.current = null;
      }}
      onDrop={(event) => drop(event, null)}
      className={`rounded-card ${over ? 'outline-3 outline-offset-4 outline-turmeric-ink outline-dashed' : ''}`}
    >
      <p className="mb-3 max-w-prose text-ink-soft">{words.lead}</p>
      <PictureChecks pictures={pictures} />
      {pictures.length > 0 && (
        <ol aria-label={words.list} className="mb-4 grid gap-4 sm:grid-cols-2">
          {pictures.map((picture, place) => (
            <PictureCard
              key={picture.address}
              picture={picture}
              place={place}
              count={pictures.length}
              onDragStart={() => {
                dragged.current = place;
              }}
              onDrop={(event) => drop(event, place)}
              onMove={(to) => move(place, to)}
              onAlt={(alt) => describe(picture, { alt })}
              onKind={(kind) => describe(picture, { kind })}
              onRemove={() =>
                onChange((current) => current.filter(({ address }) => address !== picture.address))
              }
            />
          ))}
        </ol>
      )}
      <EditorsOnly>
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          describedBy={hintId}
          onFiles={(files) => void add(files)}
        >
          {words.choose}
        </FileButton>
        <p id={hintId} className="mt-2 max-w-prose text-sm text-ink-soft">
          {words.drop}
        </p>
      </EditorsOnly>
      <p role="status" className="amount text-sm font-semibold text-leaf">
        {progress}
      </p>
      <ErrorMessage look="small">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </ErrorMessage>
    </div>
  );
}
