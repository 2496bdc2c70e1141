import { readOrderPages } from '#data/admin/reports/order-pages.ts';
import { figureWords } from '#text/admin/reports/figures.ts';
import { DownloadSection } from './DownloadSection.tsx';
import { ordersCsvHead, ordersCsvRows } from './orders-csv.ts';

const words = figureWords.ordersFile;

interface OrdersFileProps {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** Downloads the orders of a period as CSV, page by page. */
export function OrdersFile({ from, to }: OrdersFileProps) {
  return (
    <DownloadSection
      id="report-orders-file"
      words={words}
      read={async (onProgress, signal) => {
        const parts: string[] = [ordersCsvHead()];
        let count = 0;
        onProgress(words.progress(count));
        const read = await readOrderPages(
          { from, to },
          (page) => {
            parts.push(ordersCsvRows(page));
            count += page.length;
            onProgress(words.progress(count));
          },
          signal,
        );
        if (!read.ok) return read;
        if (count === 0) return { ok: true, value: { file: null, message: words.none } };
        const content = new Blob(parts, { type: 'text/csv;charset=utf-8' });
        const file = { name: figureWords.fileName('orders', from, to), content };
        return { ok: true, value: { file, message: words.done(count) } };
      }}
    />
  );
}
