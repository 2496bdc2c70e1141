import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row of links sideways, so that the one of the current page and its neighbour are in view. */
export function useCurrentLinkInView(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - link.offsetWidth;
  }, [current]);
  return row;
}
