import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the section that the address names into view. The browser looks for it when the page is loaded, and the
 * page's text is only drawn after that.
 */
export function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    // After the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decoded(hash.slice(1)));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

/** A fragment as it is written in the page; one that is no valid encoding names nothing. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
