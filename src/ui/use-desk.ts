import { useStoreInTransition } from './use-store-in-transition.ts';

/** The desktop layout begins above this width of the body, in CSS pixels; `desk:` in theme.css says the same. */
const WIDEST_COMPACT = 1250;

/** The width of the body as it was seen last, in CSS pixels; null before anybody has asked. */
let width: number | null = null;

/** Measured once and not asked of a media query, which counts the scroll bar as well. */
function isDesk(): boolean {
  width ??= document.body.getBoundingClientRect().width;
  return width > WIDEST_COMPACT;
}

function watch(changed: () => void): () => void {
  const observer = new ResizeObserver(([body]) => {
    width = body?.contentRect.width ?? null;
    changed();
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/**
 * Whether there is room for the desktop layout: only the layout that is shown exists, and the other costs nothing. Null
 * on a page that was made before its width was known: it holds both, and the style sheet shows one.
 */
export function useDesk(): boolean | null {
  return useStoreInTransition(watch, isDesk);
}
