import { ChevronLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { draftOrderSummary } from '#domain/invoice/invoice-draft.ts';
import type { OrderSummary } from '#domain/invoice/invoice.ts';
import { isOver, type Order } from '#domain/order/order.ts';
import { invoicesOf, type StoredInvoice } from '#data/orders/invoices.ts';
import { orderById } from '#data/orders/orders.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/invoice.ts';
import { invoiceWords } from '#text/orders/invoice.ts';
import { noInvoiceWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

/** The invoice of a transaction with its credit notes, each a printed page; before the order is packed, its summary. */
export default function InvoicePage() {
  const { tid = '' } = useParams();
  const { search } = useLocation();
  // The list that the order was opened from.
  const query = new URLSearchParams(search);
  query.set('open', tid);
  const issued = useQuery(invoicesOf(tid));
  const order = useQuery(orderById(tid));
  if (issued.state === 'failed') return <ReadProblem failure={issued.error} />;
  if (issued.state === 'loading' || (order.state === 'loading' && issued.data.length === 0)) {
    return (
      <div aria-busy="true" aria-label={words.loading}>
        <Skeleton className="h-96" />
      </div>
    );
  }
  const orderData = order.state === 'loading' ? null : (order.data ?? null);
  if (issued.data.length === 0 && order.state === 'failed' && !orderData)
    return <ReadProblem failure={order.error} />;
  if (issued.data.length === 0 && !orderData) return <p>{words.unknown}</p>;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={`${adminPaths.tab('orders')}?${query}`}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          <span>{words.back}</span>
        </Link>
        <Button look="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {issued.data.length > 0 || !orderData ? (
        <Documents documents={issued.data} />
      ) : (
        <Summary order={orderData} />
      )}
    </>
  );
}

function Documents({ documents }: { documents: readonly StoredInvoice[] }) {
  return documents.map((document) => (
    <section key={document.id} className="mb-10 break-after-page last:break-after-auto">
      <div className="mb-3 print:hidden">
        <DownloadButton document={document} />
      </div>
      <InvoiceSheet document={document} />
    </section>
  ));
}

function Summary({ order }: { order: Order }) {
  const settings = useQuery(storeSettings);
  if (settings.state === 'failed') return <ReadProblem failure={settings.error} />;
  if (settings.state === 'loading' || !settings.data) return <Skeleton className="h-96" />;
  const drafted = draftOrderSummary({
    issuedAt: order.createdAt,
    order,
    settings: settings.data,
    phrases: invoiceWords.phrases,
  });
  if (!drafted.ok) {
    return <ErrorMessage look="note">{noInvoiceWords(drafted.refusal)}</ErrorMessage>;
  }
  const summary: OrderSummary = drafted.value;
  return (
    <>
      <p className="mb-4 rounded-card bg-tint px-4 py-3 print:hidden">{noteOf(order)}</p>
      <InvoiceSheet document={summary} isOver={isOver(order.status)} />
    </>
  );
}

/** Why the order has no invoice. */
function noteOf({ status }: Order): string {
  if (status === 'cancelled' || status === 'expired') return words[status];
  return words.beforePacking;
}
