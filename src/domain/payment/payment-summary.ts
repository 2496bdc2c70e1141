import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Text } from '../core/record-fields.ts';
import { PAYMENT_STATES } from './transaction.ts';

/** The payment summary for the order's pages; derived from the transaction. Amounts are paise. */
export const PaymentSummarySchema = v.object({
  state: v.picklist(PAYMENT_STATES),
  paidPaise: PaiseAmount,
  refundedPaise: PaiseAmount,
  /** Requested refunds that are not complete. */
  refundingPaise: PaiseAmount,
  /** Failed refunds: staff must act. */
  refundFailedPaise: v.optional(PaiseAmount, 0),
  /** Failed refunds of payments that the order did not use. */
  surplusFailedPaise: v.optional(PaiseAmount, 0),
  /** The payment instrument: card, upi …; empty until paid. */
  instrument: Text(40),
  /** The shopper's bank has an open dispute about the payment. */
  disputed: v.boolean(),
  /** The shopper's bank has taken the payment back, or a part of it. */
  disputeLost: v.optional(v.boolean(), false),
  /** What the bank has taken back. */
  lostPaise: v.optional(PaiseAmount, 0),
});
