import type { IncomingHttpHeaders } from 'node:http';

/** Where a request came from, for rate limits only; never logged. Many people can share one address. */
export interface CallerNetwork {
  /**
   * Most likely the visitor's own IP address. A client can forge it by calling a function without Hosting, so it is
   * never the only limit.
   */
  readonly address: string;
  /**
   * The address that connected to Google, which no client can forge: a proxy of Hosting, shared by all shoppers of a
   * region, or the visitor's own address for calls without Hosting. Because it is shared, a limit by it must never
   * refuse a legitimate request.
   */
  readonly peer: string;
}

/** Stands for the peer on the emulator, which appends no address. */
const LOCAL = 'local';

/**
 * Reads caller and peer from `X-Forwarded-For`. Hosting's proxy appends the visitor's address, and Google's front end
 * then appends the address that connected to it (cloud.google.com/load-balancing/docs/https, "X-Forwarded-For header").
 * What the client itself sent stands before both. So the last entry is the peer, and the one before it is most likely
 * the visitor. `isEmulated`: no front end has appended anything.
 */
export function networkOf(headers: IncomingHttpHeaders, isEmulated: boolean): CallerNetwork {
  const forwarded = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (isEmulated) forwarded.push(LOCAL);
  const peer = forwarded.at(-1) ?? '';
  return { address: forwarded.at(-2) ?? peer, peer };
}
