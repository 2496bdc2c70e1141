import { useEffect } from 'react';

/**
 * Scrolls a row or table sideways to the control that Tab reaches: browsers leave it where it is while a part of it is in
 * view. A press scrolls nothing, so that its target does not move.
 */
export function useFocusInRows(): void {
  useEffect(() => {
    document.addEventListener('focusin', scrollToFocused);
    return () => document.removeEventListener('focusin', scrollToFocused);
  }, []);
}

function scrollToFocused({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  if (target.closest('.overflow-x-auto'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
