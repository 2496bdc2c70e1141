import { useEffect, useRef, useState } from 'react';
import { courierServiceName, courierServiceProfile } from '#domain/booking/courier-services.ts';
import { moveRefusal, type Order } from '#domain/order/order.ts';
import { handlingRefusal } from '#domain/parcel-handling/handle-parcel.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import type { Parcel } from '#domain/return/parcel.ts';
import { goodsGrams } from '#domain/shipping/packing.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { bookingWords as own } from '#text/admin/orders/booking.ts';
import { parcelsWords } from '#text/admin/orders/parcels.ts';
import { Button } from '#ui/form/Button.tsx';
import { useMay } from '../../frame/use-role.ts';
import { BookDialog } from './BookDialog.tsx';
import { BookedEntry } from './BookedEntry.tsx';

interface BookingPartProps {
  order: Order;
}

/** A parcel of an order; `id` is null and `title` empty for the only one. */
interface Row {
  readonly id: number | null;
  readonly title: string;
  readonly shipment: Parcel | null;
  readonly isReady: boolean;
  /** What its products weigh, in grams; null while unknown. */
  readonly grams: number | null;
}

/** What the courier service does for the parcels of an order. Nothing while parcels are booked by hand. */
export function BookingPart({ order }: BookingPartProps) {
  const settings = useQuery(storeSettings);
  const mayPack = useMay('pack');
  const [open, setOpen] = useState<Row | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  // After the dialog has closed, which gives the focus back to its button: a booked parcel has none.
  useEffect(() => {
    if (open !== null || !isDone.current) return;
    isDone.current = false;
    heading.current?.focus();
  }, [open]);
  const chosen = settings.state === 'loading' ? '' : (settings.data?.courier ?? '');
  const service = mayPack ? courierServiceName(chosen) : null;
  const rows = rowsOf(order).filter(
    ({ shipment, isReady }) => bookedBy(shipment) !== null || (service !== null && isReady),
  );
  // The dialog stays while its order changes under it.
  if (rows.length === 0 && open === null) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {own.section}
      </h2>
      <ul className="divide-y divide-hairline">
        {rows.map((row) => {
          const by = bookedBy(row.shipment);
          const title = service ? courierServiceProfile(service).title : '';
          return (
            <li key={row.id} className="py-3 first:pt-0">
              {by ? (
                <BookedEntry order={order} parcel={row.id} title={row.title} service={by} />
              ) : (
                <Button look="quiet" onClick={() => setOpen(row)}>
                  {row.title === '' ? own.book(title) : own.bookOf(title, row.title)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && service && (
        <BookDialog
          orderId={order.id}
          parcel={open.id}
          service={service}
          grams={open.grams}
          title={
            open.title === ''
              ? own.book(courierServiceProfile(service).title)
              : own.bookOf(courierServiceProfile(service).title, open.title)
          }
          onDone={() => (isDone.current = true)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function bookedBy(shipment: Parcel | null) {
  return courierServiceName(shipment?.bookedBy ?? '');
}

/** The parcels of an order, and which of them can leave now. */
function rowsOf(order: Order): readonly Row[] {
  const parcels = parcelsOf(order);
  if (parcels.length === 0) {
    const isReady = moveRefusal(order, 'ship', 'staff') === null;
    return [
      { id: null, title: '', shipment: order.shipment, isReady, grams: goodsGrams(order, null) },
    ];
  }
  return parcels.map((parcel, index) => ({
    id: parcel.id,
    title: parcelsWords.title(index + 1, parcels.length),
    shipment: parcel.shipment,
    isReady: handlingRefusal(order, parcel, 'ship') === null,
    grams: goodsGrams(order, parcel),
  }));
}
