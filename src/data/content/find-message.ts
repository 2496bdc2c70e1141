import type { Result } from '#domain/core/result.ts';
import type { MessageSearchAnswer } from '#domain/content/message-handling.ts';
import { call } from '../firebase/call.ts';

/**
 * Looks up a message's status by ticket number and email address, without sign-in. A wrong address and an unknown
 * number give the same answer; both count against the rate limit. Fails with `offline` and `unavailable`.
 */
export function findMessage(request: {
  readonly ticket: string;
  readonly email: string;
}): Promise<Result<MessageSearchAnswer>> {
  return call<MessageSearchAnswer>('findMessage', request);
}
