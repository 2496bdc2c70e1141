import { Link } from 'react-router-dom';
import { formatDay } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { failedRefundOf } from '#domain/payment/transaction-money.ts';
import { paths } from '#domain/site/paths.ts';
import { statusSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import { DotList } from '#ui/content/DotList.tsx';
import { LinePicture } from '../detail/OrderLines.tsx';
import { StatusBadge } from '../detail/StatusBadge.tsx';

interface OrderRowProps {
  order: Order;
}

/** Pictures per row. */
const PICTURES = 3;

const { row: own } = words;

/** An order in the list: status, items and total. */
export function OrderRow({ order }: OrderRowProps) {
  const { id, number, status, lines, totals, payment, createdAt } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const more = lines.length - PICTURES;
  return (
    <div className="group relative grid grid-cols-[auto_1fr] items-start gap-x-4 py-5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-8">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status}>{statusSentence(order)}</StatusBadge>
          {payment.refundingPaise > 0 && (
            <span className="amount text-sm text-ink-soft">
              {own.back(formatMoney(payment.refundingPaise))}
            </span>
          )}
          {failedRefundOf(payment) > 0 && (
            <span className="amount text-sm font-semibold text-clay">
              {own.refundFailed(formatMoney(failedRefundOf(payment)))}
            </span>
          )}
          {payment.refundedPaise > 0 && (
            <span className="amount text-sm text-ink-soft">
              {own.refunded(formatMoney(payment.refundedPaise))}
            </span>
          )}
        </p>
        <h2 className="mt-2 font-sans text-base font-semibold tracking-normal">
          <Link
            to={paths.order(id)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {words.order.title(number)}
          </Link>
        </h2>
        <p className="amount text-ink-soft">
          <DotList>
            <span>{own.ordered(formatDay(createdAt))}</span>
            <span>{own.pieces(pieces)}</span>
            <span className="font-semibold text-ink">{formatMoney(totals.totalPaise)}</span>
          </DotList>
        </p>
      </div>
      {/* Phones show only the first picture. */}
      <p className="order-first flex items-center gap-2 sm:order-last max-sm:[&>*:nth-child(n+2)]:hidden">
        {lines.slice(0, PICTURES).map(({ slug, imageURL }) => (
          <LinePicture key={slug} address={imageURL} />
        ))}
        {more > 0 && <span className="amount text-sm text-ink-soft">{own.others(more)}</span>}
      </p>
    </div>
  );
}
