import { useEffect, useState } from 'react';
import { useMedia } from '../browser/use-media.ts';

interface RotatingWordProps {
  words: readonly string[];
  /** Milliseconds per word. */
  everyMs: number;
  paused: boolean;
}

/**
 * Rotates words in the space of the widest one, so that the layout does not shift. Hidden from screen readers: the
 * caller provides the full text. Static with reduced motion.
 */
export function RotatingWord({ words, everyMs, paused }: RotatingWordProps) {
  const isStatic = useMedia('(prefers-reduced-motion: reduce)') || paused;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (isStatic) return undefined;
    const timer = setInterval(() => setShown((index) => (index + 1) % words.length), everyMs);
    return () => clearInterval(timer);
  }, [isStatic, words, everyMs]);
  return (
    <span aria-hidden className="inline-grid">
      {words.map((word, index) => (
        <span
          key={word}
          className={`col-start-1 row-start-1 transition-[opacity,visibility] duration-300 ${index === shown ? '' : 'invisible opacity-0'}`}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
