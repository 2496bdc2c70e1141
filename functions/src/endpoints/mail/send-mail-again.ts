import * as v from 'valibot';
import type { MailAgainAnswer } from '../../../../src/domain/mail/mail-health.ts';
import { sendFailedAgain } from '../../mail/send-again.ts';
import { callable } from '../../platform/callable.ts';

/** Sends failed letters again, at `/api/sendMailAgain`, once staff have corrected the mail server or its settings. */
export const sendMailAgain = callable(
  { name: 'sendMailAgain', schema: v.strictObject({}), who: 'staff' },
  async (_, { uid }): Promise<MailAgainAnswer> => ({
    outcome: 'queued',
    letters: await sendFailedAgain(uid, Date.now()),
  }),
);
