/** Auth's port at offset 100. 9199 is the Storage port of the unshifted suite, and both suites may run at once. */
const AUTH = 9099;
const AUTH_AT_100 = 9249;

/** Returns an emulator port shifted by the suite's offset. The emulator suite uses the same function. */
export function offsetPort(port: number, offset: number): number {
  return port === AUTH && offset === 100 ? AUTH_AT_100 : port + offset;
}
