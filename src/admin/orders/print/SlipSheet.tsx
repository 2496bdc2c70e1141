import { formatDay } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { cashToCollect, packingLines, type PrintedParcel } from '#domain/shipping/packing.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { words } from '#text/admin/orders.ts';
import { parcelsWords } from '#text/admin/orders/parcels.ts';
import { parcelWords } from '#text/admin/orders/returned-parcel.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { addressLines } from '../address-lines.ts';
import { OrderBarcode } from './OrderBarcode.tsx';

interface SlipSheetProps {
  order: Order;
  printed: PrintedParcel;
  /** Null for who may not see money: then a refund of an amount can't be assigned to its line. */
  transaction: Transaction | null;
}

const { slip: own } = words;

/** The packing slip of an order: what to pick, how many, for whom, and the cash to collect. */
export function SlipSheet({ order, printed, transaction }: SlipSheetProps) {
  const { number, status, createdAt, address, invoice } = order;
  const { parcel, place, all } = printed;
  const isBack = status === 'returning' || status === 'returned';
  const isClosed = status === 'cancelled' || status === 'expired';
  const rows = packingLines(order, transaction, [printed]).map((line) => ({
    ...line,
    isOut: isClosed || line.isRefunded,
  }));
  const pieces = rows.reduce((sum, { quantity, isOut }) => (isOut ? sum : sum + quantity), 0);
  const { refundedPaise, refundingPaise } = order.payment;
  const isUnclear = transaction === null && refundedPaise + refundingPaise > 0;
  const cash = cashToCollect(order, parcel);
  return (
    <article
      aria-label={[own.title, number, all > 1 ? parcelsWords.title(place, all) : '']
        .join(' ')
        .trim()}
      className="max-w-3xl print:max-w-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Wordmark {...useBrand()} />
          <h1 className="mt-3 text-2xl">{own.title}</h1>
          <p className="amount mt-1">
            <span>{own.order}</span> <strong translate="no">{number}</strong>
            <span>{` · ${own.ordered} ${formatDay(createdAt)}`}</span>
          </p>
          {all > 1 && (
            <p className="amount mt-1 text-lg font-semibold">
              {parcelsWords.slip(place, all, invoice)}
            </p>
          )}
        </div>
        <OrderBarcode number={number} size="h-12 w-64" />
      </div>
      {isBack && <p className="mt-3 font-semibold">{parcelWords.slip}</p>}
      {isClosed && <p className="mt-3 font-semibold">{own.closed}</p>}
      {isUnclear && <p className="mt-3 font-semibold">{own.unclear}</p>}
      <div className="mt-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-sans text-sm text-ink-soft">{own.to}</h2>
          <address
            translate="no"
            className="amount text-lg whitespace-pre-line not-italic [overflow-wrap:anywhere]"
          >
            {addressLines(address)}
          </address>
        </div>
        {cash > 0 && (
          <p className="amount rounded-card border-2 border-ink px-4 py-2 text-center font-semibold">
            <span className="block">{own.collect}</span>
            <span className="block text-2xl">{formatMoney(cash)}</span>
          </p>
        )}
      </div>
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
          {rows.map(({ slug, title, sku, quantity, isRefunded, isGift, isOut }) => (
            <tr
              key={isGift ? 'gift' : slug}
              className="break-inside-avoid border-b border-hairline"
            >
              <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                {isOut ? <s>{title}</s> : <span>{title}</span>}
                {isRefunded && <strong className="block">{own.refunded}</strong>}
                {isGift && <strong className="block">{own.gift}</strong>}
                <span className="block text-sm text-ink-soft sm:hidden print:hidden">{sku}</span>
              </td>
              <td className="py-2 pr-3 whitespace-nowrap max-sm:hidden print:table-cell">{sku}</td>
              <td className="amount py-2 text-right text-lg font-semibold whitespace-nowrap">
                {isOut ? <s>{quantity}</s> : <span>{quantity}</span>}
                <span
                  aria-hidden
                  className={`ml-4 inline-block size-5 ${isOut ? '' : 'border-2 border-edge'}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isClosed && <p className="amount mt-3 font-semibold">{own.sum(pieces)}</p>}
    </article>
  );
}
