import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { FieldFault } from '../core/form.ts';
import { Moment } from '../core/record-fields.ts';
import { TransferReference } from '../order/order-command.ts';
import { OrderId, type OrderStatus } from '../order/order.ts';
import { TypedPayeeSchema } from '../payout/payee.ts';
import type { PayoutRow } from '../payout/payout-csv.ts';
import type { PayeeRefusal, PayoutRefusal } from './order-payout.ts';

/** A shopper's details for the refund of an order. */
export const PayeeCommandSchema = v.strictObject({ orderId: OrderId, payee: TypedPayeeSchema });

/** A shopper's details. */
export type PayeeCommand = Readonly<v.InferInput<typeof PayeeCommandSchema>>;

/** The result: the masked payee, the faults of what was typed by field, or the refusal. */
export type PayeeAnswer =
  | { readonly outcome: 'saved'; readonly payee: string }
  | { readonly outcome: 'wrong'; readonly faults: Readonly<Record<string, FieldFault>> }
  | {
      readonly outcome: 'refused';
      readonly refusal: PayeeRefusal | 'not-found' | 'too-many';
    };

/** A payout that an owner has made. `amountPaise` and `payeeAt` are what the list said: other ones are refused. */
export const PayoutCommandSchema = v.strictObject({
  orderId: OrderId,
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
  amountPaise: PaiseAmount,
  payeeAt: Moment,
  reference: TransferReference,
});

/** A payout that an owner has made. */
export type PayoutCommand = Readonly<v.InferInput<typeof PayoutCommandSchema>>;

/** The result of recording a payout; `reference-used`: the reference has paid the order of this number. */
export type PayoutAnswer =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'reference-used'; readonly number: string }
  | { readonly outcome: 'refused'; readonly refusal: PayoutRefusal | 'not-found' };

/** What is to be paid, with the details of the payees. */
export interface PayoutList {
  readonly outcome: 'listed';
  readonly rows: readonly PayoutRow[];
}

/** The file for the bank, and how many payouts it has. */
export interface PayoutFile {
  readonly outcome: 'exported';
  readonly csv: string;
  readonly count: number;
}
