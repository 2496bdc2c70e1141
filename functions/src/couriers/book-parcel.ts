import type { InferOutput } from 'valibot';
import type {
  BookAnswer,
  Booking,
  BookRequestSchema,
} from '../../../src/domain/booking/booking.ts';
import type { OrderState, Transition } from '../../../src/domain/order/order-change.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import {
  handleParcel,
  type ParcelRefusal,
} from '../../../src/domain/parcel-handling/handle-parcel.ts';
import { type OrderParcel, parcelsOf } from '../../../src/domain/parcel/order-parcel.ts';
import type { Parcel } from '../../../src/domain/return/parcel.ts';
import { NOTE_LETTERS } from '../../../src/domain/order/order-command.ts';
import { auditOrder, type StaffMember } from '../orders/order-audit.ts';
import { decisionOf, transitionOrder, type TransitionResult } from '../orders/transition-order.ts';
import { errorInfo } from '../platform/error-info.ts';
import { GatewayError } from '../platform/gateway-error.ts';
import { log } from '../platform/log.ts';
import { refs, toFirestore } from '../platform/store.ts';
import { hashOfRequest, parcelRequest } from './booking-request.ts';
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
  const labelAndPickup = await service.requestLabelAndPickup(booked.serviceId, {
    label: '',
    pickupAt: null,
  });
  const shipped = await shipBooked({
    service,
    reserved,
    booked,
    labelAndPickup,
    staff,
    now,
  });
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

/** Why a booked parcel is not shipped. */
interface NotShipped {
  readonly refusal: ParcelRefusal | 'order-changed';
}

/** A parcel that the service has booked, with all that its shipping needs. */
interface BookedReservation {
  readonly service: CourierService;
  readonly reserved: Reservation;
  readonly booked: BookedParcel;
  readonly labelAndPickup: LabelAndPickup;
  readonly staff: StaffMember;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Ships the parcel with its new number; order, booking, journal, letter and audit entry commit together. */
function shipBooked({
  service,
  reserved,
  booked,
  labelAndPickup,
  staff,
  now,
}: BookedReservation): Promise<TransitionResult | NotShipped | null> {
  const { tracking, courier, serviceId } = booked;
  const shipment: Parcel = {
    courier: courier.slice(0, NOTE_LETTERS.courier),
    tracking,
    link: service.trackingPage(tracking),
    bookedBy: service.name,
  };
  const target = shipTarget(reserved.parcel, shipment, now);
  const { measures } = reserved.request;
  const asReserved = hashOfRequest(parcelRequest(reserved.order, reserved.parcel, measures));
  return transitionOrder<NotShipped>(reserved.order.id, now, (state, tx) => {
    // The label would name the former address or cash.
    const parcel = parcelsOf(state.order).find(({ id }) => id === reserved.parcel?.id) ?? null;
    if (hashOfRequest(parcelRequest(state.order, parcel, measures)) !== asReserved) {
      return { refusal: 'order-changed' };
    }
    const finish = ({ order }: OrderState): void => {
      const fields = {
        state: 'booked',
        untilAt: now,
        shipment: serviceId,
        tracking,
        measures,
        ...labelAndPickup,
      };
      tx.update(refs.booking(reserved.booking.id), toFirestore(fields));
      const after = { status: order.status, ...target.audited(order) };
      auditOrder(tx, order, staff, { action: `order-${target.action}`, after }, now);
    };
    return decisionOf(target.ship(state), { what: target.action, actor: 'staff' }, [finish]);
  });
}

/** What is shipped: one parcel of an order, or the order as a whole. */
interface ShipTarget {
  /** The name of the step in journal and audit log. */
  readonly action: 'parcel-ship' | 'ship';
  readonly ship: (state: OrderState) => Transition | { readonly refusal: ParcelRefusal };
  /** What the audit log keeps of the shipped order. */
  readonly audited: (order: Order) => object;
}

function shipTarget(parcel: OrderParcel | null, shipment: Parcel, now: number): ShipTarget {
  if (parcel === null) {
    return {
      action: 'ship',
      ship: (state) => applyMove(state, { move: 'ship', actor: 'staff', shipment }, now),
      audited: () => ({ shipment }),
    };
  }
  const { id } = parcel;
  return {
    action: 'parcel-ship',
    ship: (state) => handleParcel(state, id, { step: 'ship', shipment }, now),
    audited: (order) => ({ parcel: parcelsOf(order).find((one) => one.id === id) ?? null }),
  };
}

/** Answers with an existing booking, and requests its label and pickup if they are missing. */
async function finishBooking(booking: Booking): Promise<BookAnswer> {
  const { shipment: serviceId, service: name } = booking;
  const service = courierServiceNamed(name);
  const isWhole = booking.label !== '' && booking.pickupAt !== null;
  const labelAndPickup =
    service && !isWhole ? await service.requestLabelAndPickup(serviceId, booking) : booking;
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
