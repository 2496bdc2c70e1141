import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { handleParcel, type ParcelRefusal } from '../parcel-handling/handle-parcel.ts';
import type { UndeliveredReason } from '../return/returned-parcel.ts';
import type { Booking, TrackingUpdateKind } from './booking.ts';

/** A tracking status of a courier service, and when it occurred (epoch milliseconds). */
export interface TrackingUpdate {
  readonly kind: TrackingUpdateKind;
  readonly at: number;
}

/** Why an update does not change the order. */
export type UpdateRefusal =
  /** A later update is stored already. */
  'stale-update' | ParcelRefusal;

const REASONS: Readonly<Partial<Record<TrackingUpdateKind, UndeliveredReason>>> = {
  'turned-back': 'other',
  lost: 'lost',
};

/** Whether an update is older than the stored one: services send late and out of order. */
export function isStaleUpdate(
  { trackingStatusAt }: Pick<Booking, 'trackingStatusAt'>,
  { at }: TrackingUpdate,
): boolean {
  return trackingStatusAt !== null && at < trackingStatusAt;
}

/**
 * Applies a tracking update to the order: delivered parcels are delivered, those on their way back or lost are turned back.
 * Only staff count what came back. `now` is epoch milliseconds.
 */
export function applyTrackingUpdate(
  state: OrderState,
  booking: Pick<Booking, 'parcel' | 'trackingStatusAt'>,
  update: TrackingUpdate,
  now: number,
): Transition | { readonly refusal: UpdateRefusal } {
  if (isStaleUpdate(booking, update)) return { refusal: 'stale-update' };
  if (update.kind === 'collected') return { state, effects: [] };
  const { parcel } = booking;
  const reason = REASONS[update.kind];
  if (parcel > 0) {
    const step = reason ? ({ step: 'turn-back', reason } as const) : ({ step: 'deliver' } as const);
    return handleParcel(state, parcel, step, now);
  }
  return applyMove(
    state,
    reason
      ? { move: 'return-to-origin', actor: 'courier', reason }
      : { move: 'deliver', actor: 'courier' },
    now,
  );
}

/** The step as the order's journal names it. */
export function updateStep({ parcel }: Pick<Booking, 'parcel'>, { kind }: TrackingUpdate): string {
  if (kind === 'delivered') return parcel > 0 ? 'parcel-deliver' : 'deliver';
  return parcel > 0 ? 'parcel-turn-back' : 'return-to-origin';
}
