import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type DragEvent, type SyntheticEvent, useId } from 'react';
import { PICTURE_KINDS } from '#domain/picture/picture-kind.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { words } from '#text/admin/pictures.ts';
import { Picture } from '#ui/images/Picture.tsx';
import type { ShownPicture } from './shown-pictures.ts';

interface PictureCardProps {
  picture: ShownPicture;
  /** Index from 0. */
  place: number;
  count: number;
  onDragStart: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (to: number) => void;
  onAlt: (alt: string) => void;
  onKind: (kind: ShownPicture['kind']) => void;
  onRemove: () => void;
}

const BUTTON =
  'flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-tint hover:text-ink aria-disabled:opacity-40';

/** One picture: reordered by dragging or by buttons, with its alternative text. */
export function PictureCard({
  picture,
  place,
  count,
  onMove,
  onAlt,
  onKind,
  onRemove,
  ...drag
}: PictureCardProps) {
  const id = useId();
  const number = place + 1;
  const chooseKind = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>): void =>
    onKind(PICTURE_KINDS.find((kind) => kind === currentTarget.value) ?? '');
  return (
    // Dragging needs a mouse; the buttons work for every user.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={drag.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.onDrop}
      className="flex cursor-grab gap-3 rounded-card border border-hairline p-3"
    >
      <div className="w-24 shrink-0">
        <Picture
          {...responsivePicture(picture.address)}
          alt={picture.alt || words.position(number, count)}
          sizes="6rem"
          width={800}
          height={800}
        />
      </div>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block text-sm">
          {words.alt(number)}
        </label>
        <input
          id={id}
          value={picture.alt}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onAlt(target.value)}
          className="mt-1 block h-11 w-full rounded-card border border-edge bg-surface px-3 text-ink"
        />
        <label htmlFor={`${id}-kind`} className="mt-2 block text-sm">
          {words.kind(number)}
        </label>
        <select
          id={`${id}-kind`}
          value={picture.kind}
          // The form re-renders on input, which would reset the choice before its change event.
          onInput={chooseKind}
          onChange={chooseKind}
          className="mt-1 block h-11 w-full rounded-card border border-edge bg-surface px-3 text-ink"
        >
          <option value="">{words.otherKind}</option>
          {PICTURE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind].name}
            </option>
          ))}
        </select>
        <div className="mt-1 flex">
          <button
            type="button"
            aria-label={words.earlier(number)}
            aria-disabled={place === 0}
            onClick={() => onMove(place - 1)}
            className={BUTTON}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            aria-label={words.later(number)}
            aria-disabled={number === count}
            onClick={() => onMove(place + 1)}
            className={BUTTON}
          >
            <ArrowRight aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            aria-label={words.remove(number)}
            onClick={onRemove}
            className={BUTTON}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </li>
  );
}
