import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';

/**
 * Runs one part of a sweep so that its failure does not stop the others. The next sweep retries it. `subject` tells parts of the
 * same name apart in the log.
 */
export async function runIsolated(
  part: string,
  run: () => Promise<unknown>,
  subject: { readonly orderId?: string } = {},
): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('sweep-failed', { part, ...subject, ...errorInfo(error) }, 'error');
  }
}
