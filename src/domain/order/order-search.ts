import * as v from 'valibot';
import { Email } from '../core/form.ts';
import type { Order, OrderStatus } from './order.ts';
import type { Totals } from '../checkout/totals.ts';

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
export interface FoundOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly method: Order['method'];
  readonly payment: Pick<Order['payment'], 'state' | 'refundedPaise'>;
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
  readonly totals: Totals;
  readonly bundles: Order['bundles'];
  readonly shipment: Order['shipment'];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The result of `findOrder`. An unknown number and a wrong address give the same result. */
export type OrderSearchAnswer =
  | { readonly outcome: 'found'; readonly order: FoundOrder }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };
