import type { InferOutput } from 'valibot';
import type {
  BookAnswer,
  Booking,
  BookRequestSchema,
} from '../../../src/domain/booking/booking.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import {
  handleParcel,
  type ParcelRefusal,
} from '../../../src/domain/parcel-handling/handle-parcel.ts';
import { parcelsOf } from '../../../src/domain/parcel/order-parcel.ts';
import type { Parcel } from '../../../src/domain/return/parcel.ts';
import { NOTE_LETTERS } from '../../../src/domain/order/order-command.ts';
import { auditOrder, type StaffMember } from '../orders/order-audit.ts';
import { transitionOrder, type TransitionResult } from '../orders/transition-order.ts';
import { errorInfo } from '../platform/error-info.ts';
import { GatewayError } from '../platform/gateway-error.ts';
import { log } from '../platform/log.ts';
import { refs, toFirestore } from '../platform/store.ts';
import { endAttempt, type Reservation, readBooking, reserveBooking } from './reservation.ts';
import type { BookedParcel, CourierService, LabelAndPickup } from './service.ts';
import { chosenCourierService, courierServiceNamed } from './services.ts';

type Request = InferOutput<typeof BookRequestSchema>;

/**
 * Books a parcel with the courier service that the owner has chosen, and ships it with its tracking number. Idempotent: a
 * repeated request returns the same booking, and requests a missing label or pickup again. A refusal does not change the
 * order. `now` is epoch milliseconds.
 */
export async function bookForStaff(
  request: Request,
  staff: StaffMember,
  now: number,
): Promise<BookAnswer> {
  try {
    const known = await readBooking(request.orderId, request.parcel);
    if (known?.state === 'booked') return await finishBooking(known);
    const service = await chosenCourierService();
    if (service === null) return { outcome: 'refused', refusal: 'by-hand' };
    const reserved = await reserveBooking(request, service.name, now);
    if ('refusal' in reserved) {
      // Another member of the team may have been faster.
      const made = await readBooking(request.orderId, request.parcel);
      if (made?.state === 'booked') return await finishBooking(made);
      return { outcome: 'refused', refusal: reserved.refusal };
    }
    return await bookReserved(service, reserved, staff, now);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('courier-service-fault', { ...errorInfo(error) }, 'warn');
    const isSetUp = error.fault !== 'misconfigured';
    return { outcome: 'refused', refusal: isSetUp ? 'no-answer' : 'misconfigured' };
  }
}

async function bookReserved(
  service: CourierService,
  reserved: Reservation,
  staff: StaffMember,
  now: number,
): Promise<BookAnswer> {
  const { booking } = reserved;
  let booked: Awaited<ReturnType<CourierService['book']>>;
  try {
    booked = await service.book(reserved.request);
  } catch (error) {
    await endAttempt(booking, 'unknown', now);
    throw error;
  }
  if (!booked.ok) {
    await endAttempt(booking, 'refused', now);
    return { outcome: 'refused', refusal: booked.refusal };
  }
  const labelAndPickup = await service.requestLabelAndPickup(booked.shipment, {
    label: '',
    pickupAt: null,
  });
  const shipped = await shipBooked(service, reserved, { booked, labelAndPickup, staff, now });
  if (shipped !== null && !('refusal' in shipped)) return answerOf(booked, labelAndPickup);
  // The order has changed since it was reserved: cancelled, or shipped by hand.
  const refusal = shipped?.refusal ?? 'not-found';
  try {
    await service.cancel(booking.reference);
    await endAttempt(booking, 'refused', now);
    return { outcome: 'refused', refusal };
  } catch (error) {
    log('booking-not-withdrawn', { booking: booking.id, ...errorInfo(error) }, 'error');
    await endAttempt(booking, 'unknown', now);
    return { outcome: 'refused', refusal: 'booked-unshipped' };
  }
}

/** Ships the parcel with its new number; order, booking, journal, letter and audit entry commit together. */
function shipBooked(
  service: CourierService,
  { order: { id }, parcel, booking, request: { measures } }: Reservation,
  {
    booked: { courier, tracking, shipment: shipmentId },
    labelAndPickup,
    staff,
    now,
  }: { booked: BookedParcel; labelAndPickup: LabelAndPickup; staff: StaffMember; now: number },
): Promise<TransitionResult | { readonly refusal: ParcelRefusal } | null> {
  const shipment: Parcel = {
    courier: courier.slice(0, NOTE_LETTERS.courier),
    ...{ tracking, link: service.trackingPage(tracking), bookedBy: service.name },
  };
  const what = parcel ? 'parcel-ship' : 'ship';
  return transitionOrder<{ refusal: ParcelRefusal }>(
    id,
    (state) =>
      parcel
        ? handleParcel(state, parcel.id, { step: 'ship', shipment }, now)
        : applyMove(state, { move: 'ship', actor: 'staff', shipment }, now),
    () => ({ what, actor: 'staff' }),
    {
      now,
      alsoWrite(tx, { state: { order } }) {
        const fields = {
          ...{
            state: 'booked',
            untilAt: now,
            shipment: shipmentId,
            tracking,
            measures,
            ...labelAndPickup,
          },
        };
        tx.update(refs.booking(booking.id), toFirestore(fields));
        const moved = parcelsOf(order).find((one) => one.id === parcel?.id);
        const after = { status: order.status, ...(moved ? { parcel: moved } : { shipment }) };
        auditOrder(tx, order, staff, { action: `order-${what}`, after }, now);
      },
    },
  );
}

/** Answers with an existing booking, and requests its label and pickup if they are missing. */
async function finishBooking(booking: Booking): Promise<BookAnswer> {
  const { shipment, service: name } = booking;
  const service = courierServiceNamed(name);
  const isWhole = booking.label !== '' && booking.pickupAt !== null;
  const labelAndPickup =
    service && !isWhole ? await service.requestLabelAndPickup(shipment, booking) : booking;
  const { label, pickupAt } = labelAndPickup;
  if (labelAndPickup !== booking)
    await refs.booking(booking.id).update(toFirestore({ label, pickupAt }));
  return answerOf(booking, labelAndPickup);
}

function answerOf(
  { tracking }: Pick<BookedParcel, 'tracking'>,
  { label }: Pick<LabelAndPickup, 'label'>,
): BookAnswer {
  return { outcome: 'booked', tracking, hasLabel: label !== '' };
}
