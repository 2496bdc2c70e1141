import { type ComponentProps, useId } from 'react';
import type { Elements } from '../content/elements.ts';
import { buttonLook } from './Button.tsx';

interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'capture' | 'disabled' | 'ref'
> {
  look?: 'main' | 'quiet';
  /** The id of the hint. */
  describedBy?: string;
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  children: Elements | string;
}

/** A button that opens the file chooser: a visually hidden input with its label. */
export function FileButton({
  look = 'quiet',
  describedBy,
  onFiles,
  children,
  ...rest
}: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        {...rest}
        id={id}
        type="file"
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after a failure.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonLook(look)} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink peer-disabled:cursor-not-allowed peer-disabled:opacity-50`}
      >
        {children}
      </label>
    </>
  );
}
