import { describeFailure } from './failure.ts';
import { isStopping, shutDown } from './processes/shutdown.ts';

/**
 * Runs a command. When it fails, stops what was started, prints the failure and exits with code 1. An expected failure
 * is printed as its message, any other with its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isStopping()) return;
    console.error(`\n${describeFailure(error)}`);
    await shutDown(1);
  }
}
