import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Text } from '../core/record-fields.ts';

/** What an order keeps of a settlement. */
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

/** The field of an order for its settlements. */
export const SETTLED_FIELDS = { settlements: v.optional(v.array(SettledSchema)) };

/** What an order keeps of a settlement. */
export type Settled = v.InferOutput<typeof SettledSchema>;
