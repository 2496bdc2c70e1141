import { createContext, useContext, useEffect, useState } from 'react';

/** What the page says of slow answers. */
export interface Slowness {
  /** Waits, and reports when the wait is slow. Returns a function that ends it. */
  readonly wait: (onSlow: () => void) => () => void;
  /** In place of a page that loads slowly, and the label of the button that reloads it. */
  readonly loading: string;
  readonly reload: string;
  /** While a command is slow; empty otherwise. */
  readonly command: string;
}

/** Provided by the root of the app. Without it nothing is slow. */
export const SlowContext = createContext<Slowness | null>(null);

/** Returns what to say once the component has been there for a slow time; null until then. */
export function useSlow(): Slowness | null {
  const slowness = useContext(SlowContext);
  const [isSlow, setSlow] = useState(false);
  const wait = slowness?.wait;
  useEffect(() => wait?.(() => setSlow(true)), [wait]);
  return isSlow ? slowness : null;
}
