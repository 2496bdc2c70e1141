import type { Result } from '#domain/core/result.ts';
import type { OrderSearchAnswer } from '#domain/order-access/order-search.ts';
import { call } from '../firebase/call.ts';

/**
 * Looks up an order by number and email address, without sign-in. A wrong address and an unknown number give the
 * same answer; both count against the rate limit. Fails with `offline` and `unavailable`.
 */
export function findOrder(request: {
  readonly number: string;
  readonly email: string;
}): Promise<Result<OrderSearchAnswer>> {
  return call<OrderSearchAnswer>('findOrder', request);
}
