import { Share, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { endInstallOffer } from '#data/browser/install-offer.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { installWords } from '#text/site/install.ts';
import { Button } from '#ui/form/Button.tsx';
import { type InstallMethod, installPrompt } from './install-prompt.ts';

const { offer: words } = installWords;

interface InstallOfferProps {
  /** Whether the open page may show it: neither a product nor the checkout. */
  allowed: boolean;
  /** Whether the visitor has just ordered. */
  ordered: boolean;
}

/**
 * Offers the installation of the shop once: on the third visit or after an order, in browsers that can install it. Closed
 * or not, it never comes back on a later visit.
 */
export function InstallOffer({ allowed, ordered }: InstallOfferProps) {
  const due = useSyncExternalStore(
    installPrompt.subscribe,
    () => installPrompt.dueMethod(ordered),
    () => null,
  );
  const [method, setMethod] = useState<InstallMethod | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { name } = useBrand();
  // What was offered stays until it is closed, although it is not due any more.
  if (due && allowed && method === null) setMethod(due);
  useEffect(() => {
    if (method) endInstallOffer();
  }, [method]);
  if (method === null || isClosed || !allowed) return null;
  const title = words.title(name);
  const close = (): void => setClosed(true);
  return (
    <aside
      aria-label={title}
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem+env(safe-area-inset-bottom))] z-20 rounded-card border border-hairline bg-surface p-4 pr-12 shadow-card xl:right-6 xl:bottom-6 xl:left-auto xl:w-96 print:hidden"
    >
      <p className="font-serif text-lg leading-tight">{title}</p>
      <p className="mt-1 text-sm text-ink-soft">{words.text}</p>
      {method === 'prompt' ? (
        <div className="mt-3">
          <Button
            onClick={() => {
              close();
              void installPrompt.open();
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : (
        <p className="mt-2 flex items-center gap-2 font-semibold">
          <Share aria-hidden className="size-5 shrink-0 text-leaf" />
          <span>{words.ios}</span>
        </p>
      )}
      <button
        type="button"
        aria-label={words.later}
        onClick={close}
        className="absolute top-1 right-1 flex size-11 items-center justify-center text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  );
}
