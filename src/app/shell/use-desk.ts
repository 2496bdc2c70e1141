import { useSyncExternalStore } from 'react';

/** The desktop layout begins above this width of the body, in CSS pixels; `desk:` in theme.css says the same. */
const WIDEST_COMPACT = 1250;

/** Measured and not asked of a media query, which counts the scroll bar as well. */
function isDesk(): boolean {
  return document.body.getBoundingClientRect().width > WIDEST_COMPACT;
}

function watch(changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Whether there is room for the desktop layout. Only the layout that is shown exists: the other reads nothing. */
export function useDesk(): boolean {
  return useSyncExternalStore(watch, isDesk);
}
