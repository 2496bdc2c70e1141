import { GatewayError } from '../payments/gateway/provider.ts';
import { BadDocumentError } from './store.ts';

/**
 * Why something failed, as the log may say it: the kind of error and its code. A provider's has its fault and reason; a
 * document of the wrong shape where it lies and which fields are wrong, never their values.
 */
export function errorInfo(error: unknown): Readonly<Record<string, string>> {
  const kind = error instanceof Error ? error.name : typeof error;
  if (error instanceof GatewayError) return { kind, fault: error.fault, reason: error.reason };
  if (error instanceof BadDocumentError) return { kind, where: error.message };
  return { kind, code: errorCode(error) };
}

/** The code that an error of an SDK carries, as a text; empty when it has none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
