import { useEffect, useState } from 'react';

/** The moment (epoch milliseconds), looked at again every so often (milliseconds); `first` is what it is taken for at first. */
export function useNow(everyMs: number, first = Date.now): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
