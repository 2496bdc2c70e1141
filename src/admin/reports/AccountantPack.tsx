import { daysOfSpan } from '#domain/figures/period.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Order } from '#domain/order/order.ts';
import {
  readInvoicePages,
  readOrderPages,
  readSettlementPages,
} from '#data/admin/reports/order-pages.ts';
import type { OrderSettlements } from '#domain/settlement/order-settlements.ts';
import { packWords as words } from '#text/admin/reports/pack.ts';
import { zipFile } from '#ui/browser/zip-file.ts';
import { DownloadSection } from './DownloadSection.tsx';
import { packFiles } from './pack-files.ts';
import type { ReportTableData } from './report-table.ts';

interface AccountantPackProps {
  /** `YYYY-MM`. */
  month: string;
  /** The sums of the month. */
  tables: readonly ReportTableData[];
}

/** Downloads everything that an accountant needs of a month as one archive. */
export function AccountantPack({ month, tables }: AccountantPackProps) {
  return (
    <DownloadSection
      id="report-pack"
      words={words}
      read={async (onProgress, signal) => {
        const period = daysOfSpan({ from: month, to: month });
        const [documents, orders]: [Invoice[], Order[]] = [[], []];
        const reportProgress = () => onProgress(words.progress(documents.length, orders.length));
        const addTo =
          <T,>(rows: T[]) =>
          (page: readonly T[]) => {
            rows.push(...page);
            reportProgress();
          };
        reportProgress();
        const issued = await readInvoicePages(period, addTo(documents), signal);
        const placed = issued.ok ? await readOrderPages(period, addTo(orders), signal) : issued;
        const settled: OrderSettlements[] = [];
        const paidOut = placed.ok
          ? await readSettlementPages(period, (page) => settled.push(...page), signal)
          : placed;
        if (!paidOut.ok) return paidOut;
        const files = packFiles({ period, documents, orders, settled, tables });
        const content = new Blob([zipFile(files, Date.now())], { type: 'application/zip' });
        const file = { name: words.fileName(month), content };
        return { ok: true, value: { file, message: words.done(files.length) } };
      }}
    />
  );
}
