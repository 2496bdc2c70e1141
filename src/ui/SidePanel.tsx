import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

interface SidePanelProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel along the right edge, open for as long as it is rendered. The browser keeps the focus in it, and gives it
 * back when it closes: by its button, by Escape, by a tap beside it.
 */
export function SidePanel({ title, close, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef(onClose);
  const id = useId();
  useEffect(() => {
    leave.current = onClose;
  });
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onBackdrop = (event: MouseEvent): void => {
      if (event.target === element) leave.current();
    };
    element.addEventListener('click', onBackdrop);
    element.showModal();
    return () => {
      element.removeEventListener('click', onBackdrop);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw-2rem)] max-w-none animate-arrive overflow-y-auto overscroll-contain bg-surface text-ink shadow-card backdrop:bg-veil"
    >
      <div className="flex min-h-full flex-col px-5 pt-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="-mr-3 flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
