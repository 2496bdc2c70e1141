import { localValue } from '#data/browser/local-storage.ts';

/** The courier that was last chosen for several parcels on this device: most shops have one. Empty before the first. */
export const lastCourier = localValue('courier', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** Whether single letters are shortcuts in lists on this device: speech input may type them unintended. */
export const rowKeys = localValue('row-keys', (stored) => stored !== false);

/** The box of the last parcel that was booked on this device, as it was typed: most shops have few boxes. */
export const lastBox = localValue('box', (stored): Readonly<Record<string, string>> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).map(([name, edge]) => [name, String(edge)]))
    : {},
);
