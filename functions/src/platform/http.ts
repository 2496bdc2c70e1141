import type { HttpsOptions } from 'firebase-functions/v2/https';
import { REGION } from './params.ts';

/** Largest accepted body in bytes. A provider's form is below 2 KB, its webhook below 16 KB. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Options of the functions that a payment provider, or a browser it redirects, calls without any identity. */
export const httpOptions: HttpsOptions = {
  region: REGION,
  maxInstances: 10,
  memory: '512MiB',
  timeoutSeconds: 30,
  invoker: 'public',
};

/** The last segment of `/api/pay/{return|webhook}/{provider}`; empty for any other path. */
export function providerIn(path: string, kind: 'return' | 'webhook'): string {
  const [, found, name = ''] =
    /^\/api\/pay\/(return|webhook)\/([a-z][a-z0-9-]{0,31})\/?$/u.exec(path) ?? [];
  return found === kind ? name : '';
}
