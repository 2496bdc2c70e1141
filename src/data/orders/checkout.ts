import type {
  OrderAnswer,
  OrderRequest,
  QuoteAnswer,
  QuoteRequest,
} from '#domain/checkout/checkout.ts';
import type { Result } from '#domain/core/result.ts';
import type { CancelAnswer } from '#domain/order/order-command.ts';
import { loadGuestSignIn } from '../account/guest.ts';
import { call, loadCalls } from '../firebase/call.ts';
import { attemptOnline } from '../firebase/failures.ts';

/**
 * Quotes a cart's price to check a coupon; writes nothing. Amounts are paise. The server needs the user, because a
 * coupon may be limited to one use per customer. Fails with `offline`, and with `unavailable` after 20 seconds, which
 * include loading code: the order that waits for it must not hang.
 */
export async function quoteCart(request: QuoteRequest): Promise<Result<QuoteAnswer>> {
  const answer = await attemptOnline(() => call<QuoteAnswer>('quoteCart', request));
  return answer.ok ? answer.value : answer;
}

/**
 * Places an order. Idempotent per attempt id, so a failed call may be retried. Fails with `offline`, `signed-out`,
 * `unavailable` (no answer: the order may exist), `busy`.
 */
export function placeOrder(request: OrderRequest): Promise<Result<OrderAnswer>> {
  return call<OrderAnswer>('placeOrder', request);
}

/**
 * Loads the code for a guest's order before it is placed, because on a network that has just come back it might fail to
 * load.
 */
export async function loadOrdering(): Promise<void> {
  await Promise.all([loadGuestSignIn(), loadCalls()]);
}

/** Requests the payment of an unpaid order again. Fails as `placeOrder` does. */
export function resumePayment(orderId: string): Promise<Result<OrderAnswer>> {
  return call<OrderAnswer>('resumePayment', { orderId });
}

/**
 * Places a test order; the answer contains how to pay it. Fails as `placeOrder` does, and with `denied` for everyone
 * except staff.
 */
export function placeTestOrder(attemptId: string): Promise<Result<OrderAnswer>> {
  return call<OrderAnswer>('startTestPayment', { attemptId });
}

/**
 * Cancels a shopper's own order and refunds what was paid. With `onlyIfUnpaid` the server answers `paid` if a payment
 * has arrived in the meantime. Fails as `placeOrder` does.
 */
export function cancelOrder(
  orderId: string,
  { onlyIfUnpaid = false }: { readonly onlyIfUnpaid?: boolean } = {},
): Promise<Result<CancelAnswer>> {
  return call<CancelAnswer>('cancelOrder', { orderId, onlyIfUnpaid });
}
