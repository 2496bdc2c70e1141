import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { workingDaysAfter } from '../checkout/delivery.ts';
import { Moment, Text } from '../core/record-fields.ts';
import type { ReturnTerms } from '../return/return-terms.ts';
import { PayeeSchema } from './payee.ts';

/** Money that staff owe a shopper now. */
const DueSchema = v.object({
  /** The key of the refund that will record it. */
  key: Text(64),
  /** The return that it pays for; empty for the rest of a closed order. */
  ticket: v.optional(Text(24), ''),
  amountPaise: PaiseAmount,
  dueAt: Moment,
});

/** Money that is owed now. `amountPaise` is paise, `dueAt` epoch milliseconds. */
export type PayoutDue = v.InferOutput<typeof DueSchema>;

/** What an order says of money that staff will return by hand. Times are epoch milliseconds. */
const PayoutSchema = v.object({
  /** What is owed now; empty while a return is open and not yet received. */
  dues: v.array(DueSchema),
  /** The masked payee; empty until the shopper has given one. The details are in `payouts/{orderId}`. */
  payee: v.optional(Text(140), ''),
  payeeAt: v.optional(v.nullable(Moment), null),
});

/** Money that staff will return by hand. */
export type Payout = v.InferOutput<typeof PayoutSchema>;

/** The fields of an order about it. */
export const PAYOUT_FIELDS = {
  /** Null or absent while staff owe nothing and will owe nothing. */
  payout: v.optional(v.nullable(PayoutSchema)),
  /** Whether money is owed now, for the list of staff. */
  hasPayoutDue: v.optional(v.boolean()),
};

/**
 * `payouts/{orderId}`: the details of an order's payee, until the money is sent. Only functions read and write it. Times
 * are epoch milliseconds.
 */
export const PayeeRecordSchema = v.object({
  orderId: Text(40),
  payee: PayeeSchema,
  at: Moment,
  /** When it is deleted though it was never needed. */
  expiresAt: Moment,
});

/** Where a payout stands, derived from what its order says. */
export type PayoutStage =
  /** Owed, and nobody knows where to send it. */
  | 'needs-payee'
  /** Owed, and ready to be sent. */
  | 'to-pay'
  /** A return is on its way; the payee may be given already. */
  | 'expected';

/** Where a payout stands. Once it is paid, the refund says so. */
export function payoutStage({ dues, payee }: Pick<Payout, 'dues' | 'payee'>): PayoutStage {
  if (dues.length === 0) return 'expected';
  return payee === '' ? 'needs-payee' : 'to-pay';
}

/** The day by which money is sent once it is owed and the payee is known, epoch milliseconds. */
export function payBy(
  dueAt: number,
  payeeAt: number | null,
  { refundDays }: Pick<ReturnTerms, 'refundDays'>,
): number {
  return workingDaysAfter(Math.max(dueAt, payeeAt ?? 0), refundDays);
}
