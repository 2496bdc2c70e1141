import { useEffect, useRef, useState } from 'react';
import { readOrderPages } from '#data/admin/reports/order-pages.ts';
import { figureWords } from '#text/admin/reports/figures.ts';
import { failureSentences } from '#text/site/failures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ordersCsvHead, ordersCsvRows } from './orders-csv.ts';

const words = figureWords.ordersFile;

interface OrdersFileProps {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** Downloads the orders of a period as CSV: page by page, says how far it is, and can be cancelled. */
export function OrdersFile({ from, to }: OrdersFileProps) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const last = useRef<AbortController | null>(null);
  // Reading goes on for nobody once the page is left.
  useEffect(() => () => last.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    last.current = controller;
    setRunning(controller);
    setProblem('');
    setStatus(words.progress(0));
    const parts: string[] = [ordersCsvHead()];
    let count = 0;
    const answer = await readOrderPages(
      { from, to },
      (page) => {
        parts.push(ordersCsvRows(page));
        count += page.length;
        setStatus(words.progress(count));
      },
      controller.signal,
    );
    setRunning(null);
    if (!answer.ok) {
      setStatus('');
      setProblem(failureSentences[answer.failure.code]);
    } else if (controller.signal.aborted) setStatus(words.cancelled);
    else if (count === 0) setStatus(words.none);
    else {
      saveFile(
        figureWords.fileName('orders', from, to),
        new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      );
      setStatus(words.done(count));
    }
  }

  return (
    <section aria-labelledby="report-orders-file" className="mt-8">
      <h2 id="report-orders-file" className="text-xl">
        {words.title}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" aria-disabled={running !== null} onClick={() => void start()}>
          {words.start}
        </Button>
        {running && (
          <Button look="quiet" onClick={() => running.abort()}>
            {words.cancel}
          </Button>
        )}
        <p role="status">{status}</p>
      </div>
      <ErrorMessage look="plain" className="mt-2 text-clay empty:hidden">
        {problem}
      </ErrorMessage>
    </section>
  );
}
