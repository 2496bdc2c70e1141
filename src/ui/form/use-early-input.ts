import { type RefObject, useLayoutEffect } from 'react';

/**
 * Passes on what a visitor typed or chose in a prerendered field before hydration: React leaves it in the field and keeps
 * its own value. The field needs `autoComplete="off"`, because browsers also put values there that they restore.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onInput: (typed: string) => void,
): void {
  useLayoutEffect(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onInput(typed);
    // Once: later input is an event.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
