import type {
  CheckoutAnswer,
  CheckoutRequest,
  OrderRequest,
  QuoteRequest,
} from '#domain/checkout/checkout.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CancelAnswer } from '#domain/order/order-command.ts';
import { call } from '../firebase/call.ts';

/**
 * Asks what a cart costs, to try a coupon; nothing is written. The server wants to know who asks, because a coupon may
 * hold once a customer. Amounts are paise.
 */
export function quote(request: Omit<QuoteRequest, 'ask'>): Promise<Result<CheckoutAnswer>> {
  return ask({ ask: 'quote', ...request });
}

/**
 * Orders a cart. The same attempt never makes two orders, so after a failure the same may be sent again. Fails with
 * `offline`, `signed-out`, `unavailable` (no answer: it may have been made), `busy`.
 */
export function placeOrder(request: Omit<OrderRequest, 'ask'>): Promise<Result<CheckoutAnswer>> {
  return ask({ ask: 'order', ...request });
}

/** Asks how to pay an order that waits for its payment, again. Fails as `placeOrder` does. */
export function payAgain(orderId: string): Promise<Result<CheckoutAnswer>> {
  return ask({ ask: 'pay', orderId });
}

/** Orders a test payment; the answer says how to pay it. Fails as `placeOrder` does, and with `denied` for all but staff. */
export function placeTestOrder(attemptId: string): Promise<Result<CheckoutAnswer>> {
  return ask({ ask: 'test', attemptId });
}

/**
 * Cancels an order for its shopper; what was paid goes back. With `onlyIfUnpaid` the server refuses with `paid` when a
 * payment has arrived meanwhile. Fails as `placeOrder` does.
 */
export function cancelOrder(
  orderId: string,
  { onlyIfUnpaid = false }: { readonly onlyIfUnpaid?: boolean } = {},
): Promise<Result<CancelAnswer>> {
  return call<CancelAnswer>('cancelOrder', { orderId, onlyIfUnpaid });
}

function ask(request: CheckoutRequest): Promise<Result<CheckoutAnswer>> {
  return call<CheckoutAnswer>('startCheckout', request);
}
