import { type RefObject, useEffect, useRef } from 'react';

/**
 * Starts a step of the checkout at the top of the page: the address stays the same, so the router resets neither scroll
 * position nor focus. Attach the ref to the element that names the step.
 * @param isNew false for the step that the page opens with.
 */
export function useStepStart<T extends HTMLElement>(isNew = true): RefObject<T | null> {
  const start = useRef<T>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    start.current?.focus({ preventScroll: true });
  }, [isNew]);
  return start;
}
