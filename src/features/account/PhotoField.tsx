import { UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Failure, Result } from '#domain/core/result.ts';
import { changeIdentity } from '#data/account/account.ts';
import { removePhoto, uploadPhoto } from '#data/account/photos.ts';
import { changeProfile } from '#data/account/profiles.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/account.ts';
import { Button } from '#ui/form/Button.tsx';
import { FileButton } from '#ui/form/FileButton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoFieldProps {
  uid: string;
  /** Empty if there is none. */
  photoURL: string;
}

/** The user's photo: choose, downscale on the device, upload with progress, remove. */
export function PhotoField({ uid, photoURL }: PhotoFieldProps) {
  const hintId = useId();
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  async function run(work: () => Promise<Result<void>>, successText: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    const result = await work();
    busy.current = false;
    setProgress(null);
    if (result.ok) toast(successText);
    else setProblem(sentenceOf(result.failure));
  }

  function choose(file: File): void {
    void run(async () => {
      setProgress(words.photo.shrinking);
      const resized = await shrinkPhoto(file);
      if (!resized.ok) return resized;
      const stored = await uploadPhoto(uid, resized.value, (share) =>
        setProgress(words.photo.progress(Math.round(share * 100))),
      );
      return stored.ok ? saveAddress(stored.value) : stored;
    }, words.photo.saved);
  }

  async function saveAddress(address: string): Promise<Result<void>> {
    const result = await changeProfile(uid, { photoURL: address });
    if (result.ok) await changeIdentity({ photoURL: address });
    return result;
  }

  async function remove(): Promise<Result<void>> {
    const cleared = await saveAddress('');
    return cleared.ok ? removePhoto(uid) : cleared;
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {photoURL ? (
        <img
          src={photoURL}
          alt={words.photo.alt}
          width={96}
          height={96}
          referrerPolicy="no-referrer"
          className="size-24 shrink-0 rounded-full bg-tint object-cover"
        />
      ) : (
        <span className="flex size-24 shrink-0 items-center justify-center rounded-full bg-tint text-ink-soft">
          <UserRound aria-hidden className="size-10" strokeWidth={1.25} />
          <span className="sr-only">{words.photo.none}</span>
        </span>
      )}
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            describedBy={hintId}
            onFiles={([file]) => file && choose(file)}
          >
            {photoURL ? words.photo.change : words.photo.choose}
          </FileButton>
          {photoURL && (
            <Button look="quiet" onClick={() => void run(remove, words.photo.removed)}>
              {words.photo.remove}
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-2 max-w-prose text-sm text-ink-soft">
          {words.photo.hint}
        </p>
        <p role="status" className="amount text-sm font-semibold text-leaf">
          {progress}
        </p>
        <ErrorMessage look="small">{problem}</ErrorMessage>
      </div>
    </div>
  );
}

function sentenceOf({ code }: Failure): string {
  if (code === 'wrong-type') return words.photo.wrongType;
  return code === 'too-large' ? words.photo.tooLarge : failureSentences[code];
}
