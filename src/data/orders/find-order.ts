import type { Result } from '#domain/shared/result.ts';
import type { OrderSearchAnswer } from '#domain/order/order-search.ts';
import { call } from '../firebase/call.ts';

/**
 * Finds an order by its number and the e-mail address it was ordered with, for anybody. A wrong address and an unknown
 * number are the same answer, and both count. Fails with `offline` and `unavailable`.
 */
export function findOrder(asked: {
  readonly number: string;
  readonly email: string;
}): Promise<Result<OrderSearchAnswer>> {
  return call<OrderSearchAnswer>('findOrder', asked);
}
