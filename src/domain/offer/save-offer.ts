import * as v from 'valibot';
import { OfferDraftSchema } from './offer.ts';
import { offerTitleFault } from './offer-title.ts';

/** A request to `saveOffer`. */
export const SaveOfferSchema = v.strictObject({
  /** Twenty letters and digits, created by the staff area: a repetition saves the same offer. */
  id: v.pipe(v.string(), v.check(isOfferId, 'id')),
  /** `auditId` of the offer that was edited; empty for a new one. */
  base: v.pipe(v.string(), v.maxLength(40)),
  /** Null deletes the offer. */
  offer: v.nullable(
    v.pipe(
      OfferDraftSchema,
      v.check(({ fromAt, untilAt }) => (fromAt ?? 0) < (untilAt ?? Infinity), 'order'),
      v.check(({ title, terms }) => offerTitleFault(title, terms) === null, 'title'),
    ),
  ),
});

/** A valid request. */
export type SaveOfferRequest = v.InferOutput<typeof SaveOfferSchema>;

/** The answer of `saveOffer`; refusals write nothing. */
export type SaveOfferAnswer =
  | { readonly outcome: 'saved' }
  /** Another person has saved or deleted it; the shop has `MAX_OFFERS` already. */
  | { readonly outcome: 'refused'; readonly refusal: 'changed' | 'full' };

/** Whether a text is the id of an offer. */
function isOfferId(id: string): boolean {
  return /^[A-Za-z0-9]{20}$/u.test(id);
}
