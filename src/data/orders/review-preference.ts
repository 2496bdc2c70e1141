import type { Result } from '#domain/core/result.ts';
import type { ReviewPreferenceAnswer } from '#domain/review-request/review-preference.ts';
import { call } from '../firebase/call.ts';

/** Records whether the shopper of an order wants letters that ask for reviews. Idempotent. Fails as `cancelOrder` does. */
export function setReviewRequests(
  orderId: string,
  wanted: boolean,
): Promise<Result<ReviewPreferenceAnswer>> {
  return call<ReviewPreferenceAnswer>('setReviewRequests', { orderId, wanted });
}
