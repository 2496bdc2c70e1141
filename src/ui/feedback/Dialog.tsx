import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../content/elements.ts';
import { SlowCommandNote } from './SlowCommandNote.tsx';

const LOOKS = {
  window: {
    frame:
      'm-auto max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] rounded-card border border-hairline',
    body: 'p-6',
    head: 'mb-4 items-start',
  },
  wide: {
    frame:
      'm-auto max-h-[90dvh] w-[min(60rem,calc(100vw-2rem))] rounded-card border border-hairline',
    body: 'p-6',
    head: 'mb-4 items-start',
  },
  side: {
    frame:
      'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw-2rem)] max-w-none animate-arrive overscroll-contain',
    body: 'flex min-h-full flex-col px-5 pt-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
    head: 'items-center',
  },
  sheet: {
    frame:
      'mx-0 mt-auto mb-0 max-h-[88dvh] w-screen max-w-none animate-rise overscroll-contain rounded-t-card xl:my-0 xl:ml-auto xl:h-dvh xl:max-h-none xl:w-[27rem] xl:animate-arrive xl:rounded-none',
    body: 'flex flex-col px-4 xl:min-h-full xl:px-6',
    head: 'sticky top-0 z-10 items-center border-b border-hairline bg-surface py-1',
  },
  palette: {
    frame:
      'mx-auto mt-4 mb-auto max-h-[90dvh] w-[min(60rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-hairline',
    body: 'flex max-h-[90dvh] flex-col px-4 pt-2 pb-4',
    head: 'items-center',
  },
  screen: {
    frame: 'm-0 h-dvh max-h-none w-screen max-w-none',
    body: 'flex h-full flex-col px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
    head: 'items-center',
  },
} as const;

interface DialogProps {
  title: string;
  /** Accessible name of the close button. */
  close: string;
  /** Called by the close button and Escape. The dialog stays while its owner renders it. */
  onClose: () => void;
  /** A command is under way: its answer must not be missed, so the dialog does not close. */
  pending?: boolean;
  /**
   * A centred modal, as wide as a form or as a table; a panel at the right edge, a sheet at the bottom (at the right edge
   * of a desktop) or a search with its results below the top, which a click on the backdrop closes
   * too; or full screen, whose content fills the height.
   */
  look?: keyof typeof LOOKS;
  /** Selector of the element that gets the focus on opening; without one it is the close button. */
  initialFocus?: string;
  children: Elements;
}

/**
 * A modal dialog, open while it is rendered. The browser traps the focus and restores it on close (button or Escape).
 */
export function Dialog({
  title,
  close,
  onClose,
  pending = false,
  look = 'window',
  initialFocus,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const requestClose = (): void => {
    if (!pending) onClose();
  };
  const closeRef = useRef(requestClose);
  const focusRef = useRef(initialFocus);
  const id = useId();
  useEffect(() => {
    closeRef.current = requestClose;
  });
  // Closes before unmount: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A centred modal may hold unsaved input, so a backdrop click does not close it.
    const closesOnBackdrop = look === 'side' || look === 'sheet' || look === 'palette';
    const onBackdrop = (event: MouseEvent): void => {
      if (closesOnBackdrop && event.target === element) closeRef.current();
    };
    // A second Escape after one that `onClose` did not follow closes without `cancel`: the owner decides here too.
    const onBrowserClose = (): void => {
      if (element.open) return;
      element.showModal();
      closeRef.current();
    };
    element.addEventListener('click', onBackdrop);
    element.addEventListener('close', onBrowserClose);
    element.showModal();
    if (focusRef.current) element.querySelector<HTMLElement>(focusRef.current)?.focus();
    return () => {
      element.removeEventListener('click', onBackdrop);
      element.removeEventListener('close', onBrowserClose);
      element.close();
    };
  }, [look]);
  const { frame, body, head } = LOOKS[look];
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      className={`scroll-pb-20 overflow-y-auto bg-surface text-ink shadow-card backdrop:bg-veil ${frame}`}
    >
      <div className={body}>
        <div className={`flex justify-between gap-4 ${head}`}>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            onClick={requestClose}
            className="-mr-3 flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
        {/* The page's own note is behind the dialog. */}
        <div aria-live="polite" className="not-empty:mt-4">
          <SlowCommandNote />
        </div>
      </div>
    </dialog>
  );
}
