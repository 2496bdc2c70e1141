import { ChevronLeft, FileText, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoment } from '#text/dates.ts';
import type { Order } from '#domain/order/order.ts';
import { lineRefunds } from '#domain/refund/refundable-lines.ts';
import { orderById } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { words } from '#text/admin/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Head } from '#ui/head/Head.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { AlertNotes } from './AlertNotes.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { Journal } from './Journal.tsx';
import { LineTable } from './LineTable.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { EditButton } from '../edits/EditButton.tsx';
import { MoneyPart } from '../payments/MoneyPart.tsx';
import { BookingPart } from '../booking/BookingPart.tsx';
import { MovePart } from './MovePart.tsx';
import { ParcelsPart } from '../parcels/ParcelsPart.tsx';
import { SplitButton } from '../parcels/SplitButton.tsx';
import { ParcelPart } from '../returns/ParcelPart.tsx';
import { ReturnsPart } from '../returns/ReturnsPart.tsx';
import { transactionFor } from '../transaction-for.ts';
import { useMay } from '../../frame/use-role.ts';
import { PayoutNote } from '../../payouts/PayoutNote.tsx';
import { OrderStatusBadge } from '../list/OrderStatusBadge.tsx';

interface OrderDetailPageProps {
  orderId: string;
}

const { detail: own } = words;
const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline';

/** The order page of the staff area: everything about one order, live, and its actions. */
export function OrderDetailPage({ orderId }: OrderDetailPageProps) {
  const order = useQuery(orderById(orderId));
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('open');
  return (
    <>
      <Link to={`?${query}`} className={`-ml-1 ${LINK}`}>
        <ChevronLeft aria-hidden className="size-5" />
        <span>{own.back}</span>
      </Link>
      {order.state === 'failed' && !order.data && <ReadProblem failure={order.error} />}
      {order.state === 'loading' && (
        <div aria-busy="true" aria-label={own.loading} className="grid gap-4">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-60" />
        </div>
      )}
      {order.state === 'ready' && !order.data && <p className="my-6">{own.unknown}</p>}
      {order.state !== 'loading' && order.data && <OrderContent order={order.data} />}
    </>
  );
}

function OrderContent({ order }: { order: Order }) {
  const { id, number, status, createdAt, test, invoice, reservation } = order;
  const { search } = useLocation();
  const slip = new URLSearchParams(search);
  slip.set('view', 'slip');
  const seesMoney = useMay('see-money');
  const money = useQuery(transactionFor(id, seesMoney));
  const transaction = money.state === 'loading' ? null : (money.data ?? null);
  const heldUntil = status === 'pending-payment' ? reservation.untilAt : null;
  return (
    <>
      <Head title={adminWords.titleOf(own.title(number))} />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl">{own.title(number)}</h1>
        <span role="status">
          <OrderStatusBadge order={order} />
        </span>
        <CopyButton
          text={number}
          label={own.copyNumber}
          done={own.copied}
          failed={own.copyFailed}
        />
      </div>
      <p className="amount text-ink-soft">
        <span>{own.ordered(formatMoment(createdAt))}</span>
        {heldUntil !== null && <span>{` ${own.held(formatMoment(heldUntil))}`}</span>}
      </p>
      {test ? (
        <p className="my-3 rounded-card bg-tint px-4 py-3">{own.test}</p>
      ) : (
        <p className="flex flex-wrap gap-x-6">
          {(seesMoney || invoice !== '') && (
            <Link to={`${adminPaths.invoice(id)}${search}`} className={LINK}>
              <FileText aria-hidden className="size-4" />
              <span>{invoice === '' ? own.summary : own.invoice(invoice)}</span>
            </Link>
          )}
          <Link to={`?${slip}`} className={LINK}>
            <Printer aria-hidden className="size-4" />
            <span>{own.slip}</span>
          </Link>
        </p>
      )}
      {seesMoney && <AlertNotes orderId={id} />}
      {seesMoney && <PayoutNote order={order} />}
      <div className="mt-6 grid gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-10">
          <MovePart order={order} />
          <BookingPart order={order} />
          <ParcelsPart order={order} transaction={transaction} />
          <ParcelPart order={order} />
          {transaction && <ReturnsPart state={{ order, transaction }} />}
          <Part title={own.lines}>
            <LineTable
              order={order}
              refunds={transaction ? lineRefunds({ order, transaction }) : []}
            />
            <EditButton order={order} what="pieces" />
            <SplitButton order={order} />
          </Part>
          {seesMoney && <MoneyPart order={order} />}
        </div>
        <div className="min-w-0 space-y-10">
          <CustomerCard order={order} />
          {!test && <OrderNotes orderId={id} />}
          <Part title={own.timeline}>
            <Journal orderId={id} method={order.method} />
          </Part>
        </div>
      </div>
    </>
  );
}

interface PartProps {
  title: string;
  children: Elements;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
