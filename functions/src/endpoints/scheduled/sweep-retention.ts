import { onSchedule } from 'firebase-functions/v2/scheduler';
import { alertOverdueParcels } from '../../sweep/overdue-parcels.ts';
import { runIsolated } from '../../sweep/run-isolated.ts';
import { REGION } from '../../platform/params.ts';
import { expirePayees } from '../../payouts/expire-payees.ts';
import { refreshBestReviews } from '../../reviews/best-reviews.ts';
import { deleteExpired } from '../../retention/retention.ts';

/** One part's failure does not stop the others: what must be deleted is deleted. `now` is epoch milliseconds. */
export async function sweepNightly(now: number): Promise<void> {
  await runIsolated('overdue-parcels', () => alertOverdueParcels(now));
  await runIsolated('payees', () => expirePayees(now));
  await runIsolated('expired', () => deleteExpired(now));
  await runIsolated('best-reviews', refreshBestReviews);
}

/**
 * Every night: deletes what the privacy policy no longer allows (`deleteExpired`), tells staff of parcels that never came
 * back, and takes reviews of products that are off sale from the home page.
 */
export const sweepRetention = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Asia/Kolkata',
    region: REGION,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  async () => {
    await sweepNightly(Date.now());
  },
);
