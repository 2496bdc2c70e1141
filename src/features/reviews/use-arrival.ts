import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to a section once when it is mounted, if the address leads to it: its code is loaded after the browser and the
 * router have looked for it. Back, forward and reload restore the position instead.
 */
export function useArrival(section: RefObject<HTMLElement | null>, fragment: string): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // The first entry of a tab is a `POP` without a key.
  const [arrives] = useState(
    hash === fragment && (type !== NavigationType.Pop || key === 'default'),
  );
  useEffect(() => {
    if (!arrives) return undefined;
    // After the router has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [arrives, section]);
}
