import type { Result } from '#domain/core/result.ts';
import type {
  MoveAnswer,
  MoveRequest,
  RefundAnswer,
  RefundRequest,
  SettleRefundAnswer,
  SettleRefundRequest,
} from '#domain/order/order-command.ts';
import { call } from '#data/firebase/call.ts';

/**
 * Applies a transition of the order state machine. Fails with `offline`, `denied` (viewers and non-staff), `busy`, and
 * with `unavailable` when the outcome is unknown: the order shows it, and repeating a transition that succeeded is
 * refused.
 */
export function moveOrder(request: MoveRequest): Promise<Result<MoveAnswer>> {
  return call<MoveAnswer>('moveOrder', request);
}

/** Refunds money. Idempotent per key. Fails as `moveOrder` does. */
export function refundOrder(request: RefundRequest): Promise<Result<RefundAnswer>> {
  return call<RefundAnswer>('refundOrder', request);
}

/** Settles a failed refund. Idempotent per key or reference. Fails as `moveOrder` does. */
export function settleRefund(request: SettleRefundRequest): Promise<Result<SettleRefundAnswer>> {
  return call<SettleRefundAnswer>('settleRefund', request);
}
