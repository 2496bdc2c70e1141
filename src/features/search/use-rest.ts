import { useEffect, useState } from 'react';

/** How long nobody types before they are taken to look, in milliseconds. */
const REST_MS = 300;

/** Whether a text has stood as it is for a while. */
export function useRest(text: string): boolean {
  const [rested, rest] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
