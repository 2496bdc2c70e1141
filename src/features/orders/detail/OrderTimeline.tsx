import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { formatMoment } from '#text/dates.ts';
import { timelineOf } from '#domain/order/order-timeline.ts';
import { orderEvents } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/orders/orders.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from './ReadProblem.tsx';

interface OrderTimelineProps {
  orderId: string;
  method: PaymentMethod;
}

/** The events of an order with their times, newest first. */
export function OrderTimeline({ orderId, method }: OrderTimelineProps) {
  const events = useQuery(orderEvents(orderId));
  if (events.state === 'failed' && !events.data) return <ReadProblem failure={events.error} />;
  if (events.state === 'loading') return <Skeleton className="h-24 w-full" />;
  const entries = timelineOf(events.data ?? [], method).toReversed();
  return (
    <ol className="relative ml-2 border-l-2 border-hairline pl-6">
      {entries.map(({ id, step, at }, index) => (
        <li key={id} className="relative pb-5 last:pb-0">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[calc(1.5rem+6.5px)] size-3 rounded-full border border-transparent ${index === 0 ? 'bg-leaf' : 'bg-edge'}`}
          />
          <p className={index === 0 ? 'font-semibold' : ''}>{words.steps[step]}</p>
          <p className="amount text-sm text-ink-soft">
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
