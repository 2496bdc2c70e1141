import { functionsValues } from './functions-values.ts';
import { bucket, emulatorEnvironment, projectId } from './ports.ts';

/** How often the local suite runs what Cloud Scheduler runs on its own schedules, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Replaces Cloud Scheduler, which the Functions emulator lacks: sweeps unpaid orders, lost webhooks, refunds, planned
 * prices, orphaned pictures, letters, requests for reviews and figures of the suite at `offset`, in this process, until it ends.
 * @param origin the shop's origin for shoppers.
 */
export async function sweepRegularly(offset: number, origin: string): Promise<void> {
  const { strings, secrets } = functionsValues(offset, origin);
  Object.assign(process.env, emulatorEnvironment(offset), strings, secrets, {
    // Without it the Admin SDK queries Google's metadata server and logs a warning.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
  });
  const { sweep } = await import('../../functions/src/sweep/sweep.ts');
  const { sweepMail } = await import('../../functions/src/mail/deliver.ts');
  const { askForReviews } = await import('../../functions/src/reviews/ask-for-reviews.ts');
  const { sweepFigures } = await import('../../functions/src/figures/sweep-figures.ts');
  const timer = setInterval(() => {
    for (const run of [sweep, sweepMail, askForReviews, sweepFigures]) {
      run(Date.now()).catch((error: unknown) => {
        console.error(`  ${run.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  }, EVERY_MS);
  timer.unref();
}
