import type { StaffReason } from '#domain/stock/stock-move.ts';

const staffReasons: Readonly<Record<StaffReason, string>> = {
  received: 'Received from the maker',
  counted: 'Counted: the shelf differs',
  damaged: 'Damaged',
  expired: 'Past its date',
  returned: 'Came back from a customer',
  sample: 'Given away as a sample',
  other: 'Another reason',
};

/** The words of a product's stock and of its ledger. */
export const words = {
  title: 'Stock',
  now: (pieces: number) => (pieces === 1 ? '1 piece can be sold' : `${pieces} pieces can be sold`),
  lead: 'Stock is changed here and nowhere else, so that what orders take meanwhile is not lost.',
  delta: 'Change in pieces',
  deltaHint: '12 or +12 for pieces that came, -3 for pieces that went.',
  deltaWrong: 'A whole number of pieces such as +12 or -3, not 0.',
  reason: 'Reason',
  staffReasons,
  note: 'Note',
  optional: 'may stay empty',
  save: 'Change the stock',
  saving: 'Changing …',
  saved: (delta: number) => `Stock changed by ${delta > 0 ? '+' : ''}${delta}.`,
  tooFew: 'Not enough stock.',
  ledger: 'Stock ledger',
  ledgerEmpty: 'Nothing has moved this stock yet.',
  caption: 'What moved the stock, the latest first',
  column: { at: 'When', reason: 'Why', delta: 'Pieces', who: 'Who', note: 'Note' },
  reasons: {
    ...staffReasons,
    opening: 'First stock',
    hold: 'Held for an order',
    sell: 'Sold',
    commit: 'Order paid',
    release: 'Order not paid, given back',
    retake: 'Order paid late, taken again',
    restock: 'Order cancelled or returned',
  },
  order: 'Order',
} as const;
