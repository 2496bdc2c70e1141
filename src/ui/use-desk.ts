import { useSyncExternalStore } from 'react';

/** The desktop layout begins above this width of the body, in CSS pixels; `desk:` in theme.css says the same. */
const MAX_COMPACT_WIDTH = 1250;

/** The last known width of the body in CSS pixels. A media query would count the scroll bar as well. */
let width: number | null = null;

function isDesk(): boolean {
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
 * Whether there is room for the desktop layout. Null on the server and during hydration: prerendered HTML holds both
 * layouts and the style sheet shows one of them.
 */
export function useDesk(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isDesk, () => null);
}
