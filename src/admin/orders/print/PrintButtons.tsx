import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { hasPaper, type Paper, PAPERS } from '#domain/shipping/packing.ts';
import { rememberPrint } from '#data/admin/orders/printed-papers.ts';
import { printWords as own } from '#text/admin/orders/printing.ts';
import { PrintRun } from './PrintRun.tsx';

interface PrintButtonsProps {
  /** The selected orders. */
  orders: readonly Order[];
}

interface Started {
  readonly id: number;
  readonly paper: Paper;
  readonly orders: readonly Order[];
}

/** Prints the papers of the selected orders, each with one press. */
export function PrintButtons({ orders }: PrintButtonsProps) {
  const [run, setRun] = useState<Started | null>(null);
  // A second paper waits for the first: there is one print dialog.
  const [preparing, setPreparing] = useState(false);
  return (
    <>
      <ul aria-label={own.title} className="flex flex-wrap items-center gap-x-4">
        <li aria-hidden className="text-ink-soft">
          <Printer className="size-4" />
        </li>
        {PAPERS.map((paper) => {
          const printable = orders.filter((order) => hasPaper(order, paper));
          return (
            <li key={paper}>
              <button
                type="button"
                aria-label={own.of(paper, printable.length)}
                disabled={printable.length === 0}
                className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline disabled:opacity-50"
                aria-disabled={preparing}
                onClick={() => {
                  if (preparing) return;
                  setPreparing(true);
                  setRun((last) => ({ id: (last?.id ?? 0) + 1, paper, orders: printable }));
                }}
              >
                {own.papers[paper]}
              </button>
            </li>
          );
        })}
      </ul>
      {run && (
        <PrintRun
          key={run.id}
          paper={run.paper}
          orders={run.orders}
          onPrint={() => {
            rememberPrint(run.paper, run.orders);
            setPreparing(false);
          }}
          onDone={() => {
            setPreparing(false);
            setRun(null);
          }}
        />
      )}
    </>
  );
}
