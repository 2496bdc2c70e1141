import type { BookingRefusal, TrackingUpdateKind } from '#domain/booking/booking.ts';
import { parcelRefusals } from './parcels.ts';

const statusWords: Readonly<Record<TrackingUpdateKind, string>> = {
  collected: 'On its way',
  delivered: 'Delivered',
  'turned-back': 'On its way back',
  lost: 'Lost',
};

/** Why a parcel is not booked, and what to do, by the title of the service. */
const problems: Readonly<
  Record<Exclude<BookingRefusal, keyof typeof parcelRefusals>, (service: string) => string>
> = {
  'pin-not-served': (service) =>
    `No courier of ${service} delivers to this PIN code. Nothing was booked. Send it by hand, for example with India Post.`,
  'no-cash-there': (service) =>
    `No courier of ${service} collects cash at this PIN code. Nothing was booked. Ask the customer to pay online, or send it by hand.`,
  measures: (service) =>
    `${service} doesn’t take this weight or box. Nothing was booked. Please check the numbers.`,
  address: (service) =>
    `${service} doesn’t accept the address or phone number. Nothing was booked. Correct it in the order, then try again.`,
  'not-accepted': (service) =>
    `${service} didn’t accept this parcel. Nothing was booked. Check the balance and the notices in ${service}, then try again, or send it by hand.`,
  'other-request': () =>
    'An earlier try with another weight, box or address had arrived after all. It is withdrawn. Please book again.',
  'by-hand': () => 'Parcels are booked by hand: no courier service is chosen in Settings.',
  'under-way': () =>
    'Someone is booking this parcel right now. Please wait a minute, then look again.',
  'order-changed': () =>
    'Address, pieces or cash of this order have changed meanwhile, so the booking is withdrawn. Please check the order and book again.',
  'no-answer': (service) =>
    `${service} didn’t answer, so we can’t tell whether the parcel is booked. Nothing has changed here. Try again first: that finds out, and books only once.`,
  misconfigured: (service) =>
    `${service} refuses our account. Nothing was booked. Please tell the owner; until then send it by hand.`,
  'booked-unshipped': (service) =>
    `This order has changed meanwhile, and ${service} still has a booking for it. Please cancel it in ${service}.`,
};

/** Why a parcel is not booked with the service of this title, and what to do. */
export function bookingProblem(refusal: BookingRefusal, service: string): string {
  return refusal in parcelRefusals
    ? parcelRefusals[refusal as keyof typeof parcelRefusals]
    : problems[refusal as keyof typeof problems](service);
}

/** The words about booking parcels with a courier service. Moments and titles arrive as text. */
export const bookingWords = {
  book: (service: string) => `Book with ${service}`,
  bookOf: (service: string, parcel: string) => `Book with ${service}: ${parcel}`,
  section: 'Courier service',
  lead: 'The courier picks the parcel up, with a label and a tracking number. It counts as shipped, and the customer gets an email with the number.',
  grams: 'Weight in grams, with the box',
  gramsHint: 'The weights of the products, added up. Please add the box.',
  edges: { length: 'Length, cm', breadth: 'Breadth, cm', height: 'Height, cm' },
  whole: (most: string) => `Enter a whole number from 1 to ${most}.`,
  pending: 'Booking …',
  done: (tracking: string) => `Booked: ${tracking}`,
  doneWithoutLabel: (tracking: string) =>
    `Booked: ${tracking}. The label isn’t ready yet; get it on the order’s page.`,
  label: 'Label (PDF)',
  labelOf: (parcel: string) => `Label (PDF): ${parcel}`,
  again: 'Ask for label and pickup again',
  requesting: 'Asking …',
  requested: 'Asked again.',
  stillMissing: (service: string) =>
    `The label isn’t ready yet. Please try again later, or print it in ${service}.`,
  pickup: (moment: string) => `Pickup: ${moment}`,
  noPickup: (service: string) =>
    `No pickup is confirmed yet. Ask again, or schedule it in ${service}.`,
  trackingStatus: (kind: TrackingUpdateKind, moment: string) => `${statusWords[kind]}, ${moment}`,
} as const;
