import type { InferOutput } from 'valibot';
import { applyReviewPreference } from '../../../../src/domain/review-request/ask-reviews.ts';
import {
  type ReviewPreferenceAnswer,
  ReviewPreferenceSchema,
} from '../../../../src/domain/review-request/review-preference.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { LIMITS } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';

/**
 * Records whether the shopper of an order wants letters that ask for reviews, at `/api/setReviewRequests`: `{ orderId,
 * wanted }`. For its customer, and for who opened it by a letter's link. Idempotent.
 */
export const setReviewRequests = callable(
  { name: 'setReviewRequests', schema: ReviewPreferenceSchema, who: 'person' },
  (request, caller) => setOwnReviewRequests(request, caller, Date.now()),
);

/** Records the preference of a shopper. Rate-limited per uid. `now` is epoch milliseconds. */
export async function setOwnReviewRequests(
  { orderId, wanted }: InferOutput<typeof ReviewPreferenceSchema>,
  { uid }: Pick<Caller, 'uid'>,
  now: number,
): Promise<ReviewPreferenceAnswer> {
  const limit = { ...LIMITS['review-preferences'], now };
  if (!(await withinRateLimit('review-preferences', uid, limit)))
    return { outcome: 'refused', refusal: 'too-many' };
  const result = await transitionOrder<{ refusal: 'not-found' }>(
    orderId,
    now,
    async (state, tx) => {
      if (!(await isShopperOf(state.order, uid, { now, tx }))) return { refusal: 'not-found' };
      const what = wanted ? 'review-start' : 'review-stop';
      const transition = applyReviewPreference(state, wanted, now);
      return decisionOf(transition, { what, actor: 'shopper', by: uid });
    },
  );
  if (result === null || 'refusal' in result) return { outcome: 'refused', refusal: 'not-found' };
  return { outcome: 'saved' };
}
