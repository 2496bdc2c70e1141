import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SlowCommandNote } from './SlowCommandNote.tsx';
import { currentToast, dismissToast, pauseToast, watchToasts } from './toast.ts';

export interface ToasterProps {
  /** Accessible name of the dismiss button. */
  close: string;
}

/** Shows toasts, and a note while a command is slow, above everything and clear of the bottom bar on phones. */
export function Toaster({ close }: ToasterProps) {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 px-4 pb-[calc(var(--bottom-bar)+1.25rem+env(safe-area-inset-bottom)+var(--above-buy-bar,0rem))] xl:pb-8"
    >
      <SlowCommandNote />
      {toast && (
        // Hover and focus pause the timeout.
        <div
          key={toast.id}
          onPointerEnter={() => pauseToast(true)}
          onPointerLeave={() => pauseToast(false)}
          onFocus={() => pauseToast(true)}
          onBlur={() => pauseToast(false)}
          className="pointer-events-auto flex max-w-lg animate-late items-center gap-2 rounded-card bg-leaf-deep py-1 pr-1 pl-5 text-on-leaf shadow-card"
        >
          <p className="py-2 [overflow-wrap:anywhere]">{toast.text}</p>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run();
                dismissToast();
              }}
              className="min-h-11 shrink-0 px-3 font-semibold underline underline-offset-4"
            >
              {toast.action.name}
            </button>
          )}
          <button
            type="button"
            aria-label={close}
            onClick={dismissToast}
            className="flex size-11 shrink-0 items-center justify-center"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
