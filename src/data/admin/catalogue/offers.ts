import type { Result } from '#domain/core/result.ts';
import type { SaveOfferAnswer, SaveOfferRequest } from '#domain/offer/save-offer.ts';
import { call } from '#data/firebase/call.ts';
import { createAuditId } from '../audited.ts';

/** Creates the id of an automatic offer. */
export function createOfferId(): string {
  return createAuditId();
}

/**
 * Saves an automatic offer; null deletes it. A refusal is a value; fails with `denied`, `offline`, or `unavailable` when the
 * outcome is unknown: a repetition is safe then.
 */
export function saveOffer(request: SaveOfferRequest): Promise<Result<SaveOfferAnswer>> {
  return call<SaveOfferAnswer>('saveOffer', request);
}
