import type { Result } from '#domain/core/result.ts';
import type { PayeeAnswer, PayeeCommand } from '#domain/refund/payout-command.ts';
import { call } from '../firebase/call.ts';

/** Stores where to send the refund of a shopper's own order. Idempotent for the same details. Fails as `cancelOrder` does. */
export function givePayee(request: PayeeCommand): Promise<Result<PayeeAnswer>> {
  return call<PayeeAnswer>('givePayee', request);
}
