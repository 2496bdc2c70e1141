import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** False until the browser has been idle once. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
