import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { type KeyboardTurn, leaving, returning } from '#ui/kept.ts';

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
  const entry = useRef<Entry>({ key, kind });
  const sought = useRef<Place | undefined>(undefined);
  useLayoutEffect(() => {
    if (kind === NavigationType.Pop) sought.current = places.get(key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is opened, and then only
  }, []);
  useLayoutEffect(() => {
    // Another list on the same page is no return.
    if (entry.current.key !== key) sought.current = undefined;
    entry.current = { key, kind };
  }, [key, kind]);
  useLayoutEffect(() => {
    if (list.current && stand(list.current, sought.current)) sought.current = undefined;
  }, [list, shown]);
  useEffect(() => {
    let left = '';
    const ends = [
      leaving.watch(() => {
        left = entry.current.key;
        const place = list.current && placeIn(list.current);
        if (place) places.set(left, place);
      }),
      returning.watch((turn) => {
        const { key: now, kind: how } = entry.current;
        const isReturn = how === NavigationType.Pop || now === left;
        const place = isReturn ? places.get(now) : undefined;
        // It may be told again, when somebody has scrolled already.
        places.delete(now);
        if (place && list.current && !stand(list.current, place, turn)) sought.current = place;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [list]);
}

/** Brings a place back to where it stood. Whether it is there. */
function stand(list: HTMLElement, place: Place | undefined, turn?: KeyboardTurn | void): boolean {
  const link = place && linksIn(list).find((other) => other.pathname === place.address);
  if (!link) return false;
  window.scrollBy(0, link.getBoundingClientRect().top - place.top);
  if (!place.focused) return true;
  const focus = (): void => link.focus({ preventScroll: true });
  if (turn) turn(focus);
  else focus();
  return true;
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
