import { useEffect, useState } from 'react';

/** The current time (epoch milliseconds), updated every `everyMs` milliseconds; `first` provides the initial value. */
export function useNow(everyMs: number, first = Date.now): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
