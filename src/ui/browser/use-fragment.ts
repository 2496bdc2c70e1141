import { useEffect } from 'react';

/**
 * Scrolls to the section of the URL's fragment (`#reviews`), for a part that renders after the browser and the router have looked for
 * it.
 */
export function useFragment(hash: string): void {
  useEffect(() => {
    if (hash.length < 2) return;
    // Runs after the router has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeFragment(hash.slice(1)));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

/** Decodes a fragment; an invalid encoding matches nothing. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
