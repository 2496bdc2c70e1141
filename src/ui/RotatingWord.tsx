import { useEffect, useState } from 'react';
import { useMedia } from './use-media.ts';

interface RotatingWordProps {
  words: readonly string[];
  /** How long each word stands, in milliseconds. */
  everyMs: number;
  paused: boolean;
}

/**
 * Words that take turns in the room of the widest, so that nothing around them moves. Hidden from screen readers:
 * whoever uses it says the whole beside it. Stands still where the visitor wants no motion.
 */
export function RotatingWord({ words, everyMs, paused }: RotatingWordProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)') || paused;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setShown((place) => (place + 1) % words.length), everyMs);
    return () => clearInterval(timer);
  }, [still, words, everyMs]);
  return (
    <span aria-hidden className="inline-grid">
      {words.map((word, place) => (
        <span
          key={word}
          className={`col-start-1 row-start-1 transition-[opacity,visibility] duration-300 ${place === shown ? '' : 'invisible opacity-0'}`}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
