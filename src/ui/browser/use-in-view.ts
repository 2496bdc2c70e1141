import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element has ever been in the viewport, or within `margin` pixels of it. */
export function useInView<E extends Element>(margin = 200): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen, margin]);
  return [ref, seen];
}
