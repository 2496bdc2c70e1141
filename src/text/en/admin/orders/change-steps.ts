import type { ReturnStepName } from '#domain/order/move-return.ts';

const returnSteps: Readonly<Record<`return-${ReturnStepName}`, string>> = {
  'return-approve': 'Return approved',
  'return-refuse': 'Return refused',
  'return-send': 'Return on its way to the shop',
  'return-receive': 'Return received',
  'return-refund': 'Refund of a return requested',
  'return-replace': 'Replacement sent',
};

/** What the journal of an order says of changes, returned parcels, returns and payouts. */
export const changeSteps = {
  ...returnSteps,
  split: 'Put into parcels',
  'parcel-ship': 'A parcel was shipped',
  'parcel-deliver': 'A parcel was delivered',
  'parcel-turn-back': 'A parcel was not delivered, on its way back',
  'parcel-check-in': 'A returned parcel was checked',
  'parcel-collect': 'Cash received in another way',
  'correct-tracking': 'Tracking details corrected',
  'edit-address': 'Address or phone changed',
  'edit-pieces': 'Pieces cancelled',
  'edit-billing': 'GSTIN changed',
  'return-to-origin': 'Not delivered, on its way back',
  return: 'Returned and checked',
  payee: 'Refund details given',
  'payee-expired': 'Refund details deleted: not used in time',
  payout: 'Payout made',
  'return-request': 'Return requested',
  'return-open': 'Return opened for the customer',
  'return-photo': 'Photo of a return added',
  'return-photo-removed': 'Photo of a return removed',
  'review-ask': 'Asked for reviews',
  'review-wait': 'Not asked for reviews yet',
  'review-skip': 'Not asked for reviews',
  'review-stop': 'Wants no requests for reviews',
  'review-start': 'May be asked for reviews again',
} as const;
