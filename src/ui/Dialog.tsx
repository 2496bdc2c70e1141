import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window above the page, open for as long as it is rendered. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-hairline bg-surface p-6 text-ink shadow-card backdrop:bg-veil"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="-mt-2 -mr-3 flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
