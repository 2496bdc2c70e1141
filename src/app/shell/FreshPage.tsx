import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { viewChange, type ViewLocation } from '#domain/view-change.ts';
import { takeFonts } from '#ui/fonts.ts';
import { useEntry } from '../walk.ts';

/**
 * Renders nothing. Another view begins at its top, with the focus in its content (`domain/view-change.ts` decides what
 * another view is). Back and Forward are left to the browser, which restores the scroll position.
 */
export function FreshPage({ content }: { content: RefObject<HTMLElement | null> }) {
  const { location, navigationType: kind } = useEntry((entry) => entry);
  const { pathname } = location;
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname) takeFonts(around(content.current));
  }, [pathname, content]);
  useEffect(() => {
    const change = viewChange(forView(shown.current), forView(location));
    shown.current = location;
    if (change === 'none' || kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (change === 'view') content.current?.focus({ preventScroll: true });
  }, [location, kind, content]);
  return null;
}

function forView({ pathname, search, state }: Location): ViewLocation {
  return { pathname, query: new URLSearchParams(search), state: state as unknown };
}

/** What stands beside the content of every page. */
function around(content: HTMLElement | null): readonly HTMLElement[] {
  return [...(content?.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement => part !== content && part instanceof HTMLElement,
  );
}
