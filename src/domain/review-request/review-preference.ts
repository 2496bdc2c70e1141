import * as v from 'valibot';
import { OrderId } from '../order/order.ts';

/** A shopper's request to get no more, or again, letters that ask for reviews. */
export const ReviewPreferenceSchema = v.strictObject({ orderId: OrderId, wanted: v.boolean() });

/** The result; another customer's order is `not-found`. */
export type ReviewPreferenceAnswer =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly refusal: 'not-found' | 'too-many' };
