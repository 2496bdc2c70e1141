import { useEffect, useEffectEvent, useRef } from 'react';
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

/** Waits for the reads, prints once, and ends with the print dialog. */
export function PrintWhenRead({ states, onPrint, onDone, children }: PrintWhenReadProps) {
  const ready = states.filter(({ state }) => state === 'ready').length;
  const isReady = ready === states.length;
  const failure = states.reduce<Failure | null>(
    (found, state) => found ?? (state.state === 'failed' ? state.error : null),
    null,
  );
  const hasPrinted = useRef(false);
  const print = useEffectEvent(() => {
    if (hasPrinted.current) return;
    hasPrinted.current = true;
    onPrint();
    window.print();
  });
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return;
    const end = (): void => finish();
    window.addEventListener('afterprint', end);
    let isCancelled = false;
    // Print dialogs do not wait for pictures, such as the shop's logo.
    const pictures = document.querySelectorAll<HTMLImageElement>('.print-only img');
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() => {
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
        !isReady && <p>{printWords.preparing(ready, states.length)}</p>
      )}
      {!isReady && (
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
