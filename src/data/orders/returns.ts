import type { Result } from '#domain/core/result.ts';
import type { ReturnAnswer, ReturnCommand } from '#domain/order/return-command.ts';
import { call } from '../firebase/call.ts';

/** Asks to return pieces of a shopper's own order. Idempotent per key. Fails as `cancelOrder` does. */
export function requestReturn(request: ReturnCommand): Promise<Result<ReturnAnswer>> {
  return call<ReturnAnswer>('requestReturn', request);
}
