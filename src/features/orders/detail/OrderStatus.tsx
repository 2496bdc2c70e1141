import { deliveryTime } from '#domain/order/delivery-time.ts';
import { orderHold } from '#domain/order/order-hold.ts';
import type { Order } from '#domain/order/order.ts';
import { orderProgress } from '#domain/order/order-progress.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { nextSentence, statusSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import { refundSentence } from '#text/orders/refunds.ts';
import type { Elements } from '#ui/content/elements.ts';
import { PayAgain } from '../payment/PayAgain.tsx';
import { OrderTracker } from './OrderTracker.tsx';
import { ParcelList } from '../parcel/ParcelList.tsx';
import { ParcelNote } from '../parcel/ParcelNote.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { Arrival } from './use-arrival.ts';
import { useOrderHistory } from './use-order-history.ts';

interface OrderStatusProps {
  order: Order;
  arrival: Arrival | null;
  /** How to reach the shop, for an order that is late. */
  help: Elements;
}

const { order: own, progress } = words;

/** What matters now: where the order stands, when it arrives, what becomes of the money, and its steps. */
export function OrderStatus({ order, arrival, help }: OrderStatusProps) {
  const { status, shipment } = order;
  const { timeline, refunds, returns } = useOrderHistory(order);
  const steps = orderProgress(order, timeline);
  const money = refunds.map(refundSentence);
  const next = nextSentence(order, { isLate: arrival?.isLate, returns });
  const deliveredAt = deliveryTime(order);
  const arrived =
    status === 'delivered' && deliveredAt !== null
      ? progress.arrived(formatDeliveryDay(deliveredAt))
      : null;
  const headline = arrived ?? arrival?.sentence;
  return (
    <section
      aria-label={own.status}
      className="mt-5 rounded-card border border-hairline bg-surface p-4 shadow-card sm:p-6"
    >
      <div role="status">
        <StatusBadge status={status} isHeld={orderHold(order) !== null}>
          {statusSentence(order)}
        </StatusBadge>
        {headline && (
          <p
            className={`amount mt-2 ${arrival?.isLate ? 'max-w-prose font-semibold' : 'font-serif text-2xl leading-tight text-balance'}`}
          >
            {headline}
          </p>
        )}
        {money.map((sentence) => (
          <p
            key={sentence}
            className="amount mt-2 max-w-prose text-lg leading-snug font-semibold [overflow-wrap:anywhere]"
          >
            {sentence}
          </p>
        ))}
        {next !== '' && !money.includes(next) && <p className="amount mt-2 max-w-prose">{next}</p>}
      </div>
      {arrival?.isLate && help}
      {/* A single end repeats the status. */}
      {steps.length > 1 && (
        <div className="mt-5">
          <OrderTracker steps={steps} expected={arrival?.expected ?? {}} />
        </div>
      )}
      {shipment && (
        <section aria-label={own.parcel} className="mt-5 border-t border-hairline pt-3">
          <ParcelNote shipment={shipment} isUnderWay={status === 'shipped'} />
        </section>
      )}
      <ParcelList order={order} />
      {status === 'pending-payment' && (
        <div className="mt-5">
          <PayAgain order={order} />
        </div>
      )}
    </section>
  );
}
