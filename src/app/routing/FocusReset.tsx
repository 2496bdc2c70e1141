import { type RefObject, useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { viewChange, type ViewLocation } from '#domain/site/view-change.ts';

/**
 * Renders nothing. A push or replace that shows another view moves the focus to the content (`domain/site/view-change.ts`
 * decides what another view is). React Router's `<ScrollRestoration>` scrolls; navigation within a view keeps its place by
 * `preventScrollReset`.
 */
export function FocusReset({ content }: { content: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const type = useNavigationType();
  const lastLocation = useRef(location);
  useEffect(() => {
    const change = viewChange(viewOf(lastLocation.current), viewOf(location));
    lastLocation.current = location;
    if (change === 'view' && type !== NavigationType.Pop)
      content.current?.focus({ preventScroll: true });
  }, [location, type, content]);
  return null;
}

function viewOf({ pathname, search, state }: Location): ViewLocation {
  return { pathname, query: new URLSearchParams(search), state: state as unknown };
}
