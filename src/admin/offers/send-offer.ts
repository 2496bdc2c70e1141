import type { SaveOfferRequest } from '#domain/offer/save-offer.ts';
import { saveOffer } from '#data/admin/catalogue/offers.ts';
import { words } from '#text/admin/offers.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { FormProblem } from '#ui/form/use-form.ts';

/** Saves or deletes an offer. Resolves with the problem in words; null if it is saved. */
export async function sendOffer(request: SaveOfferRequest): Promise<FormProblem> {
  const result = await saveOffer(request);
  if (!result.ok) return { problem: failureSentences[result.failure.code] };
  if (result.value.outcome === 'saved') return null;
  return { problem: result.value.refusal === 'full' ? words.full : words.changedProblem };
}
