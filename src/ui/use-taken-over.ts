import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False while a page that was made beforehand is taken over, true ever after: what only this device knows may be asked
 * for then.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
