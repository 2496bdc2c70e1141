import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { printWords } from '#text/admin/orders/printing.ts';
import type { Elements } from '#ui/content/elements.ts';
import { PrintOnly } from '#ui/content/PrintOnly.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';

interface PrintWhenReadProps {
  /** The reads of what is printed. */
  states: readonly QueryState<unknown>[];
  children: () => Elements;
  /** Called as the print dialog opens. */
  onPrint: () => void;
  /** The print dialog was closed, or the run was cancelled. */
  onDone: () => void;
}

/** How long the pictures of what is printed may take, in milliseconds. */
const PICTURES_MS = 3_000;

/** Waits for the reads, prints once, and ends with the print dialog. */
export function PrintWhenRead({ states, onPrint, onDone, children }: PrintWhenReadProps) {
  const ready = states.filter(({ state }) => state === 'ready').length;
  const isReady = ready === states.length;
  const failure = states.reduce<Failure | null>(
    (found, state) => found ?? (state.state === 'failed' ? state.error : null),
    null,
  );
  const [isPrinted, setPrinted] = useState(false);
  const print = useEffectEvent(() => {
    if (isPrinted) return;
    setPrinted(true);
    onPrint();
    window.print();
  });
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return;
    const end = (): void => finish();
    window.addEventListener('afterprint', end);
    let isCancelled = false;
    // Print dialogs do not wait for pictures, such as the shop's logo; a slow one must not hold back the papers.
    const pictures = document.querySelectorAll<HTMLImageElement>('.print-only img');
    const decoded = Promise.allSettled([...pictures].map((picture) => picture.decode()));
    const patience = new Promise((resolve) => setTimeout(resolve, PICTURES_MS));
    void Promise.race([decoded, patience]).then(() => {
      if (!isCancelled) print();
    });
    return () => {
      isCancelled = true;
      window.removeEventListener('afterprint', end);
    };
  }, [isReady]);
  return (
    <div role="status" className="print:hidden">
      {failure ? (
        <ReadProblem failure={failure} />
      ) : (
        !isPrinted && <p>{printWords.preparing(ready, states.length)}</p>
      )}
      {!isPrinted && (
        <button
          type="button"
          className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
          onClick={onDone}
        >
          {printWords.cancel}
        </button>
      )}
      {isReady && <PrintOnly>{children()}</PrintOnly>}
    </div>
  );
}
