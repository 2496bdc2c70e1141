import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepMail } from '../../mail/deliver.ts';
import { outboxSecrets } from '../../mail/send.ts';
import { askForReviews } from '../../reviews/ask-for-reviews.ts';
import { REGION } from '../../platform/params.ts';

/**
 * Every five minutes: repeats failed attempts to send mail, counts waiting and failed mail for staff, and then asks for
 * reviews of orders that were delivered some days ago.
 */
export const sweepMailbox = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeZone: 'Asia/Kolkata',
    region: REGION,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 240,
    secrets: outboxSecrets,
  },
  async () => {
    await sweepMail(Date.now());
    await askForReviews(Date.now());
  },
);
