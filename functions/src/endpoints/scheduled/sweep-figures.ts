import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepFigures as sweep } from '../../figures/sweep-figures.ts';
import { REGION } from '../../platform/params.ts';

/** Every minute: brings the sums of days and months up to date with the orders that changed. */
export const sweepFigures = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Asia/Kolkata',
    region: REGION,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 90,
  },
  async () => {
    await sweep(Date.now());
  },
);
