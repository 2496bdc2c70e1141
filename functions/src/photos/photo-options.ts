import type { CallableOptions } from 'firebase-functions/v2/https';

/**
 * Decoded, a photograph takes up to 200 MB, so an instance decodes few at a time. A slow phone needs most of the time
 * for its upload.
 */
export const photoOptions: CallableOptions = {
  memory: '1GiB',
  concurrency: 3,
  maxInstances: 10,
  timeoutSeconds: 120,
};
