import { GatewayError } from './gateway-error.ts';
import { BadDocumentError } from './store.ts';

/**
 * The facts of an error that are safe to log: kind and code; fault and reason of a provider's error; path and field
 * names of a malformed document. Never values.
 */
export function errorInfo(error: unknown): Readonly<Record<string, string>> {
  const kind = error instanceof Error ? error.name : typeof error;
  if (error instanceof GatewayError) return { kind, fault: error.fault, reason: error.reason };
  if (error instanceof BadDocumentError) return { kind, where: error.message };
  return { kind, code: errorCode(error) };
}

/** The code of an SDK error as a string; empty when it has none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
