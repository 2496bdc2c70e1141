import type { HttpsOptions } from 'firebase-functions/v2/https';
import { REGION } from './params.ts';

/** The largest body that is read further, in bytes. A provider's form is below 2 KB, its webhook below 16 KB. */
export const MAX_BODY_BYTES = 64 * 1024;

/** How the functions run that a payment provider, or a browser it sends back, calls without any identity. */
export const httpOptions: HttpsOptions = {
  region: REGION,
  maxInstances: 10,
  memory: '512MiB',
  timeoutSeconds: 30,
  invoker: 'public',
};

/** The last part of `/api/pay/{return|webhook}/{provider}`; empty when the address is no such. */
export function providerIn(path: string, kind: 'return' | 'webhook'): string {
  const [, found, name = ''] =
    /^\/api\/pay\/(return|webhook)\/([a-z][a-z0-9-]{0,31})\/?$/u.exec(path) ?? [];
  return found === kind ? name : '';
}
