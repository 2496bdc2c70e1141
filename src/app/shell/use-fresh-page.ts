import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { catalogView } from '#domain/catalog.ts';
import { sizeChosen } from '#domain/size-choice.ts';
import { takeFonts } from '#ui/fonts.ts';

/**
 * At each change of the path the page begins at its top, and the keyboard begins in its content. Another shelf or
 * another search begins at its top as well, but the keyboard stays where it chose it. Going back or forward is left to
 * the browser, which knows where the visitor was; another size of a product keeps the place.
 */
export function useFreshPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, search: query, ...location } = useLocation();
  const sameProduct = sizeChosen(location.state) !== null;
  const kind = useNavigationType();
  const { category, search } = catalogView(new URLSearchParams(query));
  const list = JSON.stringify([category, search]);
  const shown = useRef({ pathname, list });
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname) takeFonts();
  }, [pathname]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, list };
    const samePath = before.pathname === pathname;
    const samePlace = (samePath && before.list === list) || sameProduct;
    if (samePlace || kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (!samePath) content.current?.focus({ preventScroll: true });
  }, [pathname, list, kind, content, sameProduct]);
}
