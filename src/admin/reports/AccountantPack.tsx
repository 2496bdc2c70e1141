import { useEffect, useRef, useState } from 'react';
import { zipFile } from '#ui/browser/zip-file.ts';
import { daysOfSpan } from '#domain/figures/period.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Order } from '#domain/order/order.ts';
import { readInvoicePages, readOrderPages } from '#data/admin/reports/order-pages.ts';
import { packWords as words } from '#text/admin/reports/pack.ts';
import { failureSentences } from '#text/site/failures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import type { ReportTableData } from './report-table.ts';
import { packFiles } from './pack-files.ts';

interface AccountantPackProps {
  /** `YYYY-MM`. */
  month: string;
  /** The sums of the month. */
  tables: readonly ReportTableData[];
}

/** Downloads everything that an accountant needs of a month as one archive. Says how far it is, and can be cancelled. */
export function AccountantPack({ month, tables }: AccountantPackProps) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const last = useRef<AbortController | null>(null);
  // Reading goes on for nobody once the page is left.
  useEffect(() => () => last.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    last.current = controller;
    setRunning(controller);
    setProblem('');
    const period = daysOfSpan({ from: month, to: month });
    const [documents, orders]: [Invoice[], Order[]] = [[], []];
    const tell = () => setStatus(words.progress(documents.length, orders.length));
    tell();
    const add =
      <T,>(into: T[]) =>
      (page: readonly T[]) => {
        into.push(...page);
        tell();
      };
    const issued = await readInvoicePages(period, add(documents), signal);
    const placed = issued.ok ? await readOrderPages(period, add(orders), signal) : issued;
    setRunning(null);
    if (!placed.ok) {
      setStatus('');
      setProblem(failureSentences[placed.failure.code]);
      return;
    }
    if (signal.aborted) {
      setStatus(words.cancelled);
      return;
    }
    const files = packFiles({ period, documents, orders, tables });
    const archive = new Blob([zipFile(files, Date.now())], { type: 'application/zip' });
    saveFile(words.fileName(month), archive);
    setStatus(words.done(files.length));
  }

  return (
    <section aria-labelledby="report-pack" className="mt-8">
      <h2 id="report-pack" className="text-xl">
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
