import type { Result } from '#domain/core/result.ts';
import type { PayeeAnswer, PayeeCommand } from '#domain/refund/payout-command.ts';
import { call } from '../firebase/call.ts';

/** Says where to send the refund of a shopper's own order. The same details change nothing. Fails as `cancelOrder` does. */
export function givePayee(request: PayeeCommand): Promise<Result<PayeeAnswer>> {
  return call<PayeeAnswer>('givePayee', request);
}
