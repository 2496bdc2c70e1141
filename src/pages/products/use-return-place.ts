import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { beforeLeaving } from '#ui/leaving.ts';

/** The entry of the history that a list stands at, and how it was come to. */
export interface Entry {
  readonly key: string;
  readonly kind: NavigationType;
}

/** A product in the window: its link, how far from the window's top it stood, and whether the keyboard was there. */
interface Place {
  readonly address: string;
  readonly top: number;
  readonly focused: boolean;
}

/** Where each list of this visit was left, by the key of its entry in the history. */
const places = new Map<string, Place>();

/**
 * Going back to a list leads to the product at which it was left, on the same height of the window and for the
 * keyboard as well. The browser alone restores a number of pixels, while the products are still on their way.
 */
export function useReturnPlace(
  list: RefObject<HTMLElement | null>,
  { key, kind }: Entry,
  shown: number,
): void {
  const entry = useRef(key);
  const sought = useRef<Place | undefined>(undefined);
  // A list that was kept out of sight comes back with the entry that it was left with.
  useLayoutEffect(() => {
    const isReturn = kind === NavigationType.Pop || key === entry.current;
    sought.current = isReturn ? places.get(key) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it comes into sight, and then only
  }, []);
  useEffect(() => {
    // Another list on the same page is no return.
    if (entry.current !== key) sought.current = undefined;
    entry.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const place = sought.current;
    if (!place || !list.current) return;
    const link = linksIn(list.current).find((other) => other.pathname === place.address);
    if (!link) return;
    sought.current = undefined;
    window.scrollBy(0, link.getBoundingClientRect().top - place.top);
    if (place.focused) link.focus({ preventScroll: true });
  }, [list, shown]);
  useEffect(
    () =>
      beforeLeaving(() => {
        const place = list.current && placeIn(list.current);
        if (place) places.set(entry.current, place);
      }),
    [list],
  );
}

function linksIn(list: HTMLElement): readonly HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('article a')];
}

/** The product that has the focus, else the first one in the window. */
function placeIn(list: HTMLElement): Place | undefined {
  const links = linksIn(list);
  const active = links.find((link) => link === document.activeElement);
  const link = active ?? links.find((other) => other.getBoundingClientRect().top >= 0);
  return (
    link && {
      address: link.pathname,
      top: link.getBoundingClientRect().top,
      focused: link === active,
    }
  );
}
