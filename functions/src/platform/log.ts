import { logger } from 'firebase-functions';

/**
 * Writes one structured log line. Ids, codes and counts only: never a name, postal address, phone number, email
 * address, card or UPI id, nor the text of an error that could hold one.
 */
export function log(
  what: string,
  facts: Readonly<Record<string, string | number | boolean>>,
  level: 'info' | 'warn' | 'error' = 'info',
): void {
  logger[level](what, facts);
}
