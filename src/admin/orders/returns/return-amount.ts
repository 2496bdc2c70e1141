import { type Paise, paise } from '#domain/money/money.ts';
import { returnRefund } from '#domain/order/move-return.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { isPaidByHand } from '#domain/payment/payment-method.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';

/** What the accepted pieces of a return cost, in paise. */
export function amountOf(state: OrderState, request: ReturnRequest): Paise {
  return paise(returnRefund(state, request).reduce((sum, { amountPaise }) => sum + amountPaise, 0));
}

/** Whether staff have sent the money by a transfer, so that the bank has a reference. */
export function needsReference(state: OrderState, request: ReturnRequest): boolean {
  const { method, payout } = state.order;
  return amountOf(state, request) > 0 && (isPaidByHand(method) || Boolean(payout?.payee));
}
