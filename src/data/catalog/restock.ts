import type { Result } from '#domain/core/result.ts';
import type { RestockAnswer } from '#domain/stock/restock.ts';
import { call } from '../firebase/call.ts';

/**
 * Requests one letter when a sold-out product is back. Idempotent. Fails with `offline`, and with `unavailable` if no
 * answer arrives.
 */
export function notifyWhenBack(request: {
  readonly slug: string;
  readonly email: string;
}): Promise<Result<RestockAnswer>> {
  return call<RestockAnswer>('notifyWhenBack', request);
}
