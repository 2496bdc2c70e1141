import { type PointerEvent, useRef } from 'react';

/** A shorter movement, in pixels, is a tap or an accident. */
const SWIPE_PX = 40;

interface SwipeProps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Props of an element that a finger swipes sideways: 1 for the next, -1 for the previous. The element needs
 * `touch-action: pan-y pinch-zoom`, otherwise the browser takes the gesture.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void): SwipeProps {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
