import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { catalogView } from '#domain/catalog.ts';
import { sizeChosen } from '#domain/size-choice.ts';
import { takeFonts } from '#ui/fonts.ts';
import { useEntry } from '../walk.ts';

/**
 * Draws nothing. At each change of the path the page begins at its top, and the keyboard begins in its content. Another
 * shelf or another search begins at its top as well, but the keyboard stays where it chose it. Going back or forward is
 * left to the browser, which knows where the visitor was; another size of a product keeps the place.
 */
export function FreshPage({ content }: { content: RefObject<HTMLElement | null> }) {
  const { location, navigationType: kind } = useEntry((entry) => entry);
  const { pathname, search: query } = location;
  const sameProduct = sizeChosen(location.state) !== null;
  const { category, search } = catalogView(new URLSearchParams(query));
  const list = JSON.stringify([category, search]);
  const shown = useRef({ pathname, list });
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname) takeFonts(around(content.current));
  }, [pathname, content]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, list };
    const samePath = before.pathname === pathname;
    const samePlace = (samePath && before.list === list) || sameProduct;
    if (samePlace || kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (!samePath) content.current?.focus({ preventScroll: true });
  }, [pathname, list, kind, content, sameProduct]);
  return null;
}

/** What stands beside the content of every page. */
function around(content: HTMLElement | null): readonly HTMLElement[] {
  return [...(content?.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement => part !== content && part instanceof HTMLElement,
  );
}
