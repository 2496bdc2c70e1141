import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A press that moves less than this many pixels is a tap. */
const TAP_PX = 6;

/** A point in the picture, as fractions of width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

/**
 * Pans a scroll area: touch and arrow keys scroll natively, the mouse drags. Calls `onTap` on a tap; the tapped point
 * stays in view when `scale` changes.
 */
export function usePan(area: RefObject<HTMLElement | null>, scale: number, onTap: () => void) {
  const focusPoint = useRef(CENTRE);
  const onTapRef = useRef(onTap);
  useEffect(() => {
    onTapRef.current = onTap;
  });

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(
      focusPoint.current.x * scrollWidth - clientWidth / 2,
      focusPoint.current.y * scrollHeight - clientHeight / 2,
    );
    focusPoint.current = CENTRE;
  }, [area, scale]);

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: PointerEvent | null = null;
    let last: PointerEvent | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = event;
      last = event;
    };
    const move = (event: PointerEvent): void => {
      if (!last || event.pointerType !== 'mouse') return;
      // Continues the drag outside the area.
      element.setPointerCapture(event.pointerId);
      element.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
      last = event;
    };
    const up = (event: PointerEvent): void => {
      const distance = start
        ? Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
        : 0;
      const isTap = start !== null && distance < TAP_PX;
      stop();
      if (!isTap) return;
      const box = element.getBoundingClientRect();
      focusPoint.current = {
        x: (event.clientX - box.left + element.scrollLeft) / element.scrollWidth,
        y: (event.clientY - box.top + element.scrollTop) / element.scrollHeight,
      };
      onTapRef.current();
    };
    // A scroll or pinch is no tap: the browser cancels its pointer.
    const stop = (): void => {
      start = null;
      last = null;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', stop);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', stop);
    };
  }, [area]);
}
