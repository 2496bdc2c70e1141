import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderParcel, parcelsOf, type WithParcels } from '#domain/parcel/order-parcel.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { undeliveredSentence } from '#text/orders/returned-parcel.ts';
import { parcelWords as own } from '#text/orders/parcels.ts';
import { formatDay } from '#text/dates.ts';
import { ParcelNote } from './ParcelNote.tsx';

type ListedOrder = Pick<Order, 'method' | 'payment' | 'totals'> &
  WithParcels & { readonly lines: readonly { readonly title: string }[] };

/** The parcels of an order that is sent in several: what is in each, where it is, and how to follow it. */
export function ParcelList({ order }: { order: ListedOrder }) {
  const parcels = parcelsOf(order);
  if (parcels.length === 0) return null;
  return (
    <section
      aria-label={own.list}
      className="mt-5 divide-y divide-hairline border-t border-hairline"
    >
      {parcels.map((parcel, index) => (
        <section key={parcel.id} className="py-3 [overflow-wrap:anywhere]">
          <h2 className="amount font-sans text-base font-semibold">
            {own.title(index + 1, parcels.length)}
          </h2>
          <p className="amount">{own.state(parcel.state, dayOf(parcel))}</p>
          <ul className="my-1">
            {parcel.items.map(({ line, quantity }) => (
              <li key={line} className="amount">
                {own.piece(order.lines[line - 1]?.title ?? '', quantity)}
              </li>
            ))}
          </ul>
          {parcel.state === 'returning' && <p>{undeliveredSentence(parcel)}</p>}
          {isToPay(order, parcel) && (
            <p className="amount">
              {parcel.collectsCash ? own.cash(formatMoney(order.totals.totalPaise)) : own.noCash}
            </p>
          )}
          {parcel.shipment && (
            <ParcelNote shipment={parcel.shipment} isUnderWay={parcel.state === 'shipped'} />
          )}
        </section>
      ))}
    </section>
  );
}

/** The day on which a parcel was shipped or delivered; empty in other states. */
function dayOf({ state, shippedAt, deliveredAt }: OrderParcel): string {
  const at = state === 'shipped' ? shippedAt : state === 'delivered' ? deliveredAt : undefined;
  return at === undefined ? '' : formatDay(at);
}

function isToPay({ method, payment }: ListedOrder, { state }: OrderParcel): boolean {
  const isOnItsWay = state === 'waiting' || state === 'shipped';
  return isOnItsWay && isPaidOnDelivery(method) && payment.paidPaise === 0;
}
