import { useEffect, useId, useRef, useState } from 'react';
import { responsivePicture } from '#domain/picture/picture.ts';
import { logoOf } from '#domain/shop-content/brand.ts';
import { uploadPictureSizes } from '#data/admin/pictures.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { words as pictureWords } from '#text/admin/pictures.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { FileButton } from '#ui/form/FileButton.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { type PictureShape, reencodePicture } from '../pictures/reencode-picture.ts';

interface ContentPictureProps {
  name: string;
  shape: PictureShape;
  /** The Storage folder of its files. */
  folder: string;
  /** The stored address; empty without one. */
  stored: string;
  label: string;
  hint: string | undefined;
  /** Called when the form holds another address. */
  onChange: () => void;
}

/** A full-width picture or a logo that is uploaded, replaced and removed. */
export function ContentPicture(props: ContentPictureProps) {
  const { name, shape, folder, stored, label, hint, onChange } = props;
  const hintId = useId();
  const [address, setAddress] = useState(stored);
  const logo = shape === 'logo' ? logoOf({ name: '', logo: address }) : null;
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState('');
  const known = useRef(stored);
  const busy = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    onChange();
  });

  async function upload(file: File): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    setProgress(pictureWords.making(file.name));
    try {
      const sizes = await reencodePicture(file, shape);
      if (typeof sizes === 'string') return fail(pictureWords.refused(file.name, sizes));
      const uploaded = await uploadPictureSizes(folder, sizes, (share) =>
        setProgress(pictureWords.progress(file.name, Math.round(share * 100))),
      );
      if (!uploaded.ok) {
        return fail(pictureWords.failed(file.name, failureSentences[uploaded.failure.code]));
      }
      setAddress(uploaded.value);
      setProgress(words.pictureAdded(file.name));
    } finally {
      busy.current = false;
    }
  }

  function fail(sentence: string): void {
    setProgress('');
    setProblem(sentence);
  }

  return (
    <fieldset className="min-w-0 rounded-card border border-hairline p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      <p id={hintId} className="mb-3 text-sm text-ink-soft">
        {hint}
      </p>
      <input type="hidden" name={name} value={address} />
      {logo && <img {...logo} alt={label} className="mb-3 h-12 w-auto rounded-sm bg-(--paper)" />}
      {address !== '' && !logo && (
        <div className="mb-3 max-w-80 [&_img]:aspect-video [&_img]:object-cover">
          <Picture
            {...responsivePicture(address)}
            alt={label}
            sizes="20rem"
            width={1600}
            height={900}
          />
        </div>
      )}
      <EditorsOnly>
        <div className="flex flex-wrap gap-3">
          <FileButton
            ref={chooser}
            accept="image/jpeg,image/png,image/webp,image/avif"
            describedBy={hintId}
            onFiles={([file]) => file && void upload(file)}
          >
            {address === '' ? words.addPicture : words.replacePicture}
          </FileButton>
          {address !== '' && (
            <Button
              look="quiet"
              onClick={() => {
                setAddress('');
                // This button goes.
                chooser.current?.focus();
                setProgress(words.pictureRemoved(shape));
              }}
            >
              {words.removePicture}
            </Button>
          )}
        </div>
      </EditorsOnly>
      <p role="status" className="amount mt-2 text-sm font-semibold text-leaf">
        {progress}
      </p>
      <ErrorMessage look="small">{problem}</ErrorMessage>
    </fieldset>
  );
}
