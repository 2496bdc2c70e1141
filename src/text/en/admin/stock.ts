import type { StaffReason } from '#domain/stock/stock-move.ts';

const staffReasons: Readonly<Record<StaffReason, string>> = {
  received: 'Received from the manufacturer',
  counted: 'Stock count correction',
  damaged: 'Damaged',
  expired: 'Expired',
  returned: 'Returned by a customer',
  sample: 'Used as a sample',
  other: 'Other',
};

/** The words of a product's stock and of its ledger. */
export const words = {
  title: 'Stock',
  now: (pieces: number) => (pieces === 1 ? '1 piece in stock' : `${pieces} pieces in stock`),
  delta: 'Change in pieces',
  deltaHint: '12 or +12 to add, -3 to remove.',
  deltaMissing: 'Enter how many pieces, such as +12 or -3.',
  reason: 'Reason',
  staffReasons,
  note: 'Note',
  optional: 'optional',
  save: 'Update stock',
  saving: 'Updating…',
  saved: (delta: number) => `Stock changed by ${delta > 0 ? '+' : ''}${delta}.`,
  tooFew: 'Not enough stock.',
  ledger: 'Stock ledger',
  ledgerEmpty: 'No stock changes yet.',
  caption: 'Stock changes, latest first',
  column: { at: 'When', reason: 'Reason', delta: 'Pieces', who: 'Who', note: 'Note' },
  reasons: {
    ...staffReasons,
    opening: 'Opening stock',
    hold: 'Held for an order',
    sell: 'Sold',
    commit: 'Order paid',
    release: 'Order not paid, released',
    retake: 'Order paid late, held again',
    restock: 'Order cancelled or returned',
    replace: 'Replacement sent',
    gift: 'Free gift of an order',
    'gift-back': 'Free gift not sent, or returned with its parcel',
  },
  order: 'Order',
} as const;
