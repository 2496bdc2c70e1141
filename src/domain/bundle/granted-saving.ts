import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Text } from '../core/record-fields.ts';

/** The kinds of automatic offers, in the order in which they apply. */
export const OFFER_KINDS = ['buy-get', 'tiered', 'prepaid'] as const;

/**
 * A saving as granted to an order, by a bundle or by an automatic offer: how often it was complete, and the whole saving in
 * paise. The shares are in the discounts of the lines.
 */
export const GrantedSavingSchema = v.object({
  id: Text(40),
  title: Text(80),
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  savingPaise: PaiseAmount,
  /** The kind of the automatic offer that granted it; absent for a bundle. */
  offer: v.optional(v.picklist(OFFER_KINDS)),
});

/** A granted saving. */
export type GrantedSaving = v.InferOutput<typeof GrantedSavingSchema>;
