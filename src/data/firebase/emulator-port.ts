/** Where Auth goes at offset 100: 9199 is the Storage of the copy that was not moved, and the two run side by side. */
const AUTH = 9099;
const AUTH_AT_100 = 9249;

/** A port of the local suite, moved by the offset of its copy. The suite itself asks here as well. */
export function offsetPort(port: number, offset: number): number {
  return port === AUTH && offset === 100 ? AUTH_AT_100 : port + offset;
}
