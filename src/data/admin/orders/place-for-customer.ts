import type { OrderRequest } from '#domain/checkout/checkout.ts';
import type { StaffOrderAnswer } from '#domain/checkout/staff-order.ts';
import type { Result } from '#domain/core/result.ts';
import { call } from '#data/firebase/call.ts';

/**
 * Places an order for a customer who calls or writes. A refusal is a value. Idempotent per attempt id, so a failed call may
 * be retried; fails as `placeOrder` does.
 */
export function placeOrderForCustomer(request: OrderRequest): Promise<Result<StaffOrderAnswer>> {
  return call<StaffOrderAnswer>('placeOrderForCustomer', request);
}
