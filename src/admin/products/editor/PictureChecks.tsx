import { Check, Circle } from 'lucide-react';
import { missingPictureKinds, PICTURE_KINDS } from '#domain/picture/picture-kind.ts';
import { words } from '#text/admin/pictures.ts';
import type { ShownPicture } from './shown-pictures.ts';

interface PictureChecksProps {
  pictures: readonly ShownPicture[];
}

/** The three pictures that every product should have, each with its reason and whether it is there. */
export function PictureChecks({ pictures }: PictureChecksProps) {
  const missing = missingPictureKinds(pictures.map(({ kind }) => kind));
  return (
    <ul aria-label={words.checks} className="mb-4 grid gap-3 sm:grid-cols-3">
      {PICTURE_KINDS.map((kind) => {
        const isThere = !missing.includes(kind);
        const Mark = isThere ? Check : Circle;
        return (
          <li key={kind} className="rounded-card border border-hairline p-3">
            <p className="flex items-start gap-2 font-semibold">
              <Mark
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${isThere ? 'text-leaf' : 'text-ink-soft'}`}
              />
              <span>{words.kinds[kind].name}</span>
            </p>
            <p className={`text-sm ${isThere ? 'text-leaf' : 'text-clay'}`}>
              {isThere ? words.there : words.lacking}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{words.kinds[kind].why}</p>
          </li>
        );
      })}
    </ul>
  );
}
