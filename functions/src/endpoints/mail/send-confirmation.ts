import { getAuth } from 'firebase-admin/auth';
import * as v from 'valibot';
import type { ConfirmationAnswer } from '../../../../src/domain/customer/confirmation.ts';
import { parseEmailAddress } from '../../../../src/domain/customer/email.ts';
import { paths } from '../../../../src/domain/site/paths.ts';
import { LIMITS, mailboxOf } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { confirmEmailLetter } from '../../../../src/text/server.ts';
import { writeMail } from '../../mail/outbox.ts';
import { callable } from '../../platform/callable.ts';
import { shopOrigin } from '../../platform/params.ts';
import { app } from '../../platform/store.ts';

/** Letters per 15 minutes and account. */
const MOST = 5;

/**
 * Sends the caller the letter that welcomes them and confirms their address, at `/api/sendConfirmation`. Its link opens
 * Firebase's own page, which handles used and expired links and returns to the shop, whose host must be an authorised
 * domain of the project.
 */
export const sendConfirmation = callable(
  { name: 'sendConfirmation', schema: v.strictObject({}), who: 'person' },
  async (_, { uid }): Promise<ConfirmationAnswer> => {
    // The token may have been issued before the account's address changed.
    const { email, emailVerified } = await getAuth(app()).getUser(uid);
    if (email === undefined || emailVerified) return { outcome: 'nothing-to-confirm' };
    const now = Date.now();
    const address = parseEmailAddress(email);
    if (address === null) return { outcome: 'nothing-to-confirm' };
    const mailbox = mailboxOf(address);
    const isAllowed =
      (await withinRateLimit('confirmations', uid, { most: MOST, now })) &&
      (await withinRateLimit('confirmations-to', mailbox, { ...LIMITS['confirmations-to'], now }));
    if (!isAllowed) return { outcome: 'too-many' };
    const link = await getAuth(app()).generateEmailVerificationLink(email, {
      url: `${shopOrigin()}${paths.dashboard}`,
    });
    await writeMail({
      id: `confirm_${uid}_${now}`,
      to: email,
      kind: 'confirm-email',
      letter: confirmEmailLetter(link),
      limited: true,
      now,
    });
    return { outcome: 'sent' };
  },
);
