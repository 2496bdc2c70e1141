import { Camera, Check, ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { FileButton } from '../form/FileButton.tsx';
import type { ChosenPhoto, Photos } from './use-photos.ts';

interface PhotoFieldProps {
  photos: Photos;
  /** The form is being sent. */
  locked: boolean;
  label: string;
  optional?: string;
  hint: string;
  words: {
    readonly take: string;
    readonly choose: string;
    readonly preparing: string;
    readonly alt: (place: number) => string;
    readonly remove: (place: number) => string;
    readonly sending: (place: number, count: number) => string;
    readonly sent: string;
    readonly notSent: (place: number, problem: string) => string;
  };
}

/** Without HEIC, iPhones convert a photograph to JPEG. */
const TYPES = 'image/jpeg,image/png,image/webp';

/** Photographs of a form: taken or chosen, shown as thumbnails, removed, with their progress and problems. */
export function PhotoField({ photos, locked, label, optional, hint, words }: PhotoFieldProps) {
  const hintId = useId();
  const { chosen, left, preparing, problems } = photos;
  const sending = chosen.findIndex(({ state }) => state === 'sending');
  const isClosed = locked || preparing || left <= 0;

  const chooser = (camera: boolean) => (
    <span className={camera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'}>
      <FileButton
        accept={TYPES}
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        disabled={isClosed}
        describedBy={hintId}
        onFiles={(files) => void photos.add(files)}
      >
        {camera ? (
          <Camera aria-hidden className="size-5" />
        ) : (
          <ImagePlus aria-hidden className="size-5" />
        )}
        <span>{camera ? words.take : words.choose}</span>
      </FileButton>
    </span>
  );

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <span>{label}</span>
        {optional && <span className="ml-2 text-sm font-normal text-ink-soft">{optional}</span>}
      </legend>
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {chosen.map((photo, place) => (
            <li key={photo.id}>
              <Thumbnail
                photo={photo}
                place={place + 1}
                locked={locked}
                words={words}
                onRemove={() => photos.remove(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {chooser(true)}
        {chooser(false)}
      </div>
      <p id={hintId} className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
      <p role="status" className="amount text-sm font-semibold text-leaf">
        {preparing && <span>{words.preparing}</span>}
        {sending >= 0 && <span>{words.sending(sending + 1, chosen.length)}</span>}
      </p>
      <ErrorMessage look="small">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {chosen.map(
          ({ id: key, problem }, place) =>
            problem !== '' && <p key={key}>{words.notSent(place + 1, problem)}</p>,
        )}
      </ErrorMessage>
    </fieldset>
  );
}

interface ThumbnailProps extends Pick<PhotoFieldProps, 'locked' | 'words'> {
  photo: ChosenPhoto;
  /** From 1. */
  place: number;
  onRemove: () => void;
}

function Thumbnail({ photo: { url, state }, place, locked, words, onRemove }: ThumbnailProps) {
  const look = state === 'failed' ? 'border-2 border-clay' : 'border border-hairline';
  return (
    <div className="relative">
      <img
        src={url}
        alt={words.alt(place)}
        width={88}
        height={88}
        className={`size-22 rounded-card bg-tint object-cover ${look} ${state === 'sending' ? 'opacity-50' : ''}`}
      />
      {state === 'sent' ? (
        <span className="absolute right-1 bottom-1 rounded-full bg-leaf p-1 text-surface">
          <Check aria-hidden className="size-4" />
          <span className="sr-only">{words.sent}</span>
        </span>
      ) : (
        <button
          type="button"
          aria-label={words.remove(place)}
          disabled={locked}
          onClick={onRemove}
          className="absolute -top-2 -right-2 flex size-11 items-center justify-center disabled:opacity-50"
        >
          <span className="rounded-full border border-edge bg-surface p-1 text-ink">
            <X aria-hidden className="size-4" />
          </span>
        </button>
      )}
    </div>
  );
}
