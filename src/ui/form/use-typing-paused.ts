import { useEffect, useState } from 'react';

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 300;

/** Whether the text has been unchanged for the debounce delay. */
export function useTypingPaused(text: string): boolean {
  const [settledText, setSettledText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText === text;
}
