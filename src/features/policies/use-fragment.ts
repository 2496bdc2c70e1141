import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section of the URL's fragment. The browser looks for it on page load, before the text has rendered.
 */
export function useFragment(): void {
  const { hash } = useLocation();
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
