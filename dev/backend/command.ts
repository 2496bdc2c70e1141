import { isStopping, shutDown } from './shutdown.ts';

/**
 * Runs a command. When it fails, what was started is stopped, the failure is printed and the exit code is 1.
 * A failure that was foreseen is printed as its sentence, every other one with its stack.
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

/** Errors that this project throws with a sentence are plain ones; those of the language and of the system are not. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = error.name === 'Error' && !('syscall' in error);
  const isUnknownOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isForeseen || isUnknownOption ? error.message : (error.stack ?? error.message);
}
