import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A press that moves less than this (pixels) is a tap. */
const TAP_PX = 6;

/** A place in the picture, as fractions of its width and height. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/**
 * A scrolling area that shows a part of its content: a finger and the arrow keys scroll it by themselves, a mouse
 * drags it. `onTap` is told of every tap; the place that was tapped stays in sight when `scale` changes.
 */
export function usePan(area: RefObject<HTMLElement | null>, scale: number, onTap: () => void) {
  const place = useRef(MIDDLE);
  const tapped = useRef(onTap);
  useEffect(() => {
    tapped.current = onTap;
  });

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(
      place.current.x * scrollWidth - clientWidth / 2,
      place.current.y * scrollHeight - clientHeight / 2,
    );
    place.current = MIDDLE;
  }, [area, scale]);

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let from: PointerEvent | null = null;
    let last: PointerEvent | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = event;
      last = event;
    };
    const move = (event: PointerEvent): void => {
      if (!last || event.pointerType !== 'mouse') return;
      // From here on the drag goes on outside of the area as well.
      element.setPointerCapture(event.pointerId);
      element.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
      last = event;
    };
    const up = (event: PointerEvent): void => {
      const way = from ? Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) : 0;
      const isTap = from !== null && way < TAP_PX;
      stop();
      if (!isTap) return;
      const box = element.getBoundingClientRect();
      place.current = {
        x: (event.clientX - box.left + element.scrollLeft) / element.scrollWidth,
        y: (event.clientY - box.top + element.scrollTop) / element.scrollHeight,
      };
      tapped.current();
    };
    // A finger that scrolls the area, or pinches the page, is no tap: the browser takes its pointer away.
    const stop = (): void => {
      from = null;
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
