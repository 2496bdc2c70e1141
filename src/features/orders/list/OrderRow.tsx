import { Link } from 'react-router-dom';
import { formatDay } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { orderHold } from '#domain/order/order-hold.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { nextActions } from '#domain/own-order/own-orders.ts';
import { returnWindow } from '#domain/own-order/return-window.ts';
import { failedRefundOf } from '#domain/payment/transaction-money.ts';
import { isOpenReturn } from '#domain/return/return-request.ts';
import { paths } from '#domain/site/paths.ts';
import { returnStateText } from '#text/orders/return-states.ts';
import { statusSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import { DotList } from '#ui/content/DotList.tsx';
import { LinePicture } from '../detail/OrderLines.tsx';
import { StatusBadge } from '../detail/StatusBadge.tsx';
import { RowActions } from './RowActions.tsx';

interface OrderRowProps {
  order: Order;
  /** Epoch milliseconds. */
  now: number;
}

/** Products named and pictured per row. */
const NAMED = 3;

const { row: own } = words;

/** An order in the list: its products, status, total and what to do next. Its columns are the list's. */
export function OrderRow({ order, now }: OrderRowProps) {
  const { id, number, status, lines, totals, createdAt } = order;
  const returns = returnWindow(order, now);
  const openReturn = order.returns?.findLast(isOpenReturn);
  const actions = nextActions(order, { returns, now });
  return (
    <article className="group relative grid gap-y-2 py-5 sm:col-span-full sm:grid-cols-subgrid">
      {/* On phones pictures and status share a line where it is wide enough. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:contents">
        <p className="flex gap-2 sm:row-span-3 sm:self-start xl:row-span-2">
          {lines.slice(0, NAMED).map(({ slug, imageURL }) => (
            <LinePicture key={slug} address={imageURL} />
          ))}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status} isHeld={orderHold(order) !== null}>
            {statusSentence(order)}
          </StatusBadge>
          {openReturn && (
            <span className="text-sm text-ink-soft">
              {returnStateText(openReturn, order.payment)}
            </span>
          )}
          <RefundNote order={order} />
        </p>
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
          <Link
            to={paths.order(id)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            <span>{titleOf(lines)}</span>
            <span className="sr-only">{`, ${words.order.title(number)}`}</span>
          </Link>
        </h2>
        <p className="amount mt-1 text-ink-soft">
          <DotList>
            <span>{own.ordered(formatDay(createdAt))}</span>
            <span>{own.pieces(countOf(lines))}</span>
            <span className="font-semibold text-ink">{formatMoney(totals.totalPaise)}</span>
            <span>{number}</span>
          </DotList>
        </p>
      </div>
      <RowActions order={order} actions={actions} returns={returns} />
    </article>
  );
}

/** The money that goes back, in a few words. */
function RefundNote({ order: { payment } }: Pick<OrderRowProps, 'order'>) {
  const failed = failedRefundOf(payment);
  const { refundingPaise, refundedPaise } = payment;
  return (
    <>
      {refundingPaise > 0 && (
        <span className="amount text-sm text-ink-soft">
          {own.back(formatMoney(refundingPaise))}
        </span>
      )}
      {failed > 0 && (
        <span className="amount text-sm font-semibold text-clay">
          {own.refundFailed(formatMoney(failed))}
        </span>
      )}
      {refundedPaise > 0 && (
        <span className="amount text-sm text-ink-soft">
          {own.refunded(formatMoney(refundedPaise))}
        </span>
      )}
    </>
  );
}

/** The products in words: the first by name, the others as a number of items. */
function titleOf(ordered: readonly OrderLine[]): string {
  const lines = ordered.filter(({ quantity }) => quantity > 0);
  const names = lines.slice(0, NAMED).map(({ quantity, title }) => own.line(quantity, title));
  const others = countOf(lines.slice(NAMED));
  return others > 0 ? `${names.join(', ')} ${own.others(others)}` : names.join(', ');
}

function countOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
