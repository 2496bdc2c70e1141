import { localValue } from '#data/browser/local-storage.ts';

/** Whether single letters are shortcuts in lists on this device: speech input may type them unintended. */
export const rowKeys = localValue('row-keys', (stored) => stored !== false);
