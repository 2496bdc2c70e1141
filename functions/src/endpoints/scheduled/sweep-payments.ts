import { onSchedule } from 'firebase-functions/v2/scheduler';
import { providerSecrets } from '../../payments/gateway/providers.ts';
import { log } from '../../platform/log.ts';
import { REGION } from '../../platform/params.ts';
import { sweep } from '../../sweep/sweep.ts';

/**
 * Every minute: applies planned prices, deletes orphaned images, expires unpaid orders, recovers from lost webhooks and
 * retries refund requests. At this rate the stock of a thousand orders that expire at once is released within five
 * minutes.
 */
export const sweepPayments = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Kolkata',
    region: REGION,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 240,
    secrets: providerSecrets,
  },
  async () => {
    const report = await sweep(Date.now());
    log('sweep', { ...report });
  },
);
