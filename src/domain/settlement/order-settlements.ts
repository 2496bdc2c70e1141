import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Moment, Text } from '../core/record-fields.ts';

/** A settlement of an order. */
const SettledSchema = v.object({
  /** The provider's id of the payment or refund; `cash` for the cash of the parcel. */
  reference: Text(64),
  isRefund: v.boolean(),
  amountPaise: PaiseAmount,
  feePaise: PaiseAmount,
  taxPaise: PaiseAmount,
  utr: Text(64),
  day: Text(10),
});

/** A settlement of an order. */
export type Settled = v.InferOutput<typeof SettledSchema>;

/**
 * `orderSettlements/{order}`: what the provider and couriers paid out for an order. Bank references and fees are the shop's
 * alone, and shoppers and packers read orders, so this is beside them.
 */
export const OrderSettlementsSchema = v.object({
  id: Text(40),
  /** When the order was placed (epoch milliseconds): the accountant reads the settlements of a month's orders by it. */
  orderedAt: Moment,
  settlements: v.array(SettledSchema),
});

/** The settlements of an order. */
export type OrderSettlements = v.InferOutput<typeof OrderSettlementsSchema>;
