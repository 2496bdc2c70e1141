import type { Dispute } from '#domain/payment/dispute.ts';
import type { InvoiceRefusal } from '#domain/invoice/invoice-draft.ts';
import type { SettleRefusal } from '#domain/refund/order-refund-settle.ts';
import type { RefundRefusal } from '#domain/refund/order-refund.ts';
import type { MoveRefusal } from '#domain/order/order.ts';

/** Why an order was not moved, or money not given back. */
export const refusalWords: Readonly<
  Record<MoveRefusal | RefundRefusal | SettleRefusal | 'not-found', string>
> = {
  'not-from-here': 'This order has changed. Please reload it.',
  'not-yours': 'This is not for staff to do.',
  refunded: 'All of its money goes back or has gone back: it is not packed or sent any more.',
  disputed:
    'The shopper’s bank is looking into this payment. The order can’t be packed, shipped, cancelled or refunded until the bank decides: the bank may take the money back.',
  'dispute-lost':
    'The bank has taken this payment back, so the order isn’t paid. The order can’t be packed, shipped or refunded. You can cancel it; no refund is sent then.',
  'not-failed':
    'This refund is no longer failed: it went through after all, or somebody has settled it already. Nothing was sent.',
  'provider-silent':
    'Razorpay didn’t answer, so we can’t tell whether the refund went through after all. Nothing was sent. Please try again in a few minutes.',
  'not-found': 'There is no such order any more.',
  'too-much': 'This is more than what was paid and has not gone back.',
  'nothing-paid': 'Nothing was paid that could go back.',
  'key-used': 'This refund was asked for before, with another amount. Look at the payment first.',
};

/** Why no invoice can be made, and who mends what. `skus` as the order has them. */
export function noInvoiceWords(refusal: InvoiceRefusal): string {
  switch (refusal.reason) {
    case 'no-tax-settings':
      return 'No invoice can be made: the shop has no tax settings yet. The owner enters them under Settings.';
    case 'seller-gstin':
      return 'No invoice can be made: the shop’s GSTIN does not fit its State. The owner mends it under Settings.';
    case 'buyer-gstin':
      return 'No invoice can be made: the buyer’s GSTIN is not a valid one. Ask the buyer.';
    case 'missing-state':
      return 'No invoice can be made: the address names no State of India. Ask the buyer.';
    case 'missing-hsn':
      return `No invoice can be made: no HSN code was on record when it was ordered: ${refusal.skus.join(', ')}. Enter it at the product; this order has to be cancelled and ordered anew.`;
    case 'missing-rate':
      return `No invoice can be made: no GST rate is on record for today: ${refusal.skus.join(', ')}. Enter it at the product, then pack the order again.`;
    case 'no-lines':
      return 'No invoice can be made: the order holds nothing.';
    case 'totals':
      return 'No invoice can be made: the lines of the order do not come to its total. Tell whoever looks after the shop’s software.';
  }
}

/** The words about what staff do with an order. Amounts arrive as text. */
export const moveWords = {
  bulk: {
    selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
    clear: 'Select none',
    moves: { pack: 'Pack all', deliver: 'Delivered, all' },
    confirm: {
      pack: (count: number) =>
        `Pack ${count === 1 ? '1 order' : `${count} orders`}? Each gets its invoice, and its customer is told.`,
      deliver: (count: number) =>
        `Note ${count === 1 ? '1 order' : `${count} orders`} as delivered? Cash counts as taken, and each customer is told.`,
    },
    skipped: (count: number) =>
      count === 1
        ? '1 more cannot be moved like this.'
        : `${count} more cannot be moved like this.`,
    go: 'Do it',
    cancel: 'Leave it',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    stop: 'Stop after this one',
    done: 'Done',
    close: 'Close',
    results: 'What came of each',
    none: 'None of the selected orders can be moved like this.',
  },
  moves: {
    title: 'Next steps',
    none: 'Nothing moves any more but money.',
    names: {
      pack: 'Pack',
      ship: 'Hand to the courier',
      deliver: 'Delivered',
      return: 'Mark as returned',
      cancel: 'Cancel the order',
    },
    asks: {
      pack: 'The invoice is issued now and cannot be taken back; the customer is told.',
      ship: 'The customer gets an e-mail with the tracking number.',
      deliver: 'The customer is told.',
      deliverCash: (amount: string) => `${amount} count as taken in cash. The customer is told.`,
      return: 'What came back of the parcel is noted here.',
      returnPaid: (amount: string) => `${amount} go back to the shopper by the way they came.`,
      returnCash:
        'Cash that was taken goes back by hand: note it as a refund when you have given it.',
      returnUnpaid: 'Nothing was paid; the invoice is taken back by a credit note.',
      cancel: 'Its pieces can be sold again. This cannot be undone.',
      cancelLost:
        'Its pieces can be sold again. No refund is sent: the bank has already taken the payment back. This cannot be undone.',
      returnAtBank:
        'No refund is sent: the shopper’s bank is looking into the payment, or has taken it back.',
      cancelPaid: (amount: string) =>
        `${amount} go back to the shopper by the way they came, and its pieces can be sold again. This cannot be undone.`,
    },
    note: 'Note',
    noteHint: 'For the audit: staff see it, the shopper does not.',
    optional: 'optional',
    courier: 'Courier',
    tracking: 'Tracking number',
    link: 'Tracking page of the courier',
    linkHint: 'The shopper follows it from the e-mail and from the order.',
    linkWrong: 'Please paste a whole link that begins with https://.',
    restock: 'What came back',
    restocked: 'Can be sold again: back into the stock',
    notRestocked: 'Cannot be sold again',
    required: 'This has to be filled in.',
    tooLong: 'This is too long.',
    keep: 'Leave it as it is',
    pending: 'One moment…',
    done: (status: string) => `Done. The order is now: ${status}.`,
    unsure:
      'No answer came, so it may have been done or not. The order on this page shows what is true; try again if it has not changed.',
    refund: 'Give money back',
  },
  refund: {
    title: 'Give money back',
    left: (amount: string) => `Up to ${amount} can go back.`,
    cash: 'It was paid in cash: give it back by hand first, then note it here.',
    card: 'It goes back by the way it came; banks take some days.',
    amount: 'Amount in rupees',
    amountHint: 'For example 250 or 250.50',
    amountWrong: 'Please give an amount in rupees, with at most two decimals.',
    tooMuch: (amount: string) => `At most ${amount} can go back.`,
    full: 'All of it',
    why: 'Why',
    whyHint: 'Stands on the credit note that the customer gets.',
    whyWrong: 'Please say why, in three letters or more.',
    confirm: 'Give it back',
    done: (amount: string) => `${amount} go back.`,
  },
  failedRefund: {
    title: 'Refund failed',
    refused: (code: string) =>
      `Razorpay refused the request${code === '' || code === 'BAD_REQUEST_ERROR' ? '' : ` (${code})`}. Check the balance in the Razorpay dashboard. Razorpay can’t refund payments older than 6 months.`,
    bounced:
      'The bank couldn’t credit it: the card or account may be closed. Ask the customer for their bank details.',
    held: 'Settle it when the bank has decided the dispute.',
    again: 'Ask again',
    asking: 'Asking Razorpay…',
    requested: 'The refund was requested again.',
    byHand: 'Returned by hand',
    byHandTitle: 'Refund returned by hand',
    byHandText: (amount: string) =>
      `Use this after you have sent ${amount} to the customer yourself. The customer gets an e-mail with the reference.`,
    reference: 'Bank reference (UTR)',
    referenceHint: 'From your bank: 12 to 22 letters and digits',
    referenceWrong: 'Please enter the reference of the transfer: 6 to 40 letters and digits.',
    confirm: 'Mark as returned',
    noted: (amount: string) => `${amount} marked as returned.`,
  },
  dispute: {
    title: 'Dispute',
    respondBy: (moment: string) => `Answer by ${moment}.`,
    phases: {
      fraud: 'Fraud warning',
      retrieval: 'Information request',
      chargeback: 'Chargeback',
      pre_arbitration: 'Pre-arbitration',
      arbitration: 'Arbitration',
      unknown: 'Dispute',
    } satisfies Record<Dispute['phase'], string>,
    states: {
      open: 'open',
      'under-review': 'under review by the bank',
      'action-required': 'action required',
      closed: 'closed',
      won: 'won',
      lost: 'lost',
    } satisfies Record<Dispute['state'], string>,
    todo: {
      open: 'Answer it in the Razorpay dashboard: accept it, or contest it with proof of delivery.',
      'under-review': 'Nothing to do until the bank decides.',
      'action-required': 'The bank wants more documents. Send them in the Razorpay dashboard.',
      closed: 'The payment stays with the shop.',
      won: 'The payment stays with the shop.',
      lost: 'The bank has taken the money back. Don’t refund it as well.',
    } satisfies Record<Dispute['state'], string>,
  },
} as const;
