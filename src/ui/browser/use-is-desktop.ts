import { useSyncExternalStore } from 'react';

/** The desktop layout starts above this body width in CSS pixels; same value as `xl:` in theme.css. */
const MAX_COMPACT_WIDTH = 1250;

/** Last known body width in CSS pixels. A media query would include the scroll bar. */
let width: number | null = null;

function isDesktop(): boolean {
  width ??= document.body.getBoundingClientRect().width;
  return width > MAX_COMPACT_WIDTH;
}

function subscribe(onChange: () => void): () => void {
  const observer = new ResizeObserver(([body]) => {
    width = body?.contentRect.width ?? null;
    onChange();
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/**
 * Whether the desktop layout is active. Null on the server and during hydration: prerendered HTML contains both
 * layouts and CSS shows one.
 */
export function useIsDesktop(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isDesktop, () => null);
}
