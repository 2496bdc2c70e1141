/**
 * A failure as a text for the terminal: an expected one as its message, any other with its stack. Errors of this project
 * are plain `Error`s with a message for users; those of the language and of the system are not.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC') {
    return `The disk is full: free some space, then start again (${error.message}).`;
  }
  const isForeseen = error.name === 'Error' && !('syscall' in error);
  const isUnknownOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isForeseen || isUnknownOption ? error.message : (error.stack ?? error.message);
}
