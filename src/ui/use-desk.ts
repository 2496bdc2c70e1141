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

/**
 * Whether there is room for the desktop layout: only the layout that is shown exists, and the other costs nothing. Null
 * on a page that was made before its width was known: it holds both, and the style sheet shows one.
 */
export function useDesk(): boolean | null {
  return useSyncExternalStore<boolean | null>(watch, isDesk, () => null);
}
