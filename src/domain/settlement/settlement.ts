import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Text } from '../core/record-fields.ts';
import { isDay } from '../core/indian-time.ts';

/** Who pays out what shoppers paid. */
export const SETTLEMENT_SOURCES = [
  /** The payment provider, to the shop's account. */
  'provider',
  /** A courier, the cash of its parcels. */
  'courier',
] as const;

/** Who pays out. */
export type SettlementSource = (typeof SETTLEMENT_SOURCES)[number];

/** What became of a row. */
export const SETTLEMENT_STATES = [
  /** It is among the settlements of its order, and its amount is the order's. */
  'matched',
  /** It is among the settlements of its order, but its amount differs. */
  'amount',
  /** The shop has no such payment, refund or parcel. */
  'missing',
  /** The same payment, refund or parcel was settled under another bank reference before. */
  'twice',
  /** The order has not been delivered, so its cash was not collected. */
  'not-collected',
] as const;

/** What became of a row. */
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

const Reference = v.pipe(Text(64), v.regex(/^[A-Za-z0-9_./-]+$/u));

/** A row of a settlement file. Amounts are paise; `amountPaise` is what the shopper paid or got back, before fees. */
export const SettlementRowSchema = v.strictObject({
  kind: v.picklist(['payment', 'refund', 'cash']),
  /** The provider's id of the payment or refund; for cash the tracking number, or the order number. */
  reference: Reference,
  /** The order: its id, its number, or the provider's order; empty if only the reference leads to it. */
  order: v.union([v.literal(''), Reference]),
  amountPaise: PaiseAmount,
  /** The fee, without tax. */
  feePaise: PaiseAmount,
  /** GST on the fee. */
  taxPaise: PaiseAmount,
  /** The bank's reference (UTR), or the number of the settlement. */
  utr: Reference,
  /** The day of the settlement, `YYYY-MM-DD`. */
  day: v.pipe(v.string(), v.check(isDay, 'not a day')),
});

/** A row of a settlement file. */
export type SettlementRow = v.InferOutput<typeof SettlementRowSchema>;

/** Rows of one request. */
export const SETTLED_AT_ONCE = 50;

/** The request of `settlePayments`. */
export const SettlePaymentsSchema = v.strictObject({
  rows: v.pipe(v.array(SettlementRowSchema), v.minLength(1), v.maxLength(SETTLED_AT_ONCE)),
});

/** The answer of `settlePayments`: the state of each row, in order. */
export interface SettlePaymentsAnswer {
  readonly outcome: 'settled';
  readonly states: readonly SettlementState[];
}

/**
 * `settlements/{id}`: a row of a settlement file and what became of it. Functions write it, once for a payment, refund or
 * parcel and a bank reference.
 */
export const SettlementSchema = v.object({
  id: Text(200),
  kind: v.picklist(['payment', 'refund', 'cash']),
  reference: Text(64),
  amountPaise: PaiseAmount,
  feePaise: PaiseAmount,
  taxPaise: PaiseAmount,
  utr: Text(64),
  day: Text(10),
  state: v.picklist(SETTLEMENT_STATES),
  /** Whether staff have to look at it: any state but `matched`. */
  open: v.boolean(),
  /** The order's id and number; empty without one. */
  orderId: Text(40),
  number: Text(20),
  /** What the order expects; null without one. */
  expectedPaise: v.nullable(PaiseAmount),
});

/** A row of a settlement file and what became of it. */
export type Settlement = v.InferOutput<typeof SettlementSchema>;
