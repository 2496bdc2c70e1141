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
import { forgetPrints } from './printed-papers.ts';

/**
 * Applies a transition of the order state machine. Fails with `offline`, `denied` (viewers and non-staff), `busy`, and
 * with `unavailable` when the outcome is unknown: the order shows it, and repeating a transition that succeeded is
 * refused. Forgets the printed papers of an order that is packed, or refused as changed: they are to be printed again.
 */
export async function moveOrder(request: MoveRequest): Promise<Result<MoveAnswer>> {
  const answer = await call<MoveAnswer>('moveOrder', request);
  const isPacked = request.move === 'pack' && answer.ok && answer.value.outcome === 'moved';
  if (isPacked || isRefusedAsChanged(answer)) forgetPrints(request.orderId);
  return answer;
}

/** Whether an order was not packed because it has changed since it was printed or seen. */
export function isRefusedAsChanged(answer: Result<MoveAnswer>): boolean {
  return answer.ok && answer.value.outcome === 'refused' && answer.value.refusal === 'changed';
}

/** Refunds money. Idempotent per key. Fails as `moveOrder` does. */
export function refundOrder(request: RefundRequest): Promise<Result<RefundAnswer>> {
  return call<RefundAnswer>('refundOrder', request);
}

/** Settles a failed refund. Idempotent per key or reference. Fails as `moveOrder` does. */
export function settleRefund(request: SettleRefundRequest): Promise<Result<SettleRefundAnswer>> {
  return call<SettleRefundAnswer>('settleRefund', request);
}
