/** What the journal of an order says of changes, returned parcels and returns. */
export const changeSteps = {
  'edit-address': 'Address or phone changed',
  'edit-pieces': 'Pieces cancelled',
  'edit-billing': 'GSTIN changed',
  'return-to-origin': 'Not delivered, on its way back',
  return: 'Returned and checked',
  'return-request': 'Return requested',
  'return-photo': 'Photo of a return added',
  'return-photo-removed': 'Photo of a return removed',
  'return-approve': 'Return approved',
  'return-refuse': 'Return refused',
  'return-send': 'Return on its way to the shop',
  'return-receive': 'Return received',
  'return-refund': 'Refund of a return requested',
} as const;
