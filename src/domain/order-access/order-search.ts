import * as v from 'valibot';
import { Email } from '../customer/email.ts';
import { Parsed } from '../core/form.ts';
import { plainCode } from '../core/plain-text.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { OrderParcel } from '../parcel/order-parcel.ts';

/** An order number as typed: with or without `FR-` and a label, in any case, with spaces. Becomes `FR-XXXXXXXX`. */
export const OrderNumber = Parsed((typed) => {
  const letters = /^(?:0RDER(?:N0|NUMBER)?)?(?:FR)?([0-9A-HJKMNP-TV-Z]{8})$/u.exec(
    plainCode(typed),
  );
  return letters?.[1] ? { value: `FR-${letters[1]}` } : 'order-number';
});

/** A guest's order search. The messages are `FieldFault` codes. */
export const OrderSearchSchema = v.strictObject({ number: OrderNumber, email: Email });

/** The order data for anyone who knows its number and email address: no address, no phone. Amounts are paise. */
export interface FoundOrder extends Pick<
  Order,
  | 'number'
  | 'status'
  | 'method'
  | 'payment'
  | 'test'
  | 'totals'
  | 'bundles'
  | 'shipment'
  | 'createdAt'
  | 'updatedAt'
> {
  readonly lines: readonly Pick<OrderLine, 'title' | 'quantity'>[];
  /** The parcels of an order that is sent in several. */
  readonly parcels?: readonly OrderParcel[];
}

/** The result of `findOrder`. An unknown number and a wrong address give the same result. */
export type OrderSearchAnswer =
  | { readonly outcome: 'found'; readonly order: FoundOrder }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };
