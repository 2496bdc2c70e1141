import { Camera, Check, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { buttonLook } from '../form/Button.tsx';
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
  const id = useId();
  const { chosen, left, preparing, problems } = photos;
  const sending = chosen.findIndex(({ state }) => state === 'sending');
  const isClosed = locked || preparing || left <= 0;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a failure.
    target.value = '';
    void photos.add(files);
  }

  const chooser = (name: string, camera: boolean) => (
    <span className={camera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'}>
      <input
        id={`${id}-${name}`}
        type="file"
        accept={TYPES}
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        disabled={isClosed}
        aria-describedby={`${id}-hint`}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={`${id}-${name}`}
        className={`${buttonLook('quiet')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink peer-disabled:cursor-not-allowed peer-disabled:opacity-50`}
      >
        {camera ? (
          <Camera aria-hidden className="size-5" />
        ) : (
          <ImagePlus aria-hidden className="size-5" />
        )}
        <span>{camera ? words.take : words.choose}</span>
      </label>
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
        {chooser('take', true)}
        {chooser('choose', false)}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
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
