import {
  isRestTurnedBack,
  parcelsOf,
  parcelsSent,
  type ParcelState,
  type WithParcels,
} from '#domain/parcel/order-parcel.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';

/** Where one parcel of an order stands. */
const parcelStates: Readonly<Record<ParcelState, string>> = {
  waiting: 'Not sent yet',
  shipped: 'On its way',
  delivered: 'Delivered',
  returning: 'On its way back to us',
  returned: 'Came back to us',
};

/** The words about an order that is sent in several parcels. Amounts and days arrive as text. */
export const parcelWords = {
  list: 'Your parcels',
  title: (place: number, all: number) => (all === 1 ? 'Your parcel' : `Parcel ${place} of ${all}`),
  state: (state: ParcelState, day: string) =>
    day === '' ? parcelStates[state] : `${parcelStates[state]}, ${day}`,
  piece: (title: string, quantity: number) => `${quantity} × ${title}`,
  cash: (amount: string) => `Please keep ${amount} in cash ready for this parcel.`,
  noCash: 'Nothing to pay for this parcel: the cash for your order is collected with another one.',
} as const;

/** Where an order stands whose parcels are partly sent; empty for any other. */
export function partlySent(order: WithParcels & { readonly status: string }): string {
  const count = order.status === 'packed' ? parcelsSent(order) : null;
  return count && count.sent > 0 ? `${count.sent} of ${count.all} parcels shipped` : '';
}

/** Where an order stands and what comes next, when all of it has arrived but for a parcel that turned back; null for any other. */
export function restWords(
  order: WithParcels & { readonly status: string },
): { readonly status: string; readonly next: string } | null {
  if (!isRestTurnedBack(order)) return null;
  const isLost = parcelsOf(order).some((one) => one.state === 'returning' && isLostParcel(one));
  return isLost
    ? { status: 'A parcel was lost', next: 'One parcel was lost on the way. Please write to us.' }
    : {
        status: 'A parcel is coming back',
        next: 'One parcel is on its way back to us. Do you still want it? Please write to us.',
      };
}
