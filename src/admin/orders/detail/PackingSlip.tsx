import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatDay } from '#text/dates.ts';
import { remainingPieces } from '#domain/order/order-pieces.ts';
import { lineRefunds } from '#domain/refund/refundable-lines.ts';
import { orderById, transactionOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/orders.ts';
import { parcelWords } from '#text/admin/orders/returned-parcel.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { labelOf } from './CustomerCard.tsx';

interface PackingSlipProps {
  orderId: string;
}

const { slip: own } = words;

/** The printed packing slip: items to pick, quantities and the delivery address, without prices. */
export function PackingSlip({ orderId }: PackingSlipProps) {
  const orderQuery = useQuery(orderById(orderId));
  const moneyQuery = useQuery(transactionOf(orderId));
  if (orderQuery.state === 'failed') return <ReadProblem failure={orderQuery.error} />;
  // Without its refunds the slip would list products that must not be packed.
  if (moneyQuery.state === 'failed') return <ReadProblem failure={moneyQuery.error} />;
  if (orderQuery.state === 'loading' || moneyQuery.state === 'loading')
    return <Skeleton className="h-60" />;
  const order = orderQuery.data;
  if (!order) return <p>{words.detail.unknown}</p>;
  const { number, status, createdAt, address, lines, method } = order;
  const transaction = moneyQuery.data;
  const refunds = transaction ? lineRefunds({ order, transaction }) : [];
  const rows = lines.map((line, index) => {
    const left = remainingPieces(line);
    const isRefunded = left === 0 || (refunds[index]?.isWhole ?? false);
    return { ...line, quantity: isRefunded ? line.quantity : left, isRefunded };
  });
  const isBack = status === 'returning' || status === 'returned';
  const pieces = rows.reduce(
    (sum, { quantity, isRefunded }) => (isRefunded ? sum : sum + quantity),
    0,
  );
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={adminPaths.open('orders', orderId)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          <span>{own.back}</span>
        </Link>
        <Button onClick={() => window.print()}>{own.print}</Button>
      </p>
      <article className="max-w-3xl">
        <h1 className="text-2xl">{own.title}</h1>
        <p className="amount mt-1">
          <span>{own.order}</span> <strong translate="no">{number}</strong>
          <span>{` · ${own.ordered} ${formatDay(createdAt)}`}</span>
          {isPaidOnDelivery(method) && !isBack && <span>{` · ${own.cod}`}</span>}
        </p>
        {isBack && <p className="mt-3 font-semibold">{parcelWords.slip}</p>}
        <h2 className="mt-6 font-sans text-sm text-ink-soft">{own.to}</h2>
        <address
          translate="no"
          className="amount text-lg whitespace-pre-line not-italic [overflow-wrap:anywhere]"
        >
          {labelOf(address)}
        </address>
        <table className="mt-6 w-full border-collapse">
          <thead className="border-b-2 border-edge text-left">
            <tr>
              <th scope="col" className="py-2 pr-3">
                {own.product}
              </th>
              <th scope="col" className="py-2 pr-3 max-sm:hidden print:table-cell">
                {own.sku}
              </th>
              <th scope="col" className="amount py-2 pr-3 text-right">
                {own.pieces}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, title, sku, quantity, isRefunded }) => (
              <tr key={slug} className="break-inside-avoid border-b border-hairline">
                <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                  {isRefunded ? <s>{title}</s> : <span>{title}</span>}
                  {isRefunded && <strong className="block">{own.refunded}</strong>}
                  <span className="block text-sm text-ink-soft sm:hidden print:hidden">{sku}</span>
                </td>
                <td className="py-2 pr-3 whitespace-nowrap max-sm:hidden print:table-cell">
                  {sku}
                </td>
                <td className="amount py-2 text-right text-lg font-semibold whitespace-nowrap">
                  {isRefunded ? <s>{quantity}</s> : <span>{quantity}</span>}
                  <span
                    aria-hidden
                    className={`ml-4 inline-block size-5 ${isRefunded ? '' : 'border-2 border-edge'}`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="amount mt-3 font-semibold">{own.sum(pieces)}</p>
      </article>
    </>
  );
}
