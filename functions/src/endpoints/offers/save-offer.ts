import { type SaveOfferAnswer, SaveOfferSchema } from '../../../../src/domain/offer/save-offer.ts';
import { storeOffer } from '../../offers/store-offer.ts';
import { callable } from '../../platform/callable.ts';

/**
 * Saves an automatic offer for owner and staff, at `/api/saveOffer`: `{ id, base, offer }`, with `offer: null` to delete it.
 * Audited; a repetition answers as the first call did.
 */
export const saveOffer = callable(
  { name: 'saveOffer', schema: SaveOfferSchema, who: 'staff' },
  (request, caller): Promise<SaveOfferAnswer> => storeOffer(request, caller, Date.now()),
);
