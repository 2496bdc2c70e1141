import type { Result } from '#domain/shared/result.ts';
import type { MessageSearchAnswer } from '#domain/content/message-handling.ts';
import { call } from '../firebase/call.ts';

/**
 * Tells how far a message is, by its ticket number and the e-mail address it was written with, for anybody. A wrong address
 * and an unknown number are the same answer, and both count. Fails with `offline` and `unavailable`.
 */
export function findMessage(asked: {
  readonly ticket: string;
  readonly email: string;
}): Promise<Result<MessageSearchAnswer>> {
  return call<MessageSearchAnswer>('findMessage', asked);
}
