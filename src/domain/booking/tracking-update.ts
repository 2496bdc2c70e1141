import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { handleParcel, type ParcelRefusal } from '../parcel-handling/handle-parcel.ts';
import type { UndeliveredReason } from '../return/returned-parcel.ts';
import type { Booking, ParcelNewsKind } from './booking.ts';

/** What a courier service says of a parcel, and when it happened (epoch milliseconds). */
export interface ParcelNews {
  readonly kind: ParcelNewsKind;
  readonly at: number;
}

/** Why news changes no order. */
export type NewsRefusal =
  /** Something later is known already. */
  'old-news' | ParcelRefusal;

const REASONS: Readonly<Partial<Record<ParcelNewsKind, UndeliveredReason>>> = {
  'turned-back': 'other',
  lost: 'lost',
};

/** Whether news is older than what the booking knows: services send late and out of order. */
export function isOldNews({ newsAt }: Pick<Booking, 'newsAt'>, { at }: ParcelNews): boolean {
  return newsAt !== null && at < newsAt;
}

/**
 * What news of a booked parcel changes in its order: a delivered one is delivered, one on its way back or lost is turned back.
 * What came back is counted by staff alone. `now` is epoch milliseconds.
 */
export function applyNews(
  state: OrderState,
  booking: Pick<Booking, 'parcel' | 'newsAt'>,
  news: ParcelNews,
  now: number,
): Transition | { readonly refusal: NewsRefusal } {
  if (isOldNews(booking, news)) return { refusal: 'old-news' };
  if (news.kind === 'collected') return { state, effects: [] };
  const { parcel } = booking;
  const reason = REASONS[news.kind];
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

/** What the journal of the order calls it. */
export function newsStep({ parcel }: Pick<Booking, 'parcel'>, { kind }: ParcelNews): string {
  if (kind === 'delivered') return parcel > 0 ? 'parcel-deliver' : 'deliver';
  return parcel > 0 ? 'parcel-turn-back' : 'return-to-origin';
}
