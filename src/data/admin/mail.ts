import type { Result } from '#domain/core/result.ts';
import type { MailAgainAnswer } from '#domain/mail/mail-health.ts';
import { call } from '#data/firebase/call.ts';

/** Sends all failed letters again. Fails with `denied` for viewers, `offline` and `unavailable`. */
export function sendMailAgain(): Promise<Result<MailAgainAnswer>> {
  return call<MailAgainAnswer>('sendMailAgain', {});
}
