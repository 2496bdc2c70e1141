import {
  type CourierServiceName,
  courierServiceProfile,
} from '#domain/booking/courier-services.ts';
import type { Order } from '#domain/order/order.ts';
import { bookingOf, bookParcel } from '#data/admin/orders/bookings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { bookingProblem, bookingWords as own } from '#text/admin/orders/booking.ts';
import { failureSentences } from '#text/site/failures.ts';
import { formatMoment } from '#text/dates.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { useMay } from '../../frame/use-role.ts';

interface BookedEntryProps {
  order: Order;
  /** The id of the parcel; null for the only one. */
  parcel: number | null;
  /** What people call the parcel; empty for the only one. */
  title: string;
  service: CourierServiceName;
}

/** A booked parcel: its label, its pickup, and what the courier last reported. */
export function BookedEntry({ order, parcel, title, service }: BookedEntryProps) {
  const booking = useQuery(bookingOf(order.id, parcel));
  const mayPack = useMay('pack');
  const { title: serviceTitle } = courierServiceProfile(service);
  if (booking.state === 'loading') return <Skeleton className="h-16" />;
  if (booking.state === 'failed' && !booking.data) return <ReadProblem failure={booking.error} />;
  if (!booking.data) return null;
  const { label, pickupAt, trackingStatus, trackingStatusAt, measures } = booking.data;
  const isUnderWay = trackingStatus === null;
  const lacksPaper = isUnderWay && (label === '' || pickupAt === null);
  return (
    <>
      {title !== '' && <h3 className="font-sans text-base font-semibold">{title}</h3>}
      {label !== '' && (
        <a
          href={label}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {title === '' ? own.label : own.labelOf(title)}
        </a>
      )}
      <p className="amount text-ink-soft">
        {trackingStatus !== null && trackingStatusAt !== null
          ? own.trackingStatus(trackingStatus, formatMoment(trackingStatusAt))
          : pickupAt === null
            ? own.noPickup(serviceTitle)
            : own.pickup(formatMoment(pickupAt))}
      </p>
      {mayPack && lacksPaper && (
        <ActionButton
          look="quiet"
          label={own.again}
          pending={own.requesting}
          done={own.requested}
          run={async () => {
            const answer = await bookParcel({ orderId: order.id, parcel, measures });
            if (!answer.ok) return failureSentences[answer.failure.code];
            const { value } = answer;
            if (value.outcome === 'refused') return bookingProblem(value.refusal, serviceTitle);
            return value.hasLabel ? '' : own.stillMissing(serviceTitle);
          }}
        />
      )}
    </>
  );
}
