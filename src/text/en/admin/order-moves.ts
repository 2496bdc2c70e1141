import type { Dispute } from '#domain/payment/dispute.ts';
import type { InvoiceRefusal } from '#domain/invoice/invoice-draft.ts';
import type { SettleRefusal } from '#domain/refund/order-refund-settle.ts';
import type { RefundRefusal } from '#domain/refund/order-refund.ts';
import type { StaffMoveRefusal } from '#domain/order/order-command.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';

const { title: provider } = providerProfile(ONLINE_PROVIDER);

/** Why an order was not moved, or money not given back. */
export const refusalWords: Readonly<
  Record<StaffMoveRefusal | RefundRefusal | SettleRefusal | 'not-found', string>
> = {
  'not-from-here': 'This order has changed. Please reload it.',
  changed:
    'Pieces or the address have changed since you printed or opened this order. Print it again, or pack it as it is now.',
  'not-yours': 'Staff can’t do this.',
  refunded: 'This order is fully refunded, so it can’t be packed or shipped.',
  'open-return':
    'A return request of this order is open. Receive or refuse it first: what it holds would come back twice.',
  'goods-not-counted':
    'Count what came back of every product, and no more than was sent. If the order has changed, reload it.',
  'too-many-pieces':
    'The order doesn’t have that many pieces any more, or an open return asks for them.',
  'restock-after-shipping':
    'These pieces have left the shop. They go back into stock when a return is received.',
  disputed:
    'The shopper’s bank is reviewing this payment. The order can’t be packed, shipped, cancelled or refunded until the bank decides, because the bank may reverse the payment.',
  'dispute-lost':
    'The bank has reversed this payment, or a part of it. An order that isn’t fully paid can’t be packed or shipped, and only what the bank has left can be refunded.',
  'in-parcels': 'This order goes in several parcels: each has its own steps.',
  'parcel-sent':
    'A parcel of this order has left the shop, so it can’t be cancelled as a whole. Cancel the pieces that still wait.',
  'not-failed':
    'This refund is no longer failed: it went through, or someone has already settled it. Nothing was sent.',
  'provider-silent': `${provider} didn’t answer, so we can’t tell whether the refund went through after all. Nothing was sent. Please try again in a few minutes.`,
  'not-found': 'This order no longer exists.',
  'too-much': 'This is more than can still be refunded.',
  'too-much-of-line': 'This is more than can still be refunded for this product.',
  'failed-refund':
    'A refund of this order failed, and the customer is still owed that money. Request it again, or mark it as returned, under Refund failed.',
  'unknown-line': 'This order has no such product. Please reload it.',
  'no-reference': 'Please enter the bank’s reference of the payment.',
  'too-small': `${provider} refunds at least ₹1.`,
  'leaves-too-little': `This leaves less than ₹1, which ${provider} can’t refund later. Refund all of it, or leave at least ₹1.`,
  'nothing-paid': 'There is nothing to refund.',
  'key-used':
    'This refund was already requested with a different amount or product. Check the payment first.',
};

/** Why an order is not confirmed with a reference that belongs to the order of this number. */
export const usedReferenceWords = (number: string): string =>
  `This reference is already recorded for order ${number}, and one payment pays one order. Nothing was changed. Please check the reference in the bank statement.`;

/** Why no invoice can be made, and who mends what. `skus` as the order has them. */
export function noInvoiceWords(refusal: InvoiceRefusal): string {
  switch (refusal.reason) {
    case 'no-tax-settings':
      return 'Can’t create the invoice: tax settings are missing. The owner can add them in Settings.';
    case 'seller-gstin':
      return 'Can’t create the invoice: the shop’s GSTIN doesn’t match its State. The owner can correct it in Settings.';
    case 'buyer-gstin':
      return 'Can’t create the invoice: the buyer’s GSTIN is not valid. Ask the buyer.';
    case 'missing-state':
      return 'Can’t create the invoice: the address has no valid State. Ask the buyer.';
    case 'missing-hsn':
      return `Can’t create the invoice: the HSN code was missing when this was ordered: ${refusal.skus.join(', ')}. Add it to the product; this order has to be cancelled and placed again.`;
    case 'missing-rate':
      return `Can’t create the invoice: there is no GST rate for today: ${refusal.skus.join(', ')}. Add it to the product, then pack the order again.`;
    case 'no-lines':
      return 'Can’t create the invoice: the order is empty.';
    case 'totals':
      return 'Can’t create the invoice: the items don’t add up to the order total. Please contact your developer.';
  }
}

/** The words about what staff do with an order. Amounts arrive as text. */
export const moveWords = {
  bulk: {
    selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
    clear: 'Clear selection',
    moves: { pack: 'Pack all', ship: 'Ship', deliver: 'Mark all delivered' },
    confirm: {
      pack: (count: number) =>
        `Pack ${count === 1 ? '1 order' : `${count} orders`}? Each gets an invoice, and the customer is emailed.`,
      deliver: (count: number) =>
        `Mark ${count === 1 ? '1 order' : `${count} orders`} as delivered? Cash counts as collected, and each customer is emailed.`,
    },
    skipped: (count: number) =>
      count === 1
        ? '1 other order can’t be updated this way.'
        : `${count} other orders can’t be updated this way.`,
    go: 'Confirm',
    toShip: 'Labels and shipping',
    cancel: 'Cancel',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    stop: 'Stop after this order',
    unprocessed: (numbers: string) => `Stopped. Not processed: ${numbers}.`,
    done: 'Done',
    close: 'Close',
    results: 'Results',
    none: 'None of the selected orders can be updated this way.',
  },
  moves: {
    title: 'Next steps',
    none: 'No more steps for this order.',
    names: {
      pay: 'Money received',
      pack: 'Pack',
      ship: 'Mark shipped',
      deliver: 'Mark delivered',
      'return-to-origin': 'Not delivered',
      return: 'Check in return',
      cancel: 'Cancel order',
    },
    asks: {
      pay: (amount: string, number: string) =>
        `Confirm only when ${amount} with the reference ${number} is in the shop’s account. The order counts as paid, the invoice is issued, and the customer is emailed.`,
      payExpired: (amount: string, number: string) =>
        `Confirm only when ${amount} with the reference ${number} is in the shop’s account. If its products are still in stock, the order counts as paid and the invoice is issued. If not, it stays closed and the money goes back. The customer is emailed.`,
      payCancelled: (amount: string, number: string) =>
        `Confirm only when ${amount} with the reference ${number} is in the shop’s account. The order stays cancelled, and the customer is emailed and asked where to send the money back.`,
      pack: 'The invoice is issued now and can’t be withdrawn. The customer is emailed.',
      ship: 'The customer gets an email with the tracking number.',
      deliver: 'The customer is emailed.',
      deliverCash: (amount: string) =>
        `${amount} is recorded as collected in cash. The customer is emailed.`,
      'return-to-origin':
        'The courier brings the parcel back, or has lost it. The customer is emailed why. Once it is here, check it in.',
      return: 'Count what came back. This closes the order, and the customer is emailed.',
      returnWhole:
        'It takes back the whole order and its payment, whatever you count. For some items only, choose “Open a return” under Returns.',
      returnPaid: (amount: string) =>
        `${amount} is refunded to the customer’s original payment method.`,
      returnByHand:
        'Send the money back to the customer, then record it as a refund with its reference.',
      returnCash: 'Return the cash to the customer yourself, then record it as a refund.',
      returnUnpaid: 'Nothing was paid; a credit note cancels the invoice.',
      cancel: 'The items go back into stock. This can’t be undone.',
      cancelLost:
        'The items go back into stock. No refund is sent: the bank has already reversed the payment. This can’t be undone.',
      returnAtBank:
        'No refund is sent now: the customer’s bank is reviewing the payment or has reversed it. If it decides for the shop, the refund is sent then.',
      cancelByHand: (amount: string) =>
        `The items go back into stock. Send ${amount} back to the customer, then record it as a refund with its reference. This can’t be undone.`,
      cancelPaid: (amount: string) =>
        `${amount} is refunded to the customer’s original payment method, and the items go back into stock. This can’t be undone.`,
    },
    note: 'Note',
    noteHint: 'For the audit. Customers don’t see it.',
    optional: 'optional',
    courier: 'Courier',
    tracking: 'Tracking number',
    link: 'Tracking link',
    linkHint: 'Shown to the customer in the email and on the order.',
    linkWrong: 'Paste the full link, starting with https://.',
    restocked: 'Can be sold again: add to stock',
    notRestocked: 'Can’t be sold again',
    required: 'Please fill this in.',
    tooLong: 'This is too long.',
    keep: 'Cancel',
    pending: 'One moment…',
    done: (status: string) => `Done. The order is now: ${status}.`,
    recorded:
      'Recorded. The order is closed, so the money goes back: the customer is asked where to send it.',
    unsure:
      'We got no answer, so it may or may not be done. Check the order on this page and try again if it has not changed.',
    refund: 'Refund',
  },
  refund: {
    title: 'Refund',
    left: (amount: string) => `Up to ${amount} can be refunded.`,
    direct:
      'Paid to the shop directly: send the money back to the customer first, then record it here.',
    cash: 'Paid in cash: return the money to the customer first, then record it here.',
    card: 'Refunded to the original payment method; banks take a few days.',
    line: 'Refund for',
    lineHint: 'The credit note takes back the GST of what you choose.',
    whole: 'The whole order',
    only: (title: string) => `Only ${title}`,
    quantity: 'Pieces',
    quantityHint: 'They leave the order and its packing slip; the credit note names them.',
    noPieces: 'None: only the price falls',
    restock: 'These pieces',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    amount: 'Amount in rupees',
    amountHint: 'For example 250 or 250.50',
    amountMissing: 'Enter the amount to refund.',
    tooMuch: (amount: string) => `At most ${amount} can be refunded.`,
    full: 'Full amount',
    why: 'Reason',
    whyHint: 'Printed on the customer’s credit note.',
    whyWrong: 'Enter a reason of at least 3 letters.',
    confirm: 'Refund',
    done: (amount: string) => `Refund of ${amount} requested.`,
    recorded: (amount: string) => `Refund of ${amount} recorded.`,
  },
  failedRefund: {
    title: 'Refund failed',
    refused: (code: string) =>
      `${provider} refused the request${code === '' || code === 'BAD_REQUEST_ERROR' ? '' : ` (${code})`}. Check the balance in the ${provider} dashboard. ${provider} can’t refund payments older than 6 months.`,
    bounced:
      'The bank couldn’t credit it: the card or account may be closed. Ask the customer for their bank details.',
    held: 'Wait until the bank has decided the dispute.',
    taken:
      'The bank has already returned this money to the customer in a dispute. Don’t send it again.',
    again: 'Request again',
    asking: 'Requesting…',
    requested: 'The refund was requested again.',
    byHand: 'Returned by hand',
    byHandTitle: 'Refund returned by hand',
    byHandText: (amount: string) =>
      `Use this after you have sent ${amount} to the customer yourself. The customer gets an email with the reference.`,
    reference: 'Bank reference (UTR)',
    referenceHint: 'From your bank: 12 to 22 letters and digits',
    referenceWrong: 'Please enter the reference of the payment: 6 to 40 letters and digits.',
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
      open: `Answer it in the ${provider} dashboard: accept it, or contest it with proof of delivery.`,
      'under-review': 'Nothing to do until the bank decides.',
      'action-required': `The bank wants more documents. Send them in the ${provider} dashboard.`,
      closed: 'The payment stays with the shop.',
      won: 'The payment stays with the shop.',
      lost: 'The bank has reversed the payment. Don’t refund it as well.',
    } satisfies Record<Dispute['state'], string>,
  },
} as const;
