import { localValue } from '#data/browser/local-storage.ts';

/** The courier that was last chosen for several parcels on this device: most shops have one. Empty before the first. */
export const lastCourier = localValue('courier', (stored) =>
  typeof stored === 'string' ? stored : '',
);
