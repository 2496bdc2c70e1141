import { functionsValues } from './functions-values.ts';
import { bucket, emulatorEnvironment, projectId } from './ports.ts';

/** How often the local suite does what the cloud's scheduler does every five minutes, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Stands in for the cloud's scheduler, which the Functions emulator has none of: looks after unpaid orders, lost webhooks,
 * refunds, planned prices and left pictures of the suite at `offset`, in this process, until it ends.
 * @param origin where a shopper sees the shop.
 */
export async function sweepRegularly(offset: number, origin: string): Promise<void> {
  const { strings, secrets } = functionsValues(offset, origin);
  Object.assign(process.env, emulatorEnvironment(offset), strings, secrets, {
    // Without it the Admin SDK asks Google's metadata server who it is, and complains.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
  });
  const { sweep } = await import('../../functions/src/orders/sweep.ts');
  const timer = setInterval(() => {
    sweep(Date.now()).catch((error: unknown) => {
      console.error(`  sweep: ${error instanceof Error ? error.message : String(error)}`);
    });
  }, EVERY_MS);
  timer.unref();
}
