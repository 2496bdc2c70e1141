import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepMail } from '../../mail/deliver.ts';
import { outboxSecrets } from '../../mail/send.ts';
import { REGION } from '../../platform/params.ts';

/** Every five minutes: repeats failed attempts to send mail, and counts waiting and failed mail for staff. */
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
  () => sweepMail(Date.now()),
);
