import * as v from 'valibot';
import { Email } from '../customer/email.ts';
import type { Order, OrderLine } from './order.ts';

// An order number as typed: with or without `FR-`, in any case, with spaces. Becomes `FR-XXXXXXXX`.
const OrderNumber = v.pipe(
  v.string('required'),
  v.transform((text) => text.toUpperCase().replace(/[\s-]/gu, '').replace(/^FR/u, '')),
  v.nonEmpty('required'),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/u, 'choice'),
  v.transform((letters) => `FR-${letters}`),
);

/** A guest's order search. The messages are `FieldFault` codes. */
export const OrderSearchSchema = v.strictObject({ number: OrderNumber, email: Email });

/** The order data for anyone who knows its number and e-mail address: no address, no phone. Amounts are paise. */
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
}

/** The result of `findOrder`. An unknown number and a wrong address give the same result. */
export type OrderSearchAnswer =
  | { readonly outcome: 'found'; readonly order: FoundOrder }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };
