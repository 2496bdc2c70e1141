import {
  type AutomaticOffer,
  MAX_OFFERS,
  type OfferDraft,
  offersOf,
} from '../../../src/domain/offer/offer.ts';
import type { SaveOfferAnswer, SaveOfferRequest } from '../../../src/domain/offer/save-offer.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import type { StaffMember } from '../orders/order-audit.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/**
 * Saves or deletes an automatic offer in the settings, with an audit entry, in one transaction: every page and the checkout
 * read it there. A repetition changes nothing. `now` is epoch milliseconds.
 * @throws BadDocumentError when the settings are malformed.
 */
export function storeOffer(
  { id, base, offer }: SaveOfferRequest,
  { uid, email }: StaffMember,
  now: number,
): Promise<SaveOfferAnswer> {
  return store().runTransaction(async (tx): Promise<SaveOfferAnswer> => {
    const snapshot = await tx.get(refs.settings());
    const settings = parseDocument(snapshot, StoreSettingsSchema, 'id');
    const offers = offersOf(settings?.offers ?? []);
    const stored = offers.find((one) => one.id === id) ?? null;
    if (isSame(stored, offer)) return { outcome: 'saved' };
    if ((stored?.auditId ?? '') !== base) return { outcome: 'refused', refusal: 'changed' };
    if (!stored && offers.length >= MAX_OFFERS) return { outcome: 'refused', refusal: 'full' };
    const audit = store().collection('audit').doc();
    const saved = offer && { id, ...offer, auditId: audit.id };
    const rows = stored
      ? offers.flatMap((one) => (one.id === id ? (saved ?? []) : one))
      : [...offers, ...(saved ? [saved] : [])];
    const fields = toFirestore({ offers: rows });
    if (snapshot.exists) tx.update(snapshot.ref, fields);
    else tx.create(snapshot.ref, { ...NEW_SETTINGS, ...fields });
    const entry = {
      action: actionOf(stored, offer),
      subject: `offers/${id}`,
      title: offer?.title ?? stored?.title ?? '',
      by: uid,
      email,
      at: now,
      before: stored && fieldsOf(stored),
      after: offer && fieldsOf(offer),
    };
    tx.create(audit, toFirestore(entry));
    return { outcome: 'saved' };
  });
}

function isSame(stored: AutomaticOffer | null, offer: OfferDraft | null): boolean {
  if (!stored || !offer) return stored === offer;
  return JSON.stringify(fieldsOf(stored)) === JSON.stringify(fieldsOf(offer));
}

/** What staff edit, in one order. */
function fieldsOf({ title, active, terms, fromAt, untilAt }: OfferDraft): OfferDraft {
  return {
    title,
    active,
    terms,
    ...(fromAt !== undefined && { fromAt }),
    ...(untilAt !== undefined && { untilAt }),
  };
}

function actionOf(stored: AutomaticOffer | null, offer: OfferDraft | null): string {
  if (!offer) return 'offer-delete';
  if (!stored) return 'offer-create';
  if (stored.active === offer.active) return 'offer-change';
  return offer.active ? 'offer-on' : 'offer-off';
}
