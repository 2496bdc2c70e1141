import type { CorrectionRefusal } from '#domain/parcel-handling/correct-tracking.ts';
import type { ParcelHandlingName, ParcelRefusal } from '#domain/parcel-handling/handle-parcel.ts';
import type { ParcelState } from '#domain/parcel/order-parcel.ts';
import type { SplitRefusal } from '#domain/parcel-handling/split-parcels.ts';
import { moveWords, refusalWords } from '../order-moves.ts';

/** Why parcels were not changed. */
export const parcelRefusals: Readonly<
  Record<SplitRefusal | ParcelRefusal | CorrectionRefusal | 'provider-silent' | 'not-found', string>
> = {
  ...refusalWords,
  'unknown-parcel': 'This order has no such parcel any more. Please reload it.',
  'not-now': 'This parcel has changed. Please reload the order.',
  booked:
    'A courier service booked this parcel, so its tracking number is the service’s own and can’t be corrected here.',
  'not-packed': 'Pack the order first: its invoice goes before the first parcel.',
  'cash-under-way':
    'Another parcel is on its way with the cash of the whole order. Record what became of it first.',
  'pieces-differ':
    'The order has changed, so these parcels no longer hold all of it. Please reload it.',
  'too-many-parcels': 'This order has as many parcels as it may have.',
  'no-cash-parcel': 'The cash is collected with exactly one parcel. Please choose it.',
};

const states: Readonly<Record<ParcelState, string>> = {
  waiting: 'Waiting',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returning: 'On its way back',
  returned: 'Came back',
};

const steps: Readonly<Record<ParcelHandlingName, string>> = {
  ship: 'Mark shipped',
  deliver: 'Mark delivered',
  'turn-back': 'Not delivered',
  'check-in': 'Check in',
  collect: 'Cash received',
};

/** The words about orders that are sent in several parcels. Amounts and moments arrive as text. */
export const parcelsWords = {
  section: 'Parcels',
  title: (place: number, all: number) => `Parcel ${place} of ${all}`,
  slip: (place: number, all: number, invoice: string) =>
    `Parcel ${place} of ${all}${invoice === '' ? '' : ` · Invoice ${invoice}`}`,
  states,
  at: (state: ParcelState, moment: string) =>
    moment === '' ? states[state] : `${states[state]}, ${moment}`,
  history: (state: 'shipped' | 'delivered' | 'returned', moment: string) =>
    `${states[state]} ${moment}`,
  piece: (title: string, quantity: number) => `${quantity} × ${title}`,
  cash: (amount: string) => `Collects ${amount} in cash`,
  noCash:
    'No parcel collects the cash any more, because the one with it came back. Ask the customer for it, and record it here when it is in.',
  notPacked: 'Pack the order before its first parcel is shipped.',
  steps,
  stepOf: (step: ParcelHandlingName, title: string) => `${steps[step]}: ${title}`,
  asks: {
    ship: 'The customer gets an email about this parcel, with what is in it and its tracking number.',
    deliver: 'Once all parcels are delivered, the order is delivered and the customer is emailed.',
    deliverCash: (amount: string) => `${amount} is recorded as collected in cash.`,
    'turn-back':
      'The courier brings this parcel back, or has lost it. The customer is emailed why. The other parcels go on.',
    'check-in':
      'Count what came back. What is in this parcel leaves the order, also what is missing.',
    unpaid: (amount: string) =>
      `The order’s total falls by ${amount}, and its invoice is credited.`,
    refund: (amount: string) => `${amount} is refunded to the customer’s original payment method.`,
    byHand: (amount: string) =>
      `Send ${amount} back to the customer first: this records it as returned.`,
    collect: (amount: string) => `${amount} is recorded as received from the customer.`,
  },
  done: {
    ship: 'Parcel shipped.',
    deliver: 'Parcel delivered.',
    'turn-back': 'Parcel on its way back.',
    'check-in': 'Parcel checked in.',
    collect: 'Cash recorded.',
  },
  split: {
    open: 'Send in several parcels',
    again: 'Split this parcel',
    lead: 'Choose what goes into a parcel of its own. The rest stays together.',
    line: (title: string, count: number) => `${title} (${count})`,
    cash: 'Cash is collected with',
    cashHint: 'The courier collects the whole amount once, with this parcel.',
    go: 'Split',
    pending: 'Splitting…',
    none: 'Choose at least one piece for the new parcel.',
    all: 'Leave at least one piece: an empty parcel can’t be sent.',
    done: 'The order goes in several parcels.',
    merge: 'Put into one parcel again',
    merging: 'Putting together…',
    merged: 'What waits goes in one parcel.',
  },
  keep: moveWords.moves.keep,
} as const;
