import { logger } from 'firebase-functions';

/**
 * One structured line of the log. Ids, codes and counts alone: never a name, an address, a phone number, an e-mail
 * address, a card or a UPI id, nor the text of an error that could hold one.
 */
export function log(
  what: string,
  facts: Readonly<Record<string, string | number | boolean>>,
  level: 'info' | 'warn' | 'error' = 'info',
): void {
  logger[level](what, facts);
}
