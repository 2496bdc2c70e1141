import { useEffect, useEffectEvent } from 'react';
import { rowKeys } from '#data/admin/orders/device-settings.ts';
import { useQuery } from '#data/react/use-query.ts';

/** Where single letters are text. */
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

/**
 * Handles single letters while no field and no dialog has the focus, unless this device has switched them off. `onLetter` returns
 * whether it used the key. Returns whether they are on.
 */
export function useLetterKeys(onLetter: (key: string) => boolean): boolean {
  const state = useQuery(rowKeys.live);
  const enabled = state.state === 'ready' ? state.data : true;
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isElsewhere =
      target instanceof Element && (target.matches(TYPING) || target.closest('dialog') !== null);
    if (defaultPrevented || ctrlKey || metaKey || altKey || isElsewhere) return;
    if (onLetter(key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
  return enabled;
}
