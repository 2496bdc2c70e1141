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

/**
 * Errors of this project are plain `Error`s with a message for users; those of the language and of the system are not.
 */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = error.name === 'Error' && !('syscall' in error);
  const isUnknownOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isForeseen || isUnknownOption ? error.message : (error.stack ?? error.message);
}
