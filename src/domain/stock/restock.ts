import * as v from 'valibot';
import { Slug } from '../cart/cart-line.ts';
import { Email } from '../customer/email.ts';
import { Moment } from '../core/record-fields.ts';

/** The form for a back-in-stock letter. The messages are `FieldFault` codes. */
export const RestockFormSchema = v.object({ email: Email });

/** A request for a back-in-stock letter. */
export const RestockRequestSchema = v.strictObject({
  slug: Slug,
  email: Email,
});

/** `restockRequests/{id}`: the address to email when a product is back. Read and written by functions only. */
export const StoredRestockRequestSchema = v.object({
  id: v.string(),
  slug: v.string(),
  email: v.string(),
  createdAt: Moment,
  /** When the request ends, epoch milliseconds. */
  expiresAt: Moment,
});

/** The result of a request. `in-stock`: it can be bought now; `not-sold`: it is not on sale, so nothing is stored. */
export interface RestockAnswer {
  readonly outcome: 'noted' | 'in-stock' | 'not-sold' | 'too-many';
}
