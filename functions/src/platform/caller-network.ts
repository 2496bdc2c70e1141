import type { IncomingHttpHeaders } from 'node:http';

/** Where a request came from, for rate limits only; never logged. Many people share an address. */
export interface CallerNetwork {
  /**
   * Most likely the visitor's own IP address. A client can forge it where it calls a function past Hosting, so it is never
   * the only limit.
   */
  readonly address: string;
  /**
   * The network that reached Google, which no client can forge: the visitor's own past Hosting, through Hosting one of its
   * proxies, which all shoppers of a region share. A limit by it never refuses a request that is right.
   */
  readonly peer: string;
}

/** Stands for the connection that an emulator does not show. */
const LOCAL = 'local';

/**
 * Reads `X-Forwarded-For`, the only place that decides which of its entries count. Google's front end appends the address
 * that connected to it (cloud.google.com/load-balancing/docs/https, "X-Forwarded-For header"), Hosting's proxy before it
 * the visitor's; what a client sent itself stands before both. So the last entry is the peer, and the one before it the
 * visitor as far as anyone can tell. `isEmulated`: no front end has appended anything.
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
